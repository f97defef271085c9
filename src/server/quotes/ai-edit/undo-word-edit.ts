import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import type { WordEditUndo } from '#server/db/word-edit-undo.ts';
import type { Clock } from '#server/ports/clock.ts';
import { listPricingRules } from '#server/pricing/pricing-rule-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { changeLines, currentTotals } from '../change-line-items.ts';
import { staleRevision } from '../change-quote.ts';
import { keepOneOfEach, listComponents, updateComponent } from '../component-store.ts';
import {
  deleteLineItem,
  insertLineItems,
  type LineItemRow,
  listLineItems,
  markLine,
  movePositions,
  updateLineItem,
} from '../line-item-store.ts';
import { presentLineItem } from '../present-line-item.ts';
import { type OwnQuote, type QuoteRow, setChargesTax, setDiscount } from '../quote-store.ts';
import { presentTotals } from '../quote-totals.ts';
import type { Json } from '../version-store.ts';
import { findLastApplied, updateWordEdit } from './word-edit-store.ts';

/** Whether everything the change touched is still as the change left it. */
async function isUntouched(tx: ProviderScope, quote: QuoteRow, undo: WordEditUndo): Promise<boolean> {
  const rows = new Map((await listLineItems(tx, quote)).map((row) => [row.id, row]));
  const components = new Map((await listComponents(tx, quote)).map((row) => [row.id, row]));
  const touched = new Set(undo.touched.map(({ id }) => id));
  return (
    undo.touched.every(({ id, revision }) => rows.get(id)?.revision === revision) &&
    undo.before.every(({ id }) => touched.has(id) || !rows.has(id)) &&
    undo.optional.every(({ id, after }) => components.get(id)?.isOptional === after) &&
    (undo.discountPercent === null || undo.discountPercent.after === quote.discountPercent) &&
    undo.taxCharged !== quote.chargesTax
  );
}

/** A kept line as a row again; what it pointed at may have gone meanwhile. */
async function restored(tx: ProviderScope, quote: OwnQuote, kept: WordEditUndo['before'][number]) {
  const line = kept as unknown as Json<LineItemRow>; // only writeEditedLines keeps rows here
  const components = await listComponents(tx, quote);
  const rules = await listPricingRules(tx);
  return {
    ...line,
    componentId: components.some(({ id }) => id === line.componentId) ? line.componentId : null,
    pricingRuleId: rules.some(({ id }) => id === line.pricingRuleId) ? line.pricingRuleId : null,
    checkedAt: line.checkedAt === null ? null : new Date(line.checkedAt),
    createdAt: new Date(line.createdAt),
  };
}

async function putBack(tx: ProviderScope, quote: OwnQuote, undo: WordEditUndo): Promise<void> {
  const changed = new Set(undo.touched.filter(({ isNew }) => !isNew).map(({ id }) => id));
  for (const { id, isNew } of undo.touched) if (isNew) await deleteLineItem(tx, quote, id);
  for (const kept of undo.before) {
    const { revision, ...row } = await restored(tx, quote, kept);
    if (changed.has(row.id)) await putBackLine(tx, quote, row);
    else await insertLineItems(tx, quote, [{ ...row, revision: revision + 1 }]);
  }
  for (const { id, before } of undo.optional) await updateComponent(tx, quote, id, { isOptional: before });
  if (undo.optional.length > 0) await keepOneOfEach(tx, quote);
  if (undo.discountPercent) await setDiscount(tx, quote, undo.discountPercent.before);
  if (typeof undo.taxCharged === 'boolean') await setChargesTax(tx, quote, undo.taxCharged);
  if (undo.order) await putBackOrder(tx, quote, undo.order);
}

type KeptLine = Omit<Awaited<ReturnType<typeof restored>>, 'revision'>;

/** Whoever looked at the line before has looked at what it is again. */
async function putBackLine(tx: ProviderScope, quote: OwnQuote, { origin, checkedAt, ...values }: KeptLine) {
  await updateLineItem(tx, quote, values.id, { ...values, origin });
  await markLine(tx, quote, values.id, { checkedAt });
}

/** Lines that came meanwhile stay behind the others. */
async function putBackOrder(tx: ProviderScope, quote: OwnQuote, order: readonly string[]): Promise<void> {
  const now = (await listLineItems(tx, quote)).map(({ id }) => id);
  const known = order.filter((id) => now.includes(id));
  await movePositions(tx, quote, [...known, ...now.filter((id) => !order.includes(id))]);
}

/**
 * Takes the last change in words back, as long as nobody has changed its lines since.
 * @throws Problem not_found when there is none, invalid_state, stale_revision with the lines as they are
 */
export async function undoWordEdit(scope: ProviderScope, clock: Clock, quoteId: string) {
  const { result, sums, revision } = await changeLines(scope, quoteId, async (tx, quote) => {
    const last = await findLastApplied(tx, quote);
    if (!last?.undo) throw new Problem('not_found', msg`There is no change in words to take back.`);
    if (!(await isUntouched(tx, quote, last.undo))) {
      const { lines: amounts } = await currentTotals(tx, quote);
      throw staleRevision((await listLineItems(tx, quote)).map((row) => presentLineItem(row, amounts)));
    }
    await putBack(tx, quote, last.undo);
    await updateWordEdit(tx, quote, last.id, { undoneAt: clock() });
    return listLineItems(tx, quote);
  });
  return {
    line_items: result.map((line) => presentLineItem(line, sums.lines)),
    totals: presentTotals(sums.totals),
    revision,
  };
}
