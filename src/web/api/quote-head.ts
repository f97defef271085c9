import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { ApiError } from './api-error.ts';
import { call } from './browser-call.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';
import type { Quote, QuoteHead } from './quote-types.ts';

/** Statuses that something in the background will end by itself. */
const passing: ReadonlySet<QuoteStatus> = new Set(['processing', 'ready_for_estimate']);
/** Statuses that the customer may end while the provider looks on. */
const withCustomer: ReadonlySet<QuoteStatus> = new Set(['awaiting_customer', 'sent']);

export const isPassing = (status: QuoteStatus): boolean => passing.has(status);

const within = (least: number, most: number, milliseconds: number): number =>
  Math.min(most, Math.max(least, Math.round(milliseconds)));

/**
 * How long to wait before asking for the head again, by how long ago something happened: what runs by itself takes
 * seconds, what a customer does minutes or days. Null where nothing happens without the provider.
 */
export function headPause({ status, updated_at }: Pick<Quote, 'status' | 'updated_at'>, now: number): number | null {
  const waitedMs = now - Date.parse(updated_at);
  if (isPassing(status)) return within(1000, 5000, waitedMs / 4);
  return withCustomer.has(status) ? within(8000, 30_000, waitedMs / 20) : null;
}

/** What a head brings: the quote in the cache with what is new of it, or that the whole has to be fetched. */
export function takeHead(quote: Quote, head: QuoteHead): Quote | 'fetch' {
  if (head.mark !== quote.mark) return 'fetch';
  return { ...quote, pipeline: head.pipeline, messages_unread: head.messages_unread };
}

/** Asks how a quote stands while somebody looks at it; the whole is fetched only when something of it is another. */
export const quoteHeadQuery = (client: QueryClient, id: string) =>
  queryOptions({
    queryKey: quoteKeys.head(id),
    queryFn: async ({ signal }) => {
      const head = await call('GET /quotes/{id}/head', { params: { id }, signal })
        .then(dataOf)
        .catch((error: unknown) => {
          // Deleted elsewhere: the quote itself says so.
          if (error instanceof ApiError && error.status === 404) void fetchWhole(client, id);
          throw error;
        });
      const quote = client.getQueryData<Quote>(quoteKeys.one(id));
      const taken = quote ? takeHead(quote, head) : 'fetch';
      if (taken === 'fetch') await fetchWhole(client, id);
      else client.setQueryData(quoteKeys.one(id), taken);
      return head;
    },
    staleTime: 0,
    refetchInterval: () => {
      const quote = client.getQueryData<Quote>(quoteKeys.one(id));
      return quote ? (headPause(quote, Date.now()) ?? false) : false;
    },
  });

async function fetchWhole(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: quoteKeys.one(id), exact: true }),
    client.invalidateQueries({ queryKey: quoteKeys.activity(id), exact: true }),
  ]);
}
