import { msg } from '@lingui/core/macro';
import { and, asc, eq, getTableColumns, max, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import { quoteLineItems } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import type { OwnQuote } from './quote-store.ts';

// What earlier lines are found by is the database's own: no copy, version or undo of a line carries it.
const { providerId: _providerId, searchText: _searchText, ...lineColumns } = getTableColumns(quoteLineItems);

export type LineItemRow = Omit<typeof quoteLineItems.$inferSelect, 'providerId' | 'searchText'>;
export type NewLineItem = Omit<typeof quoteLineItems.$inferInsert, 'quoteId' | 'providerId'>;

/** The lines of a quote, in order. */
export async function listLineItems(scope: ProviderScope, quote: OwnQuote): Promise<LineItemRow[]> {
  return scope.db
    .select(lineColumns)
    .from(quoteLineItems)
    .where(eq(quoteLineItems.quoteId, quote.id))
    .orderBy(asc(quoteLineItems.position), asc(quoteLineItems.id));
}

const ofQuote = (quote: OwnQuote, id: string) => and(eq(quoteLineItems.id, id), eq(quoteLineItems.quoteId, quote.id));
const notFound = () => new Problem('not_found', msg`This line does not exist.`);

export async function findLineItem(scope: ProviderScope, quote: OwnQuote, id: string): Promise<LineItemRow> {
  const [row] = await scope.db.select(lineColumns).from(quoteLineItems).where(ofQuote(quote, id));
  if (!row) throw notFound();
  return row;
}

export async function insertLineItems(
  scope: ProviderScope,
  quote: OwnQuote,
  values: readonly NewLineItem[],
): Promise<LineItemRow[]> {
  if (values.length === 0) return [];
  return scope.db
    .insert(quoteLineItems)
    .values(values.map((one) => ({ ...one, quoteId: quote.id, providerId: scope.providerId })))
    .returning(lineColumns);
}

export async function updateLineItem(
  scope: ProviderScope,
  quote: OwnQuote,
  id: string,
  values: Partial<NewLineItem>,
): Promise<LineItemRow> {
  const [row] = await scope.db
    .update(quoteLineItems)
    .set({
      ...values,
      // Whatever the engine writes anew has to be looked at anew.
      ...(values.origin === 'engine' || values.origin === 'ai_edit' ? { checkedAt: null } : {}),
      revision: sql`${quoteLineItems.revision} + 1`,
    })
    .where(ofQuote(quote, id))
    .returning(lineColumns);
  if (!row) throw notFound();
  return row;
}

/** Says an engine's line in other words, only while it still says what was translated. No figure changes, so nobody's edit becomes stale by it. */
export async function rewordLine(
  { db }: ProviderScope,
  quote: OwnQuote,
  { id, description, wording }: { readonly id: string; readonly description: string; readonly wording: string },
): Promise<void> {
  await db
    .update(quoteLineItems)
    .set({ description: wording })
    .where(and(ofQuote(quote, id), eq(quoteLineItems.description, description), eq(quoteLineItems.origin, 'engine')));
}

/** The provider's own mark or note: no change of the line, so nobody's edit becomes stale by it. */
export async function markLine(
  scope: ProviderScope,
  quote: OwnQuote,
  id: string,
  mark: Partial<Pick<LineItemRow, 'checkedAt' | 'internalNote'>>,
): Promise<LineItemRow> {
  const [row] = await scope.db.update(quoteLineItems).set(mark).where(ofQuote(quote, id)).returning(lineColumns);
  if (!row) throw notFound();
  return row;
}

/** @returns the line as it stood */
export async function deleteLineItem(scope: ProviderScope, quote: OwnQuote, id: string): Promise<LineItemRow> {
  const [row] = await scope.db.delete(quoteLineItems).where(ofQuote(quote, id)).returning(lineColumns);
  if (!row) throw notFound();
  return row;
}

/** Before an estimate is made again: the provider's own lines stay. */
export async function deleteEngineLines(scope: ProviderScope, quote: OwnQuote): Promise<void> {
  await scope.db
    .delete(quoteLineItems)
    .where(and(eq(quoteLineItems.quoteId, quote.id), eq(quoteLineItems.origin, 'engine')));
}

export async function nextPosition(scope: ProviderScope, quote: OwnQuote): Promise<number> {
  const [row] = await scope.db
    .select({ last: max(quoteLineItems.position) })
    .from(quoteLineItems)
    .where(eq(quoteLineItems.quoteId, quote.id));
  return (row?.last ?? -1) + 1;
}

/** Gives lines their places in the given order, from `first` on. */
export async function movePositions(
  scope: ProviderScope,
  quote: OwnQuote,
  ids: readonly string[],
  first = 0,
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await scope.db
      .update(quoteLineItems)
      .set({ position: first + index })
      .where(ofQuote(quote, id));
  }
}
