import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { customers, quoteMessages, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { countByStatus } from './kept-counts.ts';
import { type ByTime, isPutAside, type ListRow } from './page-by-time.ts';

/** Quotes with words of the customer that nobody has opened. */
export const unreadQuoteIds = ({ db }: ProviderScope) =>
  db
    .select({ id: quoteMessages.quoteId })
    .from(quoteMessages)
    .where(and(eq(quoteMessages.author, 'customer'), isNull(quoteMessages.readAt)));

const head = { id: quotes.id, updatedAt: quotes.updatedAt };

function inOtherStatus(scope: ProviderScope) {
  return and(
    eq(quotes.providerId, scope.providerId),
    isPutAside(false),
    ne(quotes.status, 'provider_review'),
    inArray(quotes.id, unreadQuoteIds(scope)),
  );
}

/** Those that wait for the provider, latest change first: in review, as an index has them in order, and the few with unread words. */
export async function pageWaiting(
  scope: ProviderScope,
  { limit, offset }: Pick<ByTime, 'limit' | 'offset'>,
): Promise<{ rows: ListRow[]; total: number }> {
  const { db, providerId } = scope;
  const inReview = db
    .select(head)
    .from(quotes)
    .where(and(eq(quotes.providerId, providerId), isPutAside(false), eq(quotes.status, 'provider_review')))
    .orderBy(desc(quotes.updatedAt), desc(quotes.id))
    .limit(offset + limit);
  const page = unionAll(inReview, db.select(head).from(quotes).where(inOtherStatus(scope)))
    .orderBy(({ updatedAt, id }) => [desc(updatedAt), desc(id)])
    .limit(limit)
    .offset(offset)
    .as('page');
  const [rows, counts, others] = await Promise.all([
    db
      .select({ quote: quotes, customerName: customers.name })
      .from(page)
      .innerJoin(quotes, eq(quotes.id, page.id))
      .leftJoin(customers, eq(customers.id, quotes.customerId))
      .orderBy(desc(quotes.updatedAt), desc(quotes.id)),
    countByStatus(scope, false),
    db.$count(quotes, inOtherStatus(scope)),
  ]);
  return { rows, total: (counts.get('provider_review') ?? 0) + others };
}
