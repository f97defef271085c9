import { msg } from '@lingui/core/macro';
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { customers, quoteAssumptions, quoteComponents, quoteLineItems, quoteMedia, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/http/scope.ts';

export type QuoteRow = typeof quotes.$inferSelect;
export type ComponentRow = typeof quoteComponents.$inferSelect;
export type MediaRow = typeof quoteMedia.$inferSelect;

const own = (scope: ProviderScope, id: string) => and(eq(quotes.id, id), eq(quotes.providerId, scope.providerId));
const notFound = () => new Problem('not_found', msg`This quote does not exist.`);

/** @throws Problem not_found, also for another provider's quote */
export async function findQuote(scope: ProviderScope, id: string): Promise<QuoteRow> {
  const [row] = await scope.db.select().from(quotes).where(own(scope, id));
  if (!row) throw notFound();
  return row;
}

/** The same, holding the row until the transaction ends: whoever else wants to change the quote waits. */
export async function lockQuote(scope: ProviderScope, id: string): Promise<QuoteRow> {
  const [row] = await scope.db.select().from(quotes).where(own(scope, id)).for('update');
  if (!row) throw notFound();
  return row;
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
    .where(own(scope, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

export async function deleteQuote(scope: ProviderScope, id: string): Promise<void> {
  await scope.db.delete(quotes).where(own(scope, id));
}

export interface QuoteFilter {
  readonly status?: QuoteStatus | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** A typed % or _ is a character to look for, not a wildcard. */
const pattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

export async function listQuotes(
  scope: ProviderScope,
  filter: QuoteFilter,
): Promise<{ rows: { quote: QuoteRow; customerName: string | null }[]; total: number }> {
  const conditions: (SQL | undefined)[] = [eq(quotes.providerId, scope.providerId)];
  if (filter.status) conditions.push(eq(quotes.status, filter.status));
  if (filter.search?.trim()) {
    const like = pattern(filter.search);
    conditions.push(or(ilike(quotes.title, like), ilike(quotes.number, like), ilike(customers.name, like)));
  }
  const where = and(...conditions);
  const [rows, [counted]] = await Promise.all([
    scope.db
      .select({ quote: quotes, customerName: customers.name })
      .from(quotes)
      .leftJoin(customers, eq(customers.id, quotes.customerId))
      .where(where)
      .orderBy(desc(quotes.updatedAt), desc(quotes.id))
      .limit(filter.perPage)
      .offset((filter.page - 1) * filter.perPage),
    scope.db
      .select({ total: count() })
      .from(quotes)
      .leftJoin(customers, eq(customers.id, quotes.customerId))
      .where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
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
