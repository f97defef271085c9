import type { LineItem } from '#web/api/quote-types.ts';

/** What a line rests on, in the order of what the provider must look at first. */
export type LineBasis =
  | { readonly kind: 'unpriced' }
  | { readonly kind: 'assumed'; readonly text: string }
  | { readonly kind: 'sources'; readonly count: number }
  | { readonly kind: 'own' }
  | { readonly kind: 'changed' }
  | { readonly kind: 'none' };

/** A formula is how sources were put together, not one of them. */
const isSource = ({ kind }: LineItem['evidence'][number]): boolean => kind !== 'assumption' && kind !== 'formula';

/** "Hallway: Ceiling height" without the part that stands above the line already. */
export function withoutPart(label: string, part: string | undefined): string {
  return part && label.startsWith(`${part}: `) ? label.slice(part.length + 2) : label;
}

export function lineBasis({ unit_price_minor, evidence, origin, reasoning_is_past }: LineItem): LineBasis {
  if (unit_price_minor === null) return { kind: 'unpriced' };
  // It rests on the provider's word now, whatever it was drafted from.
  if (reasoning_is_past && origin === 'provider') return { kind: 'changed' };
  const assumption = evidence.find(({ kind }) => kind === 'assumption');
  if (assumption) return { kind: 'assumed', text: assumption.label ?? assumption.text };
  const count = evidence.filter(isSource).length;
  if (count > 0) return { kind: 'sources', count };
  return { kind: origin === 'engine' ? 'none' : 'own' };
}

/** A line that should be looked at before the quote goes out; "Looks right" settles all but a missing price. */
export function needsLook(line: LineItem): boolean {
  const { kind } = lineBasis(line);
  if (kind === 'unpriced') return true;
  return line.checked_at === null && (kind === 'assumed' || kind === 'none');
}
