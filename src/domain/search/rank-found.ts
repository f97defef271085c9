import { firstGuess } from './match-words.ts';

export const foundKinds = ['quote', 'customer', 'service', 'page'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Something found, before it is known whether there is room for it. */
export interface Found {
  readonly kind: FoundKind;
  readonly cost: number;
  /** Put aside: behind everything else. */
  readonly isArchived?: boolean;
}

/** Of equally near ones the people come first, and what is the same for everybody last. */
const kindOrder: Readonly<Record<FoundKind, number>> = { customer: 0, quote: 1, service: 2, page: 3 };

function byNearness(a: Found, b: Found): number {
  return (
    Number(a.isArchived ?? false) - Number(b.isArchived ?? false) ||
    a.cost - b.cost ||
    kindOrder[a.kind] - kindOrder[b.kind]
  );
}

/**
 * The best of them, best first; guesses only where nothing fits as it was typed. Each kind keeps a share: thousands of quotes
 * for rewiring do not hide the service.
 */
export function bestOf<Item extends Found>(found: readonly Item[], limit: number): Item[] {
  const fitting = found.filter(({ cost }) => cost < firstGuess);
  const ranked = (fitting.length > 0 ? fitting : found).toSorted(byNearness);
  const share = Math.max(1, Math.floor(limit / foundKinds.length));
  const sure = foundKinds.flatMap((kind) => ranked.filter((one) => one.kind === kind).slice(0, share));
  const kept = new Set(sure.toSorted(byNearness).slice(0, limit));
  for (const one of ranked) if (kept.size < limit) kept.add(one);
  return [...kept].toSorted(byNearness);
}
