import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import type { Currency } from '#domain/currency.ts';
import { dayOfMoment, latestWeeks, lowerMedian, type Measure, mondayOf, weeksOf } from '#domain/quote/figures.ts';
import { presentTime } from '#server/http/present-time.ts';
import { countByStatus, sumOf } from '#server/quotes/kept-counts.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { countWaits, type Days, sumByWeek } from './figure-store.ts';
import { findUndelivered, findUnread, longestFailed, longestInReview, type NextUp } from './next-up-store.ts';

type Summary = z.input<(typeof endpoints)['getDashboardSummary']['response']>;
type Query = z.output<(typeof endpoints)['getDashboardSummary']['query']>;
type Sums = Awaited<ReturnType<typeof sumByWeek>>;

const mostNextUp = 6;

/** The business at a glance. A time that is named by one end only runs to today, or begins twelve weeks before its end. */
export async function summarizeDashboard(scope: ProviderScope, now: Date, query: Query): Promise<Summary> {
  const today = dayOfMoment(now);
  const to = query.to ?? (query.from && query.from > today ? query.from : today);
  const days = { from: query.from ?? latestWeeks(to).from, to };
  const [present, sums, waits] = await Promise.all([
    summarizeNow(scope),
    sumByWeek(scope, days),
    countWaits(scope, days),
  ]);
  const total = (measure: Measure): number => countOf(sums.filter((sum) => sum.measure === measure));
  return {
    ...days,
    ...present,
    funnel: {
      requested: total('requested'),
      answered: total('requested_answered'),
      sent: total('requested_sent'),
      viewed: total('requested_viewed'),
      accepted: total('requested_accepted'),
    },
    win: { sent: total('sent'), accepted: total('won') },
    median_wait_minutes: lowerMedian(waits),
    currencies: byCurrency(sums, days),
  };
}

async function summarizeNow(scope: ProviderScope) {
  const [counts, unread, undelivered, reviews, failed] = await Promise.all([
    countByStatus(scope, false),
    findUnread(scope),
    findUndelivered(scope),
    longestInReview(scope),
    longestFailed(scope),
  ]);
  const waiting = [...unread.longest, ...reviews].map(({ since }) => since.getTime());
  return {
    quotes: sumOf(counts),
    waiting: {
      quotes: (counts.get('provider_review') ?? 0) + unread.notInReview,
      oldest_at: waiting.length > 0 ? presentTime(new Date(Math.min(...waiting))) : null,
    },
    next_up: nextUp([...unread.longest, ...undelivered.longest, ...reviews, ...failed]),
    with_customers: { sent: counts.get('sent') ?? 0, awaiting_customer: counts.get('awaiting_customer') ?? 0 },
    unread: { quotes: unread.quotes, messages: unread.messages },
    undelivered: undelivered.count,
  };
}

/** What waits longest first; a quote once, for the first of its reasons. */
function nextUp(all: readonly NextUp[]): Summary['next_up'] {
  const byQuote = new Map(all.toReversed().map((item) => [item.quoteId, item]));
  return [...byQuote.values()]
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .slice(0, mostNextUp)
    .map(({ quoteId, status, title, customerName, reason, text, since }) => ({
      quote_id: quoteId,
      status,
      title,
      customer_name: customerName,
      reason,
      text,
      since: presentTime(since),
    }));
}

const countOf = (sums: Sums): number => sums.reduce((total, { count }) => total + count, 0);
const worthOf = (sums: Sums): number => sums.reduce((total, { valueMinor }) => total + valueMinor, 0);

function valuesOf(sums: Sums) {
  const of = (measure: Measure) => sums.filter((sum) => sum.measure === measure);
  const [sent, accepted] = [of('sent'), of('accepted')];
  return {
    sent: countOf(sent),
    sent_minor: worthOf(sent),
    accepted: countOf(accepted),
    accepted_minor: worthOf(accepted),
  };
}

function byCurrency(sums: Sums, { from, to }: Days): Summary['currencies'] {
  const currencies = [...new Set(sums.map(({ currency }): Currency => currency))];
  return currencies
    .map((currency) => {
      const own = sums.filter((sum) => sum.currency === currency);
      const weeks = weeksOf(from, to).map((week) => ({
        ...week,
        ...valuesOf(own.filter((sum) => sum.week === mondayOf(week.from))),
      }));
      return { currency, ...valuesOf(own), weeks };
    })
    .filter(({ sent, accepted }) => sent > 0 || accepted > 0)
    .toSorted((one, other) => other.sent - one.sent || one.currency.localeCompare(other.currency));
}
