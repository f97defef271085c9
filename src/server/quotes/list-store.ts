import { and, asc, count, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { quoteSorts } from '#contract/quotes.ts';
import { type QuoteStatus, quoteStatuses } from '#domain/quote/status.ts';
import { foundBy } from '#server/db/found-by.ts';
import { customers, quoteComponents, quoteLineItems, quoteSearch, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { behindFigure, type FigureFilter, isOfFigure, looksBack } from './figure-filter.ts';
import { type Counts, countByStatus, sumOf } from './kept-counts.ts';
import { type ByTime, type ListRow, pageByTime } from './page-by-time.ts';
import { pageWaiting, unreadQuoteIds } from './page-waiting.ts';

type QuoteSort = (typeof quoteSorts)[number];

export interface QuoteFilter extends FigureFilter {
  readonly status?: QuoteStatus | undefined;
  readonly search?: string | undefined;
  readonly customerId?: string | undefined;
  readonly sort: QuoteSort;
  readonly isWaitingForProvider: boolean;
  /** Only those in the archive; else only those outside of it. */
  readonly isArchived: boolean;
  readonly page: number;
  readonly perPage: number;
}

interface QuotePage {
  readonly rows: readonly ListRow[];
  readonly total: number;
}

export async function listQuotes(scope: ProviderScope, filter: QuoteFilter): Promise<QuotePage> {
  const { status, customerId, sort, page, perPage, isArchived } = filter;
  const isByTime = !filter.search?.trim() && !isOfFigure(filter) && (sort === '-updated' || sort === 'updated');
  const cut = { limit: perPage, offset: (page - 1) * perPage };
  if (isByTime && !filter.isWaitingForProvider) {
    const byTime: ByTime = { status, customerId, isArchived, isNewestFirst: sort === '-updated', ...cut };
    const [rows, total] = await Promise.all([pageByTime(scope, byTime), totalByTime(scope, byTime)]);
    return { rows, total };
  }
  if (isByTime && sort === '-updated' && !status && !customerId && !isArchived) return pageWaiting(scope, cut);
  return pageOfFound(scope, filter);
}

async function totalByTime(scope: ProviderScope, { status, customerId, isArchived }: ByTime): Promise<number> {
  if (!customerId) {
    const counts = await countByStatus(scope, isArchived);
    return status ? (counts.get(status) ?? 0) : sumOf(counts);
  }
  const { db, providerId } = scope;
  return db.$count(
    quotes,
    and(eq(quotes.providerId, providerId), eq(quotes.customerId, customerId), status && eq(quotes.status, status)),
  );
}

/** What the lines come to, near enough to sort by: rounding and the discount's spread are left out. */
const value = sql`(
  select sum(${quoteLineItems.quantity} * ${quoteLineItems.unitPriceMinor}
    * case when ${quotes.pricesIncludeTax} or not ${quotes.chargesTax} then 1 else 1 + ${quoteLineItems.taxRate} / 100 end)
    * (1 - ${quotes.discountPercent} / 100)
  from ${quoteLineItems}
  left join ${quoteComponents} on ${quoteComponents.id} = ${quoteLineItems.componentId}
  where ${quoteLineItems.quoteId} = ${quotes.id} and coalesce(${quoteComponents.isVisible}, true)
)`;

type Ordered = Record<'id' | 'updatedAt' | 'key', SQLWrapper>;
const latestFirst = ({ updatedAt, id }: Ordered): SQL[] => [desc(updatedAt), desc(id)];

type Column = 'value' | 'number' | 'title' | 'customer' | 'status';

/** What a column of the list is sorted by; null is last whichever way. */
const keys: Record<Column, SQL> = {
  value,
  // By their figures, so that Q-9 comes before Q-10, then by the rest.
  number: sql`nullif(lpad(regexp_replace(${quotes.number}, '\\D', '', 'g'), 20, '0') || ' ' || ${quotes.number}, '')`,
  title: sql`search_fold(${quotes.title})`,
  customer: sql`search_fold(${customers.name})`,
  status: sql`array_position(${sql.raw(`array[${quoteStatuses.map((status) => `'${status}'`).join(', ')}]`)}, ${quotes.status})`,
};

const byKey = <C extends Column>(column: C) =>
  ({
    [column]: (row: Ordered) => [sql`${row.key} asc nulls last`, ...latestFirst(row)],
    [`-${column}`]: (row: Ordered) => [sql`${row.key} desc nulls last`, ...latestFirst(row)],
  }) as Record<C | `-${C}`, (row: Ordered) => SQL[]>; // both names are made of the column's

const columnOf = (sort: QuoteSort): Column | null => {
  const name = sort.replace('-', '');
  return name in keys ? (name as Column) : null; // just looked up
};

const orders: Record<QuoteSort, (row: Ordered) => SQL[]> = {
  '-updated': latestFirst,
  updated: ({ updatedAt, id }) => [asc(updatedAt), asc(id)],
  ...byKey('value'),
  ...byKey('number'),
  ...byKey('title'),
  ...byKey('customer'),
  ...byKey('status'),
};

const wholeText = sql`(${quoteSearch.quoteText} || ${quoteSearch.customerText})`;

type Sought = Pick<QuoteFilter, 'isArchived'> & Partial<QuoteFilter>;

function matching(scope: ProviderScope, filter: Sought): SQL | undefined {
  const { providerId, db } = scope;
  const ofCustomer = (id: string) => db.select({ id: quotes.id }).from(quotes).where(eq(quotes.customerId, id));
  return and(
    eq(quoteSearch.providerId, providerId),
    filter.customerId || looksBack(filter) ? undefined : eq(quoteSearch.isArchived, filter.isArchived),
    filter.status && eq(quoteSearch.status, filter.status),
    foundBy(wholeText, filter.search),
    behindFigure(scope, filter),
    filter.isWaitingForProvider
      ? or(eq(quoteSearch.status, 'provider_review'), inArray(quoteSearch.quoteId, unreadQuoteIds(scope)))
      : undefined,
    filter.customerId ? inArray(quoteSearch.quoteId, ofCustomer(filter.customerId)) : undefined,
  );
}

/** Finds once, counts it and cuts the page out of it. Not prepared: how to find depends on what is looked for. */
async function pageOfFound(scope: ProviderScope, filter: QuoteFilter): Promise<QuotePage> {
  const { db } = scope;
  const order = orders[filter.sort];
  const column = columnOf(filter.sort);
  const key = column ? keys[column] : sql`null::numeric`;
  const found = db
    .select({
      id: quoteSearch.quoteId,
      updatedAt: quoteSearch.updatedAt,
      key: key.as('key'),
      total: sql`count(*) over ()`.mapWith(Number).as('total'),
    })
    .from(quoteSearch);
  // Joined only where it is needed: a join is added to the very query, and thousands may be found.
  const sortable = column
    ? found
        .innerJoin(quotes, eq(quotes.id, quoteSearch.quoteId))
        .leftJoin(customers, eq(customers.id, quotes.customerId))
    : found;
  const page = sortable
    .where(matching(scope, filter))
    .orderBy(...order({ id: quoteSearch.quoteId, updatedAt: quoteSearch.updatedAt, key }))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage)
    .as('page');
  const rows = await db
    .select({ quote: quotes, customerName: customers.name, total: page.total })
    .from(page)
    .innerJoin(quotes, eq(quotes.id, page.id))
    .leftJoin(customers, eq(customers.id, quotes.customerId))
    .orderBy(...order(page));
  // Behind the last page there is no row to tell how many there were before it.
  const total = rows[0]?.total ?? (filter.page > 1 ? await db.$count(quoteSearch, matching(scope, filter)) : 0);
  return { rows, total };
}

async function countFound(scope: ProviderScope, sought: Sought): Promise<Counts> {
  const rows = await scope.db
    .select({ status: quoteSearch.status, count: count() })
    .from(quoteSearch)
    .where(matching(scope, sought))
    .groupBy(quoteSearch.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

/** How many quotes fit the search in each status; a status without any is left out. */
export async function countQuotes(
  scope: ProviderScope,
  sought: Pick<QuoteFilter, 'search' | 'isArchived'>,
): Promise<{ total: number; by_status: Partial<Record<QuoteStatus, number>> }> {
  const counts = await (sought.search?.trim() ? countFound(scope, sought) : countByStatus(scope, sought.isArchived));
  return { total: sumOf(counts), by_status: Object.fromEntries(counts) };
}
