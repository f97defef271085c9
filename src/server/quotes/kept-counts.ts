import { and, eq, sql } from 'drizzle-orm';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { prepared } from '#server/db/prepared.ts';
import { quoteCounts } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

/** A status without any quote is left out. */
export type Counts = ReadonlyMap<QuoteStatus, number>;

export const sumOf = (counts: Counts): number => [...counts.values()].reduce((total, one) => total + one, 0);

const changesByStatus = prepared((db) =>
  db
    .select({ status: quoteCounts.status, count: sql`sum(${quoteCounts.change})`.mapWith(Number) })
    .from(quoteCounts)
    .where(
      and(
        eq(quoteCounts.providerId, sql.placeholder('providerId')),
        eq(quoteCounts.isArchived, sql.placeholder('isArchived')),
      ),
    )
    .groupBy(quoteCounts.status)
    .prepare('kept_quote_counts'),
);

/** The provider's quotes in each status, in the list or in the archive, without reading them. */
export async function countByStatus({ db, providerId }: ProviderScope, isArchived: boolean): Promise<Counts> {
  const rows = await changesByStatus(db).execute({ providerId, isArchived });
  return new Map(rows.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]));
}
