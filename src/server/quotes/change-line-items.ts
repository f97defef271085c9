import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import { inTransaction, type ProviderScope } from '#server/http/scope.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { requireComposing, staleRevision } from './change-quote.ts';
import { changeStatus } from './change-status.ts';
import {
  deleteLineItem,
  findLineItem,
  insertLineItems,
  type LineItemRow,
  listLineItems,
  nextPosition,
  updateLineItem,
} from './line-item-store.ts';
import { presentLineItem } from './present-line-item.ts';
import { listComponents, lockQuote, type QuoteRow, updateQuote } from './quote-store.ts';
import { presentTotals, type Totalled, totalsOf } from './quote-totals.ts';

type NewLine = z.output<(typeof endpoints)['createLineItem']['body']>;
type LineChange = z.output<(typeof endpoints)['updateLineItem']['body']>;

/** A change of lines under the quote's lock: its status allows it, its sums stay sound, its revision goes up. */
async function changeLines<T>(
  scope: ProviderScope,
  quoteId: string,
  work: (tx: ProviderScope, quote: QuoteRow) => Promise<T>,
) {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    requireComposing(quote);
    const result = await work(tx, quote);
    const sums = await currentTotals(tx, quote);
    const revision = quote.revision + 1;
    // Whoever starts writing lines into a draft builds the quote by hand.
    if (quote.status === 'draft') await changeStatus(tx, quote, 'build_by_hand', { finalizedAt: null });
    else await updateQuote(tx, quoteId, { finalizedAt: null });
    return { result, sums, revision };
  });
}

async function currentTotals(scope: ProviderScope, quote: QuoteRow): Promise<Totalled> {
  const lines = await listLineItems(scope, quote.id);
  const components = await listComponents(scope, quote.id);
  return totalsOf({ ...quote, lines, components });
}

const changed = ({ result, sums, revision }: { result: LineItemRow; sums: Totalled; revision: number }) => ({
  line_item: presentLineItem(result, sums.lines),
  totals: presentTotals(sums.totals),
  revision,
});

async function refuseForeignComponent(
  scope: ProviderScope,
  quoteId: string,
  componentId: string | null | undefined,
): Promise<void> {
  if (!componentId) return;
  const components = await listComponents(scope, quoteId);
  if (components.some(({ id }) => id === componentId)) return;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
    fields: { component_id: [msg`This part is not in the quote`] },
  });
}

/** @throws Problem not_found, invalid_state, invalid_fields, amount_out_of_range */
export async function addLineItem(scope: ProviderScope, quoteId: string, input: NewLine) {
  const outcome = await changeLines(scope, quoteId, async (tx) => {
    await refuseForeignComponent(tx, quoteId, input.component_id);
    const taxRate = input.tax_rate ?? (await findProvider(tx)).defaultTaxRate;
    const position = input.position ?? (await nextPosition(tx, quoteId));
    const [row] = await insertLineItems(tx, [
      {
        quoteId,
        componentId: input.component_id ?? null,
        category: input.category,
        description: input.description,
        quantity: input.quantity,
        unit: input.unit,
        unitLabel: input.unit_label || null,
        unitPriceMinor: input.unit_price_minor,
        taxRate,
        position,
        origin: 'provider',
      },
    ]);
    if (!row) throw new Error('the line was not stored');
    return row;
  });
  return changed(outcome);
}

/** A line changed by hand belongs to the provider from then on; an estimate made again leaves it alone. @throws Problem */
export async function changeLineItem(scope: ProviderScope, quoteId: string, itemId: string, input: LineChange) {
  const outcome = await changeLines(scope, quoteId, async (tx, quote) => {
    const current = await findLineItem(tx, quoteId, itemId);
    if (input.revision !== undefined && input.revision !== current.revision) {
      throw staleRevision(presentLineItem(current, (await currentTotals(tx, quote)).lines));
    }
    await refuseForeignComponent(tx, quoteId, input.component_id);
    return updateLineItem(tx, quoteId, itemId, {
      ...(input.component_id === undefined ? {} : { componentId: input.component_id }),
      ...(input.category === undefined ? {} : { category: input.category }),
      ...(input.description === undefined ? {} : { description: input.description }),
      ...(input.quantity === undefined ? {} : { quantity: input.quantity }),
      ...(input.unit === undefined ? {} : { unit: input.unit }),
      ...(input.unit_label === undefined ? {} : { unitLabel: input.unit_label || null }),
      ...(input.unit_price_minor === undefined ? {} : { unitPriceMinor: input.unit_price_minor }),
      ...(input.tax_rate === undefined ? {} : { taxRate: input.tax_rate }),
      ...(input.position === undefined ? {} : { position: input.position }),
      ...(isSubstantial(input) ? { origin: 'provider' as const } : {}),
    });
  });
  return changed(outcome);
}

function isSubstantial({ position: _position, revision: _revision, ...rest }: LineChange): boolean {
  return Object.values(rest).some((value) => value !== undefined);
}

/** @throws Problem not_found, invalid_state */
export async function removeLineItem(scope: ProviderScope, quoteId: string, itemId: string) {
  const { sums, revision } = await changeLines(scope, quoteId, (tx) => deleteLineItem(tx, quoteId, itemId));
  return { totals: presentTotals(sums.totals), revision };
}
