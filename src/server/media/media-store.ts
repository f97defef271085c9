import { and, asc, eq } from 'drizzle-orm';
import { quoteMedia } from '#server/db/schema.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type MediaRow = typeof quoteMedia.$inferSelect;
export type NewMedia = Omit<typeof quoteMedia.$inferInsert, 'quoteId'>;

const mediaOf = (quote: OwnQuote, id: string) => and(eq(quoteMedia.id, id), eq(quoteMedia.quoteId, quote.id));

export async function listMedia(scope: ProviderScope, quote: OwnQuote): Promise<MediaRow[]> {
  return scope.db
    .select()
    .from(quoteMedia)
    .where(eq(quoteMedia.quoteId, quote.id))
    .orderBy(asc(quoteMedia.createdAt), asc(quoteMedia.id));
}

export async function insertMedia(scope: ProviderScope, quote: OwnQuote, values: NewMedia): Promise<MediaRow> {
  const [row] = await scope.db
    .insert(quoteMedia)
    .values({ ...values, quoteId: quote.id })
    .returning();
  if (!row) throw new Error('the file was not stored');
  return row;
}

export async function rateMedia(
  scope: ProviderScope,
  quote: OwnQuote,
  id: string,
  rating: Pick<MediaRow, 'qualityRating' | 'qualityReason'>,
): Promise<void> {
  await scope.db.update(quoteMedia).set(rating).where(mediaOf(quote, id));
}

export async function markMediaOnQuote(
  scope: ProviderScope,
  quote: OwnQuote,
  id: string,
  isOnQuote: boolean,
): Promise<void> {
  await scope.db.update(quoteMedia).set({ isOnQuote }).where(mediaOf(quote, id));
}

export async function deleteMedia(scope: ProviderScope, quote: OwnQuote, id: string): Promise<void> {
  await scope.db.delete(quoteMedia).where(mediaOf(quote, id));
}
