import { useRef, useState } from 'react';
import type { Call } from '#web/api/call-types.ts';
import { extrasOf, type SentTotals, type SentVersion, totalsWith } from './sent-quote.ts';

interface ExtrasOptions {
  readonly version: SentVersion;
  readonly token: string;
  readonly call: Call;
}

export interface Extras {
  readonly chosen: ReadonlySet<string>;
  readonly totals: SentTotals;
  /** The figures on screen are ours, not yet the server's. */
  readonly isSettling: boolean;
  /** The extra whose choice could not be kept; it stands as it was. */
  readonly failed: { readonly componentId: string; readonly error: unknown } | null;
  readonly toggle: (componentId: string, isChosen: boolean) => void;
}

const chosenIn = (version: SentVersion): ReadonlySet<string> =>
  new Set(
    extrasOf(version)
      .filter((extra) => extra.is_visible)
      .map(({ id }) => id),
  );

function withChoice(chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  return new Set(isChosen ? [...chosen, id] : [...chosen].filter((known) => known !== id));
}

/** The chosen extras and what they come to: at once on screen, then as the server counts it. */
export function useExtras({ version, token, call }: ExtrasOptions): Extras {
  const [known, setKnown] = useState(version);
  const [chosen, setChosen] = useState(() => chosenIn(version));
  const [totals, setTotals] = useState(version.totals);
  const [waiting, setWaiting] = useState(0);
  const [failed, setFailed] = useState<Extras['failed']>(null);
  // One call after the other, or an earlier choice could arrive last.
  const line = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(chosen);

  if (known !== version) {
    setKnown(version);
    setChosen(chosenIn(version));
    setTotals(version.totals);
  }

  const show = (next: ReadonlySet<string>): void => {
    latest.current = next;
    setChosen(next);
    const hidden = new Set(
      extrasOf(version)
        .map(({ id }) => id)
        .filter((id) => !next.has(id)),
    );
    const expected = totalsWith(version, hidden);
    if (expected) setTotals(expected);
  };

  const send = async (componentId: string, isChosen: boolean): Promise<void> => {
    try {
      const { data } = await call('POST /customer/quotes/{id}/components/{componentId}/toggle-visibility', {
        params: { id: token, componentId },
        body: { is_visible: isChosen },
      });
      setTotals(data.totals);
    } catch (error) {
      show(withChoice(latest.current, componentId, !isChosen));
      setFailed({ componentId, error });
    } finally {
      setWaiting((count) => count - 1);
    }
  };

  const toggle = (componentId: string, isChosen: boolean): void => {
    latest.current = chosen;
    show(withChoice(chosen, componentId, isChosen));
    setFailed(null);
    setWaiting((count) => count + 1);
    line.current = line.current.then(() => send(componentId, isChosen));
  };
  return { chosen, totals, isSettling: waiting > 0, failed, toggle };
}
