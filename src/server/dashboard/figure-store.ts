import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Currency } from '#domain/currency.ts';
import { type Measure, spansOf } from '#domain/quote/figures.ts';
import { quoteSums } from '#server/db/schema.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export interface Days {
  readonly from: string;
  readonly to: string;
}

interface WeekSum {
  /** The Monday, also of a week of which only some days were asked for. */
  readonly week: string;
  readonly measure: Measure;
  readonly currency: Currency;
  readonly count: number;
  readonly valueMinor: number;
}

const count = sql`sum(${quoteSums.count})`.mapWith(Number);

function within(scope: ProviderScope, { from, to }: Days): SQL | undefined {
  const { weeks, days } = spansOf(from, to);
  return and(
    eq(quoteSums.providerId, scope.providerId),
    or(
      and(eq(quoteSums.span, 'week'), inArray(quoteSums.start, weeks)),
      and(eq(quoteSums.span, 'day'), inArray(quoteSums.start, days)),
    ),
  );
}

/** What came of the quotes of a time, read from kept sums: how many quotes there are makes no difference. */
export async function sumByWeek(scope: ProviderScope, days: Days): Promise<WeekSum[]> {
  const week = sql<string>`date_trunc('week', ${quoteSums.start}::timestamp)::date::text`;
  return scope.db
    .select({
      week,
      measure: quoteSums.measure,
      currency: quoteSums.currency,
      count,
      valueMinor: sql`sum(${quoteSums.valueMinor})`.mapWith(Number),
    })
    .from(quoteSums)
    .where(within(scope, days))
    .groupBy(week, quoteSums.measure, quoteSums.currency);
}

/** How many of the quotes sent in a time had waited how long since their request. */
export async function countWaits(scope: ProviderScope, days: Days): Promise<{ value: number; count: number }[]> {
  const value = sql`${quoteSums.waitMinutes}`.mapWith(Number);
  return scope.db
    .select({ value, count })
    .from(quoteSums)
    .where(and(within(scope, days), eq(quoteSums.measure, 'sent'), isNotNull(quoteSums.waitMinutes)))
    .groupBy(quoteSums.waitMinutes);
}
