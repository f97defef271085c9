import { and, desc, eq, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Executor } from '#server/db/connection.ts';
import { quoteLinks, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/http/scope.ts';

export type LinkRow = typeof quoteLinks.$inferSelect;

/** By id alone: the token's proof, checked by the caller, is what gives access. */
export async function findLinkOfToken(
  db: Executor,
  linkId: string,
): Promise<{ link: LinkRow; providerId: string; locale: Locale } | undefined> {
  const [row] = await db
    .select({ link: quoteLinks, providerId: quotes.providerId, locale: quotes.locale })
    .from(quoteLinks)
    .innerJoin(quotes, eq(quotes.id, quoteLinks.quoteId))
    .where(eq(quoteLinks.id, linkId));
  return row;
}

export async function listLinks(scope: ProviderScope, quoteId: string): Promise<LinkRow[]> {
  const rows = await scope.db
    .select({ link: quoteLinks })
    .from(quoteLinks)
    .innerJoin(quotes, eq(quotes.id, quoteLinks.quoteId))
    .where(and(eq(quoteLinks.quoteId, quoteId), eq(quotes.providerId, scope.providerId)))
    .orderBy(desc(quoteLinks.createdAt), desc(quoteLinks.id));
  return rows.map(({ link }) => link);
}

export async function insertLink(scope: ProviderScope, values: typeof quoteLinks.$inferInsert): Promise<LinkRow> {
  const [row] = await scope.db.insert(quoteLinks).values(values).returning();
  if (!row) throw new Error('the link was not stored');
  return row;
}

export async function updateLink(
  scope: ProviderScope,
  linkId: string,
  values: Partial<typeof quoteLinks.$inferInsert>,
): Promise<LinkRow> {
  const [row] = await scope.db.update(quoteLinks).set(values).where(eq(quoteLinks.id, linkId)).returning();
  if (!row) throw new Error('the link is gone');
  return row;
}

/** Counts one visit of a person. */
export async function countClick(db: Executor, linkId: string, at: Date): Promise<void> {
  await db
    .update(quoteLinks)
    .set({
      clickCount: sql`${quoteLinks.clickCount} + 1`,
      firstClickedAt: sql`coalesce(${quoteLinks.firstClickedAt}, ${at.toISOString()})`,
      lastClickedAt: at,
    })
    .where(eq(quoteLinks.id, linkId));
}
