import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { countUnread } from '#server/messages/message-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { countedValues } from './figure-filter.ts';
import { listQuotes } from './list-store.ts';
import type { ListedQuote } from './page-by-time.ts';
import { presentSummary } from './present-quote.ts';
import { listLinesOfQuotes } from './quote-store.ts';
import { totalsOf } from './quote-totals.ts';

type Query = z.output<(typeof endpoints)['listQuotes']['query']> & { readonly customerId?: string };
type Lines = Awaited<ReturnType<typeof listLinesOfQuotes>>;

/** One page of quotes with their totals: three queries, however many quotes. */
export async function listSummaries(scope: ProviderScope, query: Query) {
  const { rows, total } = await listQuotes(scope, {
    status: query.status,
    search: query.search,
    sort: query.sort,
    isWaitingForProvider: query.waiting_for === 'provider',
    isArchived: query.archived === 'true',
    customerId: query.customerId,
    happened: query.happened,
    from: query.from,
    to: query.to,
    reached: query.reached,
    currency: query.currency,
    trouble: query.trouble,
    page: query.page,
    perPage: query.per_page,
  });
  const ids = rows.map(({ quote }) => quote.id);
  const [lines, unread, counted] = await Promise.all([
    listLinesOfQuotes(scope, ids),
    countUnread(scope, ids, 'provider'),
    query.happened ? countedValues(scope, ids, query.happened) : null,
  ]);
  const linesOf = byQuote(lines);
  return {
    list: rows.map(({ quote, customerName }) =>
      presentSummary(quote, {
        totalMinor: totalMinor(quote, linesOf.get(quote.id) ?? []),
        customerName,
        unread: unread.get(quote.id) ?? 0,
        countedMinor: counted?.get(quote.id) ?? null,
      }),
    ),
    meta: { page: query.page, per_page: query.per_page, total, total_pages: Math.ceil(total / query.per_page) },
  };
}

function byQuote(lines: Lines): ReadonlyMap<string, Lines> {
  const groups = new Map<string, Lines>();
  for (const line of lines) {
    const group = groups.get(line.quoteId) ?? [];
    group.push(line);
    groups.set(line.quoteId, group);
  }
  return groups;
}

/** Null while there is nothing to add up. */
function totalMinor(quote: ListedQuote, lines: Lines): number | null {
  if (lines.length === 0) return null;
  const components = lines.flatMap(({ componentId, isVisible }) =>
    componentId ? [{ id: componentId, isVisible: isVisible ?? true }] : [],
  );
  return totalsOf({ ...quote, lines, components }).totals.totalMinor;
}
