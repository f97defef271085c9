import { useRef, useState } from 'react';
import type { Call } from '#web/api/call-types.ts';
import { chosenExtras, type SentVersion, takenOptions } from './sent-quote.ts';

interface ExtrasOptions {
  readonly version: SentVersion;
  readonly token: string;
  readonly call: Call;
}

export interface Extras {
  /** The version with the choice as the server counts it. */
  readonly version: SentVersion;
  /** Extras, and of each choice the part that is taken. */
  readonly chosen: ReadonlySet<string>;
  readonly extraCount: number;
  /** At once on screen: what the server said a single switch would make of it. */
  readonly totalMinor: number;
  /** The figures on screen are not yet the server's answer to the latest choice. */
  readonly isSettling: boolean;
  /** The extra whose choice could not be kept; it stands as it was. */
  readonly failed: { readonly componentId: string; readonly error: unknown } | null;
  readonly toggle: (componentId: string, isChosen: boolean) => void;
}

const chosenIn = (version: SentVersion): ReadonlySet<string> =>
  new Set([...chosenExtras(version), ...takenOptions(version)].map((extra) => extra.component_id));

/** Of a choice the others go out as one comes in. */
function withChoice(
  { choices }: SentVersion,
  chosen: ReadonlySet<string>,
  id: string,
  isChosen: boolean,
): ReadonlySet<string> {
  const group = choices.find(({ options }) => options.some((option) => option.component_id === id));
  const others = new Set(isChosen ? group?.options.map((option) => option.component_id) : [id]);
  const left = [...chosen].filter((known) => known !== id && !others.has(known));
  return new Set(isChosen ? [...left, id] : left);
}

const isOption = ({ choices }: SentVersion, id: string): boolean =>
  choices.some(({ options }) => options.some((option) => option.component_id === id));

/** Known beforehand where one extra is switched; of several at once only the server knows. */
function totalWith(version: SentVersion, chosen: ReadonlySet<string>): number {
  const extras = version.extras.filter((extra) => extra.is_chosen !== chosen.has(extra.component_id));
  const options = version.choices.flatMap((choice) => choice.options);
  const switched = [...extras, ...options.filter((option) => !option.is_chosen && chosen.has(option.component_id))];
  const [only] = switched;
  const expected = switched.length === 1 ? only?.total_if_switched_minor : undefined;
  return expected ?? version.totals.total_minor;
}

/** The chosen extras and what they come to: at once on screen, then as the server counts it. */
export function useExtras({ version: sent, token, call }: ExtrasOptions): Extras {
  const [known, setKnown] = useState(sent);
  const [version, setVersion] = useState(sent);
  const [chosen, setChosen] = useState(() => chosenIn(sent));
  const [waiting, setWaiting] = useState(0);
  const [failed, setFailed] = useState<Extras['failed']>(null);
  // One call after the other, or an earlier choice could arrive last.
  const line = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(chosen);

  if (known !== sent) {
    setKnown(sent);
    setVersion(sent);
    setChosen(chosenIn(sent));
  }

  const show = (next: ReadonlySet<string>): void => {
    latest.current = next;
    setChosen(next);
  };

  const send = async (componentId: string, isChosen: boolean): Promise<void> => {
    try {
      const { data } = await call('POST /customer/quotes/{id}/components/{componentId}/toggle-visibility', {
        params: { id: token, componentId },
        body: { is_visible: isChosen },
      });
      setVersion(data.version);
    } catch (error) {
      // Of a choice it is the one before that stands again.
      show(
        isOption(version, componentId)
          ? chosenIn(version)
          : withChoice(version, latest.current, componentId, !isChosen),
      );
      setFailed({ componentId, error });
    } finally {
      setWaiting((count) => count - 1);
    }
  };

  const toggle = (componentId: string, isChosen: boolean): void => {
    latest.current = chosen;
    show(withChoice(version, chosen, componentId, isChosen));
    setFailed(null);
    setWaiting((count) => count + 1);
    line.current = line.current.then(() => send(componentId, isChosen));
  };
  return {
    version,
    chosen,
    extraCount: version.extras.filter((extra) => chosen.has(extra.component_id)).length,
    totalMinor: totalWith(version, chosen),
    isSettling: waiting > 0,
    failed,
    toggle,
  };
}
