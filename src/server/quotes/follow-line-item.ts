import { followingLines } from '#domain/quote/following-lines.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { changeLines } from './change-line-items.ts';
import { findLineItem, listLineItems, updateLineItem } from './line-item-store.ts';
import { presentLineItem } from './present-line-item.ts';
import { presentTotals } from './quote-totals.ts';

/**
 * The lines that come from the same formula count as this one now does, all in one step; they are the provider's as
 * lines changed by hand are.
 * @throws Problem not_found, invalid_state, amount_out_of_range
 */
export async function followLineItem(
  scope: ProviderScope,
  { id: quoteId, itemId }: { readonly id: string; readonly itemId: string },
  now: Date,
) {
  const { result, sums, revision } = await changeLines(scope, quoteId, async (tx, quote) => {
    const changed = await findLineItem(tx, quote, itemId);
    for (const { id, quantity } of followingLines(changed, await listLineItems(tx, quote)))
      await updateLineItem(tx, quote, id, { quantity, origin: 'provider', checkedAt: now });
    return listLineItems(tx, quote);
  });
  return {
    line_items: result.map((line) => presentLineItem(line, sums.lines)),
    totals: presentTotals(sums.totals),
    revision,
  };
}
