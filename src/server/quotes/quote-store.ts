import { msg } from '@lingui/core/macro';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import { quoteAssumptions, quoteComponents, quoteLineItems, quoteMedia, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/http/scope.ts';

export type QuoteRow = typeof quotes.$inferSelect;
export type ComponentRow = typeof quoteComponents.$inferSelect;
export type MediaRow = typeof quoteMedia.$inferSelect;

/** For queries on `quotes`: this one, if it is the provider's. */
export const ownQuote = (scope: ProviderScope, id: string) =>
  and(eq(quotes.id, id), eq(quotes.providerId, scope.providerId));
export const quoteNotFound = () => new Problem('not_found', msg`This quote does not exist.`);

/** @throws Problem not_found, also for another provider's quote */
export async function findQuote(scope: ProviderScope, id: string): Promise<QuoteRow> {
  const [row] = await scope.db.select().from(quotes).where(ownQuote(scope, id));
  if (!row) throw quoteNotFound();
  return row;
}

/** The same, holding the row until the transaction ends: whoever else wants to change the quote waits. */
export async function lockQuote(scope: ProviderScope, id: string): Promise<QuoteRow> {
  const [row] = await scope.db.select().from(quotes).where(ownQuote(scope, id)).for('update');
  if (!row) throw quoteNotFound();
  return row;
}

/** All quotes of a customer, held until the transaction ends. */
export async function lockQuotesOfCustomer(scope: ProviderScope, customerId: string): Promise<QuoteRow[]> {
  return scope.db
    .select()
    .from(quotes)
    .where(and(eq(quotes.customerId, customerId), eq(quotes.providerId, scope.providerId)))
    .orderBy(asc(quotes.id))
    .for('update');
}

export async function insertQuote(
  scope: ProviderScope,
  values: Omit<typeof quotes.$inferInsert, 'providerId'>,
): Promise<QuoteRow> {
  const [row] = await scope.db
    .insert(quotes)
    .values({ ...values, providerId: scope.providerId })
    .returning();
  if (!row) throw new Error('the quote was not stored');
  return row;
}

/** Every change raises the revision, so that whoever holds an older one is told. */
export async function updateQuote(
  scope: ProviderScope,
  id: string,
  values: Partial<typeof quotes.$inferInsert>,
): Promise<QuoteRow> {
  const [row] = await scope.db
    .update(quotes)
    .set({ ...values, revision: sql`${quotes.revision} + 1`, updatedAt: sql`now()` })
    .where(ownQuote(scope, id))
    .returning();
  if (!row) throw quoteNotFound();
  return row;
}

/** Brings a quote to the top of the list; nothing of it changed, so whoever edits it is not told to look again. */
export async function touchQuote(scope: ProviderScope, id: string): Promise<void> {
  await scope.db.update(quotes).set({ updatedAt: sql`now()` }).where(ownQuote(scope, id));
}

export async function deleteQuote(scope: ProviderScope, id: string): Promise<void> {
  await scope.db.delete(quotes).where(ownQuote(scope, id));
}

export async function listComponents(scope: ProviderScope, quoteId: string): Promise<ComponentRow[]> {
  return scope.db
    .select()
    .from(quoteComponents)
    .where(eq(quoteComponents.quoteId, quoteId))
    .orderBy(asc(quoteComponents.position), asc(quoteComponents.id));
}

export async function insertComponents(
  scope: ProviderScope,
  values: (typeof quoteComponents.$inferInsert)[],
): Promise<ComponentRow[]> {
  if (values.length === 0) return [];
  return scope.db.insert(quoteComponents).values(values).returning();
}

export async function deleteComponents(scope: ProviderScope, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await scope.db.delete(quoteComponents).where(inArray(quoteComponents.id, [...ids]));
}

export async function setComponentVisibility(scope: ProviderScope, id: string, isVisible: boolean): Promise<void> {
  await scope.db.update(quoteComponents).set({ isVisible }).where(eq(quoteComponents.id, id));
}

export async function setComponentOptional(scope: ProviderScope, id: string, isOptional: boolean): Promise<void> {
  await scope.db.update(quoteComponents).set({ isOptional }).where(eq(quoteComponents.id, id));
}

/** As a part of a change that raises the revision itself. */
export async function setDiscount(scope: ProviderScope, id: string, discountPercent: number): Promise<void> {
  await scope.db.update(quotes).set({ discountPercent }).where(ownQuote(scope, id));
}

export async function listMedia(scope: ProviderScope, quoteId: string): Promise<MediaRow[]> {
  return scope.db
    .select()
    .from(quoteMedia)
    .where(eq(quoteMedia.quoteId, quoteId))
    .orderBy(asc(quoteMedia.createdAt), asc(quoteMedia.id));
}

export async function listAssumptions(scope: ProviderScope, quoteId: string): Promise<string[]> {
  const rows = await scope.db
    .select()
    .from(quoteAssumptions)
    .where(eq(quoteAssumptions.quoteId, quoteId))
    .orderBy(asc(quoteAssumptions.position));
  return rows.map(({ text }) => text);
}

export async function replaceAssumptions(
  scope: ProviderScope,
  quoteId: string,
  texts: readonly string[],
): Promise<void> {
  await scope.db.delete(quoteAssumptions).where(eq(quoteAssumptions.quoteId, quoteId));
  if (texts.length > 0)
    await scope.db.insert(quoteAssumptions).values(texts.map((text, position) => ({ quoteId, text, position })));
}

/** The lines of several quotes at once, for the list's totals. */
export async function listLinesOfQuotes(scope: ProviderScope, quoteIds: readonly string[]) {
  if (quoteIds.length === 0) return [];
  return scope.db
    .select({ line: quoteLineItems, isVisible: quoteComponents.isVisible })
    .from(quoteLineItems)
    .leftJoin(quoteComponents, eq(quoteComponents.id, quoteLineItems.componentId))
    .where(inArray(quoteLineItems.quoteId, [...quoteIds]));
}
