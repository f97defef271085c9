import { and, asc, count, desc, eq, exists, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { quoteSorts } from '#contract/quotes.ts';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { customers, quoteComponents, quoteLineItems, quoteMessages, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

/** For a list to show: nothing that hangs on a quote can be asked for with it. */
export type ListedQuote = typeof quotes.$inferSelect;
type QuoteSort = (typeof quoteSorts)[number];

export interface QuoteFilter {
  readonly status?: QuoteStatus | undefined;
  readonly search?: string | undefined;
  readonly customerId?: string | undefined;
  readonly sort: QuoteSort;
  readonly isWaitingForProvider: boolean;
  readonly page: number;
  readonly perPage: number;
}

/** A typed % or _ is a character to look for, not a wildcard. */
const pattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** What the lines come to, near enough to sort by: rounding and the discount's spread are left out. */
const value = sql`(
  select sum(${quoteLineItems.quantity} * ${quoteLineItems.unitPriceMinor}
    * case when ${quotes.pricesIncludeTax} then 1 else 1 + ${quoteLineItems.taxRate} / 100 end)
    * (1 - ${quotes.discountPercent} / 100)
  from ${quoteLineItems}
  left join ${quoteComponents} on ${quoteComponents.id} = ${quoteLineItems.componentId}
  where ${quoteLineItems.quoteId} = ${quotes.id} and coalesce(${quoteComponents.isVisible}, true)
)`;

const orders: Record<QuoteSort, SQL> = {
  '-updated': desc(quotes.updatedAt),
  updated: asc(quotes.updatedAt),
  '-value': sql`${value} desc nulls last`,
  value: sql`${value} asc nulls last`,
};

function matching(scope: ProviderScope, search: string | undefined): SQL | undefined {
  const own = eq(quotes.providerId, scope.providerId);
  if (!search?.trim()) return own;
  const like = pattern(search);
  return and(own, or(ilike(quotes.title, like), ilike(quotes.number, like), ilike(customers.name, like)));
}

function unreadOf({ db }: ProviderScope) {
  const { quoteId, author, readAt } = quoteMessages;
  return db
    .select({ id: quoteMessages.id })
    .from(quoteMessages)
    .where(and(eq(quoteId, quotes.id), eq(author, 'customer'), isNull(readAt)));
}

export async function listQuotes(
  scope: ProviderScope,
  filter: QuoteFilter,
): Promise<{ rows: { quote: ListedQuote; customerName: string | null }[]; total: number }> {
  const where = and(
    matching(scope, filter.search),
    filter.status && eq(quotes.status, filter.status),
    filter.isWaitingForProvider ? or(eq(quotes.status, 'provider_review'), exists(unreadOf(scope))) : undefined,
    filter.customerId ? eq(quotes.customerId, filter.customerId) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    scope.db
      .select({ quote: quotes, customerName: customers.name })
      .from(quotes)
      .leftJoin(customers, eq(customers.id, quotes.customerId))
      .where(where)
      .orderBy(orders[filter.sort], desc(quotes.updatedAt), desc(quotes.id))
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

/** How many quotes fit the search in each status; a status without any is left out. */
export async function countQuotes(
  scope: ProviderScope,
  search: string | undefined,
): Promise<{ total: number; by_status: Partial<Record<QuoteStatus, number>> }> {
  const rows = await scope.db
    .select({ status: quotes.status, count: count() })
    .from(quotes)
    .leftJoin(customers, eq(customers.id, quotes.customerId))
    .where(matching(scope, search))
    .groupBy(quotes.status);
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    by_status: Object.fromEntries(rows.map((row) => [row.status, row.count])),
  };
}
