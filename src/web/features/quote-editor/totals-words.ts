import type { Quote } from '#web/api/quote-types.ts';
import { groupLines } from './lines/group-lines.ts';

/** How the sums stand to the extras, which decides what they are called. */
export type ExtrasStand =
  | { readonly kind: 'none' }
  /** None is chosen. An extra that takes something off makes the total no least one. */
  | { readonly kind: 'open'; readonly isLeast: boolean }
  | { readonly kind: 'chosen'; readonly count: number };

export function extrasStand(quote: Pick<Quote, 'line_items' | 'components'>): ExtrasStand {
  const { extras } = groupLines(quote);
  if (extras.length === 0) return { kind: 'none' };
  const count = extras.filter(({ component }) => component?.is_visible).length;
  if (count > 0) return { kind: 'chosen', count };
  const sums = extras.map(({ lines }) => lines.reduce((sum, { net_minor }) => sum + net_minor, 0));
  return { kind: 'open', isLeast: sums.every((sum) => sum >= 0) };
}

/** A business reads prices without tax, so that sum stands out. */
export const readsNetFirst = ({ charges_tax, customer }: Pick<Quote, 'charges_tax' | 'customer'>): boolean =>
  charges_tax && customer?.kind === 'business';

/** Of all rates together. */
export const taxOf = ({ tax }: Quote['totals']): number => tax.reduce((sum, { tax_minor }) => sum + tax_minor, 0);
