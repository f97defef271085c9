import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import { defaultRate } from '#domain/provider/tax-identity.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { requireComposing, staleRevision } from './change-quote.ts';
import { changeStatus } from './change-status.ts';
import { listComponents } from './component-store.ts';
import { keepDeleted } from './deletion-store.ts';
import {
  deleteLineItem,
  findLineItem,
  insertLineItems,
  type LineItemRow,
  listLineItems,
  markLine,
  nextPosition,
  updateLineItem,
} from './line-item-store.ts';
import { presentLineItem } from './present-line-item.ts';
import { findQuote, lockQuote, type OwnQuote, type QuoteRow, updateQuote } from './quote-store.ts';
import { presentTotals, type Totalled, totalsOf } from './quote-totals.ts';
import { type NewLine, rowOf } from './write-lines.ts';

type LineChange = z.output<(typeof endpoints)['updateLineItem']['body']>;

/** A change of lines under the quote's lock: its status allows it, its sums stay sound, its revision goes up. */
export async function changeLines<T>(
  scope: ProviderScope,
  quoteId: string,
  work: (tx: ProviderScope, quote: QuoteRow) => Promise<T>,
) {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    requireComposing(quote);
    const result = await work(tx, quote);
    // Read again: a change may have moved the discount.
    const sums = await currentTotals(tx, await findQuote(tx, quote.id));
    const revision = quote.revision + 1;
    // Whoever starts writing lines into a draft builds the quote by hand.
    if (quote.status === 'draft') await changeStatus(tx, quote, 'build_by_hand', { finalizedAt: null });
    else await updateQuote(tx, quote, { finalizedAt: null });
    return { result, sums, revision };
  });
}

export async function currentTotals(scope: ProviderScope, quote: QuoteRow): Promise<Totalled> {
  const lines = await listLineItems(scope, quote);
  const components = await listComponents(scope, quote);
  return totalsOf({ ...quote, lines, components });
}

/** What a call that changes one line answers. */
export const presentChanged = ({
  result,
  sums,
  revision,
}: {
  result: LineItemRow;
  sums: Totalled;
  revision: number;
}) => ({
  line_item: presentLineItem(result, sums.lines),
  totals: presentTotals(sums.totals),
  revision,
});

export async function refuseForeignComponent(
  scope: ProviderScope,
  quote: OwnQuote,
  componentId: string | null | undefined,
): Promise<void> {
  if (!componentId) return;
  const components = await listComponents(scope, quote);
  if (components.some(({ id }) => id === componentId)) return;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
    fields: { component_id: [msg`This part is not in the quote`] },
  });
}

/** @throws Problem not_found, invalid_state, invalid_fields, amount_out_of_range */
export async function addLineItem(scope: ProviderScope, quoteId: string, input: NewLine) {
  const outcome = await changeLines(scope, quoteId, async (tx, quote) => {
    await refuseForeignComponent(tx, quote, input.component_id);
    const taxRate = input.tax_rate ?? defaultRate((await findProvider(tx)).taxRates);
    const position = input.position ?? (await nextPosition(tx, quote));
    const [row] = await insertLineItems(tx, quote, [{ ...rowOf(input), taxRate, position }]);
    if (!row) throw new Error('the line was not stored');
    return row;
  });
  return presentChanged(outcome);
}

/** A line changed by hand belongs to the provider from then on; an estimate made again leaves it alone. @throws Problem */
export async function changeLineItem(
  scope: ProviderScope,
  quoteId: string,
  itemId: string,
  { input, now }: { readonly input: LineChange; readonly now: Date },
) {
  if (isMarkAlone(input)) return markByItself(scope, quoteId, itemId, { input, now });
  const outcome = await changeLines(scope, quoteId, async (tx, quote) => {
    const current = await findLineItem(tx, quote, itemId);
    if (input.revision !== undefined && input.revision !== current.revision) {
      throw staleRevision(presentLineItem(current, (await currentTotals(tx, quote)).lines));
    }
    await refuseForeignComponent(tx, quote, input.component_id);
    return updateLineItem(tx, quote, itemId, {
      ...(input.component_id === undefined ? {} : { componentId: input.component_id }),
      ...(input.category === undefined ? {} : { category: input.category }),
      ...(input.description === undefined ? {} : { description: input.description }),
      ...(input.quantity === undefined ? {} : { quantity: input.quantity }),
      ...(input.unit === undefined ? {} : { unit: input.unit }),
      ...(input.unit_label === undefined ? {} : { unitLabel: input.unit_label || null }),
      ...(input.unit_price_minor === undefined ? {} : { unitPriceMinor: input.unit_price_minor }),
      ...(input.unit_cost_minor === undefined ? {} : { unitCostMinor: input.unit_cost_minor }),
      ...(input.tax_rate === undefined ? {} : { taxRate: input.tax_rate }),
      ...(input.position === undefined ? {} : { position: input.position }),
      // Whoever writes a figure has looked at the line.
      ...(isSubstantial(input) ? { origin: 'provider' as const, checkedAt: now } : {}),
      ...marksOf(input, now),
    });
  });
  return presentChanged(outcome);
}

const isAnySet = (values: object): boolean => Object.values(values).some((value) => value !== undefined);

function isMarkAlone({ is_checked, internal_note, revision: _revision, ...rest }: LineChange): boolean {
  return isAnySet({ is_checked, internal_note }) && !isAnySet(rest);
}

const marksOf = ({ is_checked: isChecked, internal_note: note }: LineChange, now: Date) => ({
  ...(isChecked === undefined ? {} : { checkedAt: isChecked ? now : null }),
  ...(note === undefined ? {} : { internalNote: note || null }),
});

function isSubstantial({
  position: _position,
  is_checked: _checked,
  internal_note: _note,
  revision: _revision,
  ...rest
}: LineChange): boolean {
  return isAnySet(rest);
}

/** "Looks right" or a note changes nothing of what is sent: the version, the draft and everybody's revisions stay. */
async function markByItself(
  scope: ProviderScope,
  quoteId: string,
  itemId: string,
  { input, now }: { readonly input: LineChange; readonly now: Date },
) {
  return inTransaction(scope, async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (input.is_checked !== undefined) requireComposing(quote);
    const result = await markLine(tx, quote, itemId, marksOf(input, now));
    return presentChanged({ result, sums: await currentTotals(tx, quote), revision: quote.revision });
  });
}

/** @throws Problem not_found, invalid_state */
export async function removeLineItem(scope: ProviderScope, quoteId: string, itemId: string) {
  const { sums, revision } = await changeLines(scope, quoteId, async (tx, quote) =>
    keepDeleted(tx, quote, 'line_item', await deleteLineItem(tx, quote, itemId)),
  );
  return { totals: presentTotals(sums.totals), revision };
}
