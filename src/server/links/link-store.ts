import { and, desc, eq, sql } from 'drizzle-orm';
import { quoteLinks } from '#server/db/schema.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type LinkRow = typeof quoteLinks.$inferSelect;

export async function listLinks(scope: ProviderScope, quote: OwnQuote): Promise<LinkRow[]> {
  return scope.db
    .select()
    .from(quoteLinks)
    .where(eq(quoteLinks.quoteId, quote.id))
    .orderBy(desc(quoteLinks.createdAt), desc(quoteLinks.id));
}

export async function insertLink(
  scope: ProviderScope,
  quote: OwnQuote,
  values: Omit<typeof quoteLinks.$inferInsert, 'quoteId'>,
): Promise<LinkRow> {
  const [row] = await scope.db
    .insert(quoteLinks)
    .values({ ...values, quoteId: quote.id })
    .returning();
  if (!row) throw new Error('the link was not stored');
  return row;
}

export async function updateLink(
  scope: ProviderScope,
  quote: OwnQuote,
  linkId: string,
  values: Partial<Omit<typeof quoteLinks.$inferInsert, 'quoteId'>>,
): Promise<LinkRow> {
  const [row] = await scope.db
    .update(quoteLinks)
    .set(values)
    .where(and(eq(quoteLinks.quoteId, quote.id), eq(quoteLinks.id, linkId)))
    .returning();
  if (!row) throw new Error('the link is gone');
  return row;
}

/** Counts one visit of a person. */
export async function countClick(scope: ProviderScope, quote: OwnQuote, linkId: string, at: Date): Promise<void> {
  await scope.db
    .update(quoteLinks)
    .set({
      clickCount: sql`${quoteLinks.clickCount} + 1`,
      firstClickedAt: sql`coalesce(${quoteLinks.firstClickedAt}, ${at.toISOString()})`,
      lastClickedAt: at,
    })
    .where(and(eq(quoteLinks.quoteId, quote.id), eq(quoteLinks.id, linkId)));
}
