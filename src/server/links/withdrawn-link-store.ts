import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { withdrawnLinks } from '#server/db/schema.ts';
import type { OwnQuote, QuoteRow } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { listLinks } from './link-store.ts';

export type WithdrawnLink = typeof withdrawnLinks.$inferSelect;

/** Before a quote is deleted: what its links then tell. */
export async function keepWithdrawnLinks(
  scope: ProviderScope,
  quote: OwnQuote & Pick<QuoteRow, 'locale'>,
): Promise<void> {
  const links = await listLinks(scope, quote);
  if (links.length === 0) return;
  await scope.db.insert(withdrawnLinks).values(
    links.map((link) => ({
      id: link.id,
      providerId: scope.providerId,
      generation: link.generation,
      wasOpen: link.revokedAt === null,
      locale: quote.locale,
    })),
  );
}

/** By id alone: the token's proof, checked by the caller, is what tells who withdrew the quote. */
export async function findWithdrawnLink(db: Executor, linkId: string): Promise<WithdrawnLink | undefined> {
  const [row] = await db.select().from(withdrawnLinks).where(eq(withdrawnLinks.id, linkId));
  return row;
}
