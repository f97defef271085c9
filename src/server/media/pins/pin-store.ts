import { and, asc, eq, max } from 'drizzle-orm';
import { photoPins } from '#server/db/schema.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type PinRow = typeof photoPins.$inferSelect;
type NewPin = Omit<typeof photoPins.$inferInsert, 'quoteId' | 'number'>;

/** The pins on all photos of a quote, each photo's by number. */
export async function listPins(scope: ProviderScope, quote: OwnQuote): Promise<PinRow[]> {
  return scope.db
    .select()
    .from(photoPins)
    .where(eq(photoPins.quoteId, quote.id))
    .orderBy(asc(photoPins.mediaId), asc(photoPins.number));
}

/** Within the quote's lock: two pins of one moment would take one number. */
export async function insertPin(scope: ProviderScope, quote: OwnQuote, values: NewPin): Promise<PinRow> {
  const [last] = await scope.db
    .select({ number: max(photoPins.number) })
    .from(photoPins)
    .where(and(eq(photoPins.quoteId, quote.id), eq(photoPins.mediaId, values.mediaId)));
  const [row] = await scope.db
    .insert(photoPins)
    .values({ ...values, quoteId: quote.id, number: (last?.number ?? 0) + 1 })
    .returning();
  if (!row) throw new Error('the pin was not stored');
  return row;
}

const pinOf = (quote: OwnQuote, id: string) => and(eq(photoPins.id, id), eq(photoPins.quoteId, quote.id));

export async function updatePin(
  scope: ProviderScope,
  quote: OwnQuote,
  id: string,
  values: Partial<NewPin>,
): Promise<PinRow | undefined> {
  const [row] = await scope.db.update(photoPins).set(values).where(pinOf(quote, id)).returning();
  return row;
}

export async function deletePin(scope: ProviderScope, quote: OwnQuote, id: string): Promise<void> {
  await scope.db.delete(photoPins).where(pinOf(quote, id));
}
