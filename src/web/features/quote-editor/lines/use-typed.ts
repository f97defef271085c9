import { useState } from 'react';
import type { LineChange } from '#web/api/quote-cache.ts';

export interface Typed {
  /** What is being typed and not saved yet, by line; the sums follow it. */
  readonly typed: ReadonlyMap<string, LineChange>;
  /** Null once it is saved, put back or cannot be read. */
  readonly preview: (lineId: string, change: LineChange | null) => void;
}

/** Holds what stands in the cells while somebody types. */
export function useTyped(): Typed {
  const [typed, setTyped] = useState<ReadonlyMap<string, LineChange>>(new Map());
  return {
    typed,
    preview: (lineId, change) =>
      setTyped((all) => {
        if (change === null && !all.has(lineId)) return all;
        const next = new Map(all);
        if (change === null) next.delete(lineId);
        else next.set(lineId, change);
        return next;
      }),
  };
}
