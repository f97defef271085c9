import { and, asc, eq, isNotNull, isNull, min, sql } from 'drizzle-orm';
import type { nextUpReasons } from '#contract/dashboard.ts';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { customers, quoteMessages, quoteMilestones, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export interface NextUp {
  readonly quoteId: string;
  readonly status: QuoteStatus;
  readonly title: string;
  readonly customerName: string | null;
  readonly reason: (typeof nextUpReasons)[number];
  readonly text: string | null;
  readonly since: Date;
}

/** As many of each reason: all of those shown may have the same. */
const most = 6;

const head = { quoteId: quotes.id, status: quotes.status, title: quotes.title, customerName: customers.name };
const listed = ({ providerId }: ProviderScope) => and(eq(quotes.providerId, providerId), isNull(quotes.archivedAt));
const all = sql`count(*) over ()`.mapWith(Number);

/** Those in a status since longest, as an index has them in order. */
async function longestIn(scope: ProviderScope, status: QuoteStatus) {
  return scope.db
    .select({ ...head, since: quotes.updatedAt, changeRequest: quotes.changeRequest })
    .from(quotes)
    .leftJoin(customers, eq(customers.id, quotes.customerId))
    .where(and(listed(scope), eq(quotes.status, status)))
    .orderBy(asc(quotes.updatedAt), asc(quotes.id))
    .limit(most);
}

export async function longestInReview(scope: ProviderScope): Promise<NextUp[]> {
  const rows = await longestIn(scope, 'provider_review');
  return rows.map(({ changeRequest, ...row }) => ({
    ...row,
    reason: changeRequest === null ? 'review' : 'changes_requested',
    text: changeRequest,
  }));
}

export async function longestFailed(scope: ProviderScope): Promise<NextUp[]> {
  const rows = await longestIn(scope, 'failed');
  return rows.map(({ changeRequest: _, ...row }) => ({ ...row, reason: 'failed', text: null }));
}

interface Unread {
  readonly quotes: number;
  readonly messages: number;
  /** Of the quotes, those that do not wait for their review anyway. */
  readonly notInReview: number;
  readonly longest: readonly NextUp[];
}

/** The customers' words that nobody has opened, by quote: how many there are, and those that wait longest. */
export async function findUnread(scope: ProviderScope): Promise<Unread> {
  const since = min(quoteMessages.createdAt);
  const rows = await scope.db
    .select({
      ...head,
      since,
      text: sql<string>`(array_agg(${quoteMessages.body} order by ${quoteMessages.createdAt} desc))[1]`,
      quotes: all,
      messages: sql`sum(count(*)) over ()`.mapWith(Number),
      notInReview: sql`count(*) filter (where ${quotes.status} <> 'provider_review') over ()`.mapWith(Number),
    })
    .from(quoteMessages)
    .innerJoin(quotes, eq(quotes.id, quoteMessages.quoteId))
    .leftJoin(customers, eq(customers.id, quotes.customerId))
    .where(and(eq(quoteMessages.author, 'customer'), isNull(quoteMessages.readAt), listed(scope)))
    .groupBy(quotes.id, customers.id)
    .orderBy(asc(since), asc(quotes.id))
    .limit(most);
  const [first] = rows;
  return {
    quotes: first?.quotes ?? 0,
    messages: first?.messages ?? 0,
    notInReview: first?.notInReview ?? 0,
    longest: rows.flatMap(({ since: at, quoteId, status, title, customerName, text }) =>
      at ? [{ quoteId, status, title, customerName, reason: 'message' as const, text, since: at }] : [],
    ),
  };
}

/** Links that did not arrive: how many, and those that failed first. */
export async function findUndelivered(scope: ProviderScope): Promise<{ count: number; longest: readonly NextUp[] }> {
  const since = quoteMilestones.deliveryFailedAt;
  const rows = await scope.db
    .select({ ...head, since, count: all })
    .from(quoteMilestones)
    .innerJoin(quotes, eq(quotes.id, quoteMilestones.quoteId))
    .leftJoin(customers, eq(customers.id, quotes.customerId))
    .where(and(eq(quoteMilestones.providerId, scope.providerId), isNotNull(since), listed(scope)))
    .orderBy(asc(since), asc(quotes.id))
    .limit(most);
  return {
    count: rows[0]?.count ?? 0,
    longest: rows.flatMap(({ since: at, count: _, ...row }) =>
      at ? [{ ...row, reason: 'undelivered' as const, text: null, since: at }] : [],
    ),
  };
}
