import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { prepared } from '#server/db/prepared.ts';
import { customers, quotes } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

/** For a list to show: nothing that hangs on a quote can be asked for with it. */
export type ListedQuote = typeof quotes.$inferSelect;

export interface ListRow {
  readonly quote: ListedQuote;
  readonly customerName: string | null;
}

/** A page of the list by the time of the latest change, which an index has in order. */
export interface ByTime {
  readonly status: QuoteStatus | undefined;
  /** All of theirs, whether they lie in the archive or not. */
  readonly customerId: string | undefined;
  readonly isArchived: boolean;
  readonly isNewestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** In the archive or outside of it, as the two kinds of the list's indexes have it. */
export const isPutAside = (isArchived: boolean) => (isArchived ? isNotNull : isNull)(quotes.archivedAt);

type Variant = Record<'byStatus' | 'byCustomer' | 'archived' | 'newestFirst', boolean>;

/** The page is cut by the index alone: whole quotes are read for it, none for what comes before. */
function pageQuery({ byStatus, byCustomer, archived, newestFirst }: Variant) {
  const direction = newestFirst ? desc : asc;
  const variant = [byStatus && 'status', byCustomer && 'customer', archived && 'archived', newestFirst && 'newest']
    .filter(Boolean)
    .join('_');
  return prepared((db) => {
    const page = db
      .select({ id: quotes.id })
      .from(quotes)
      .where(
        and(
          eq(quotes.providerId, sql.placeholder('providerId')),
          byStatus ? eq(quotes.status, sql.placeholder('status')) : undefined,
          byCustomer ? eq(quotes.customerId, sql.placeholder('customerId')) : isPutAside(archived),
        ),
      )
      .orderBy(direction(quotes.updatedAt), direction(quotes.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('page');
    return db
      .select({ quote: quotes, customerName: customers.name })
      .from(page)
      .innerJoin(quotes, eq(quotes.id, page.id))
      .leftJoin(customers, eq(customers.id, quotes.customerId))
      .orderBy(direction(quotes.updatedAt), direction(quotes.id))
      .prepare(`quotes_by_time_${variant}`);
  });
}

const yesOrNo = [true, false] as const;
const variants = yesOrNo.flatMap((byStatus) =>
  yesOrNo.flatMap((byCustomer) =>
    yesOrNo.flatMap((archived) =>
      yesOrNo.map((newestFirst) => {
        const is = { byStatus, byCustomer, archived, newestFirst };
        return { is, query: pageQuery(is) };
      }),
    ),
  ),
);

export async function pageByTime(
  { db, providerId }: ProviderScope,
  { isNewestFirst, isArchived, ...wanted }: ByTime,
): Promise<ListRow[]> {
  const variant = variants.find(
    ({ is }) =>
      is.byStatus === (wanted.status !== undefined) &&
      is.byCustomer === (wanted.customerId !== undefined) &&
      is.archived === isArchived &&
      is.newestFirst === isNewestFirst,
  );
  if (!variant) throw new Error('a way to list quotes is missing');
  return variant.query(db).execute({ ...wanted, providerId });
}
