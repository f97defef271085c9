import { eq } from 'drizzle-orm';
import { quoteReadiness } from '#server/db/schema.ts';
import type { OwnQuote } from '#server/quotes/quote-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type ReadinessRow = typeof quoteReadiness.$inferSelect;

/** What was reckoned last; whether it still counts, `restsOn` tells. */
export async function findReadiness(scope: ProviderScope, quote: OwnQuote): Promise<ReadinessRow | undefined> {
  const [row] = await scope.db.select().from(quoteReadiness).where(eq(quoteReadiness.quoteId, quote.id));
  return row;
}

export async function saveReadiness(
  scope: ProviderScope,
  quote: OwnQuote,
  values: Pick<ReadinessRow, 'restsOn' | 'requirements' | 'verdict' | 'reckonedAt'>,
): Promise<void> {
  await scope.db
    .insert(quoteReadiness)
    .values({ quoteId: quote.id, ...values })
    .onConflictDoUpdate({ target: quoteReadiness.quoteId, set: values });
}
