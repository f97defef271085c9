import { msg } from '@lingui/core/macro';
import { and, asc, count, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import { foundBy } from '#server/db/found-by.ts';
import { customers, providers, quoteAcceptances, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export type CustomerRow = typeof customers.$inferSelect;

/** A customer with what the quotes come to. */
export interface CountedCustomer {
  readonly customer: CustomerRow;
  readonly quoteCount: number;
  readonly lastQuoteAt: Date | null;
  readonly valueMinor: number;
  readonly currency: (typeof providers.$inferSelect)['currency'];
  /** Where the provider is. */
  readonly home: Pick<typeof providers.$inferSelect, 'address' | 'locale'>;
}

export interface CustomerFilter {
  readonly search?: string | undefined;
  readonly sort: 'name' | 'created_at' | 'last_quote' | 'value';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly perPage: number;
}

const own = (scope: ProviderScope, id: string) => and(eq(customers.id, id), eq(customers.providerId, scope.providerId));
const notFound = () => new Problem('not_found', msg`This customer does not exist.`);

/** @throws Problem not_found, also for another provider's customer */
export async function findCustomer(scope: ProviderScope, id: string): Promise<CustomerRow> {
  const [row] = await scope.db.select().from(customers).where(own(scope, id));
  if (!row) throw notFound();
  return row;
}

/** The same, until the transaction ends: `key share` keeps the row from being deleted, `update` from being used. */
export async function lockCustomer(
  scope: ProviderScope,
  id: string,
  strength: 'key share' | 'update',
): Promise<CustomerRow> {
  const row = await holdCustomer(scope, id, strength);
  if (!row) throw notFound();
  return row;
}

/** The same where a customer may have gone meanwhile. */
export async function holdCustomer(
  scope: ProviderScope,
  id: string,
  strength: 'key share' | 'update' = 'key share',
): Promise<CustomerRow | undefined> {
  const [row] = await scope.db.select().from(customers).where(own(scope, id)).for(strength);
  return row;
}

export type NewCustomer = Pick<CustomerRow, 'name' | 'email' | 'phone' | 'address' | 'kind'>;

export async function insertCustomer(scope: ProviderScope, values: NewCustomer): Promise<CustomerRow> {
  const [row] = await scope.db
    .insert(customers)
    .values({ ...values, providerId: scope.providerId })
    .returning();
  if (!row) throw new Error('the customer was not stored');
  return row;
}

export async function updateCustomer(scope: ProviderScope, id: string, values: NewCustomer): Promise<CustomerRow> {
  const [row] = await scope.db
    .update(customers)
    .set({ ...values, updatedAt: sql`now()` })
    .where(own(scope, id))
    .returning();
  if (!row) throw notFound();
  return row;
}

export async function deleteCustomer(scope: ProviderScope, id: string): Promise<void> {
  await scope.db.delete(customers).where(own(scope, id));
}

// An acceptance outlives its quote's next revision; only a quote that stands accepted counts. No sum leaves JSON's integers.
const value = sql<number>`least(coalesce(sum(${quoteAcceptances.totalMinor}) filter (where ${quotes.status} = 'accepted' and ${quotes.currency} = ${providers.currency}), 0), ${Number.MAX_SAFE_INTEGER}::bigint)`;
const lastQuote = max(quotes.createdAt);
/** By code point: the same order in every database, whatever its language. As its index has it. */
const folded = sql`left(${customers.searchText}, 200) collate "C"`;

const sortedBy = { name: folded, created_at: customers.createdAt, last_quote: lastQuote, value } as const;

function ordered({ sort, order }: CustomerFilter): SQL[] {
  const direction = order === 'asc' ? asc : desc;
  const [by, id] = [direction(sortedBy[sort]), direction(customers.id)];
  // Whoever has no quote yet comes last, whichever way; every customer has the others, in an index's own order.
  return isByQuotes(sort) ? [sql`${by} nulls last`, asc(folded), id] : [by, id];
}

const isByQuotes = (sort: CustomerFilter['sort']): boolean => sort === 'last_quote' || sort === 'value';

function counted(scope: ProviderScope, where: SQL | undefined) {
  return scope.db
    .select({
      customer: customers,
      quoteCount: count(quotes.id),
      lastQuoteAt: lastQuote,
      valueMinor: value.mapWith(Number),
      currency: providers.currency,
      home: { address: providers.address, locale: providers.locale },
    })
    .from(customers)
    .innerJoin(providers, eq(providers.id, customers.providerId))
    .leftJoin(quotes, eq(quotes.customerId, customers.id))
    .leftJoin(quoteAcceptances, eq(quoteAcceptances.quoteId, quotes.id))
    .where(and(eq(customers.providerId, scope.providerId), where))
    .groupBy(customers.id, providers.id);
}

/** @throws Problem not_found, also for another provider's customer */
export async function findCountedCustomer(scope: ProviderScope, id: string): Promise<CountedCustomer> {
  const [row] = await counted(scope, eq(customers.id, id));
  if (!row) throw notFound();
  return row;
}

export async function listCustomers(
  scope: ProviderScope,
  filter: CustomerFilter,
): Promise<{ rows: CountedCustomer[]; total: number }> {
  const found = foundBy(sql`${customers.searchText}`, filter.search);
  const pageOf = isByQuotes(filter.sort) ? pageByQuotes : pageByOwn;
  const [rows, total] = await Promise.all([
    pageOf(scope, filter, found),
    scope.db.$count(customers, and(eq(customers.providerId, scope.providerId), found)),
  ]);
  return { rows, total };
}

type PageOf = (scope: ProviderScope, filter: CustomerFilter, found: SQL | undefined) => Promise<CountedCustomer[]>;

/** What all the customers' quotes come to decides who is on the page. */
const pageByQuotes: PageOf = (scope, filter, found) =>
  counted(scope, found)
    .orderBy(...ordered(filter))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);

/** The page is cut first, and then only its customers' quotes are counted. */
const pageByOwn: PageOf = async (scope, filter, found) => {
  const page = scope.db
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.providerId, scope.providerId), found))
    .orderBy(...ordered(filter))
    .limit(filter.perPage)
    .offset((filter.page - 1) * filter.perPage);
  return counted(scope, inArray(customers.id, page)).orderBy(...ordered(filter));
};
