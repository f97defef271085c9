import { and, eq, lt } from 'drizzle-orm';
import { latestToday, statusOn } from '#domain/quote/expiry.ts';
import type { Database } from '#server/db/connection.ts';
import { quotes } from '#server/db/schema.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { changeStatus } from './change-status.ts';
import { lockQuote } from './quote-store.ts';

/** Ends sent quotes whose last day has passed, each in its own transaction. Customers see them ended at once; see statusOn. */
export async function expireQuotes(db: Database, now: Date): Promise<void> {
  const today = latestToday(now);
  const overdue = await db
    .select({ id: quotes.id, providerId: quotes.providerId })
    .from(quotes)
    .where(and(eq(quotes.status, 'sent'), lt(quotes.validUntil, today)));
  for (const { id, providerId } of overdue) {
    const scope: ProviderScope = { db, providerId, actor: { kind: 'system' } };
    await inTransaction(scope, async (tx) => {
      const quote = await lockQuote(tx, id);
      if (statusOn(quote, now) === 'expired' && quote.status === 'sent') await changeStatus(tx, quote, 'expire');
    });
  }
}
