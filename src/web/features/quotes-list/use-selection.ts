import { useState } from 'react';

export interface Selection {
  readonly ids: readonly string[];
  readonly has: (id: string) => boolean;
  /** With `isRange`, all between the one chosen last and this one become what this one becomes. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly setAll: (isOn: boolean) => void;
  readonly keepOnly: (ids: readonly string[]) => void;
}

interface Chosen {
  readonly scope: string;
  readonly ids: ReadonlySet<string>;
  readonly last: string | null;
}

/** Which rows of a page are chosen. Another page or filter, the `scope`, begins with none. */
export function useSelection(scope: string, pageIds: readonly string[]): Selection {
  const [kept, setKept] = useState<Chosen>({ scope, ids: new Set(), last: null });
  const chosen: Chosen = kept.scope === scope ? kept : { scope, ids: new Set(), last: null };
  const set = (ids: Iterable<string>, last: string | null) => setKept({ scope, ids: new Set(ids), last });
  return {
    // A row that has left the list meanwhile is chosen no longer.
    ids: pageIds.filter((id) => chosen.ids.has(id)),
    has: (id) => chosen.ids.has(id),
    toggle: (id, isRange) => {
      const changed = isRange && chosen.last ? between(pageIds, chosen.last, id) : [id];
      const isOn = !chosen.ids.has(id);
      set(isOn ? [...chosen.ids, ...changed] : [...chosen.ids].filter((one) => !changed.includes(one)), id);
    },
    setAll: (isOn) => set(isOn ? pageIds : [], null),
    keepOnly: (ids) => set(ids, null),
  };
}

/** The stretch of a page from one row to another, both with it. */
export function between(pageIds: readonly string[], one: string, other: string): readonly string[] {
  const [from = -1, to = -1] = [pageIds.indexOf(one), pageIds.indexOf(other)].toSorted((a, b) => a - b);
  return from < 0 ? [other] : pageIds.slice(from, to + 1);
}
