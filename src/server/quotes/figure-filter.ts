import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Currency } from '#domain/currency.ts';
import type { Happening, Reach, Trouble } from '#domain/quote/figures.ts';
import { quoteMilestones, quoteSearch } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { unreadQuoteIds } from './page-waiting.ts';

/** Which quotes stand behind a figure of the dashboard. */
export interface FigureFilter {
  readonly happened?: Happening | undefined;
  /** Days in UTC, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly reached?: Reach | undefined;
  readonly currency?: Currency | undefined;
  readonly trouble?: Trouble | undefined;
}

const moments = {
  requested: quoteMilestones.requestedAt,
  answered: quoteMilestones.answeredAt,
  sent: quoteMilestones.sentAt,
  viewed: quoteMilestones.viewedAt,
  accepted: quoteMilestones.acceptedAt,
} as const;

/** Whether the filter asks for what happened: then what was archived since has happened, too. */
export const looksBack = ({ happened, reached, currency }: FigureFilter): boolean =>
  Boolean(happened || reached || currency);

export const isOfFigure = (filter: FigureFilter): boolean => looksBack(filter) || filter.trouble !== undefined;

/** For a query on `quote_search`. */
export function behindFigure(scope: ProviderScope, filter: FigureFilter): SQL | undefined {
  const { db, providerId } = scope;
  const { trouble } = filter;
  const own = eq(quoteMilestones.providerId, providerId);
  const milestones = (condition: SQL | undefined) =>
    inArray(
      quoteSearch.quoteId,
      db.select({ id: quoteMilestones.quoteId }).from(quoteMilestones).where(and(own, condition)),
    );
  return and(
    looksBack(filter) ? milestones(happenedWithin(filter)) : undefined,
    trouble === 'unread' ? inArray(quoteSearch.quoteId, unreadQuoteIds(scope)) : undefined,
    trouble === 'undelivered' ? milestones(isNotNull(quoteMilestones.deliveryFailedAt)) : undefined,
  );
}

function happenedWithin({ happened, from, to, reached, currency }: FigureFilter): SQL | undefined {
  const moment = moments[happened ?? 'requested'];
  return and(
    isNotNull(moment),
    from ? gte(moment, sql`${from}::date::timestamp at time zone 'UTC'`) : undefined,
    to ? lt(moment, sql`(${to}::date + 1)::timestamp at time zone 'UTC'`) : undefined,
    reached && isNotNull(moments[reached]),
    currency && eq(quoteMilestones.currency, currency),
  );
}

/** What quotes count with where they were sent or accepted, which is not what they come to while the next version is composed. */
export async function countedValues(
  { db }: ProviderScope,
  ids: readonly string[],
  happened: Happening,
): Promise<ReadonlyMap<string, number | null>> {
  if (happened === 'requested' || ids.length === 0) return new Map();
  const value = happened === 'sent' ? quoteMilestones.sentMinor : quoteMilestones.acceptedMinor;
  const rows = await db
    .select({ id: quoteMilestones.quoteId, value })
    .from(quoteMilestones)
    .where(inArray(quoteMilestones.quoteId, [...ids]));
  return new Map(rows.map((row) => [row.id, row.value]));
}
