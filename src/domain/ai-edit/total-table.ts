import { type QuoteTotal, totalQuote } from '../quote/totals.ts';
import { hiddenComponentIds, isCounted } from '../quote/visibility.ts';
import type { EditTable } from './plan.ts';

/** What the table adds up to, as the quote itself does. */
export function totalTable({ lines, groups, taxMode, discountPercent, tax }: EditTable): QuoteTotal {
  const hidden = hiddenComponentIds(groups);
  return totalQuote({
    lines: lines.map((line) => ({ ...line, isCounted: isCounted({ componentId: line.groupId }, hidden) })),
    taxMode: tax.isCharged ? taxMode : 'none',
    discountPercent,
  });
}
