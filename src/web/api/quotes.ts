import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { call } from './browser-call.ts';
import type { Answer, AnswerData } from './call-types.ts';
import { customerKeys } from './customers.ts';
import { dataOf } from './data-of.ts';
import { headPause, quoteHeadQuery } from './quote-head.ts';
import { quoteKeys } from './quote-keys.ts';
import type { Quote } from './quote-types.ts';

type BodyOf<Key extends keyof EndpointByKey> = InputOf<EndpointByKey[Key]['body']>;
/** One page of the list, with where it stands. */
export type QuotePage = Answer<AnswerData<'GET /quotes'>>;
export type QuoteProposal = AnswerData<'POST /quotes/read-request'>;
export type NewQuote = BodyOf<'POST /quotes'>;
export type Sending = BodyOf<'POST /quotes/{id}/send'>;

export type QuoteSort = NonNullable<InputOf<EndpointByKey['GET /quotes']['query']>['sort']>;
export type QuoteHeadChange = Omit<BodyOf<'PUT /quotes/{id}'>, 'revision'>;

export interface QuoteFilter {
  readonly page: number;
  readonly perPage?: number;
  readonly status?: QuoteStatus | undefined;
  readonly search?: string | undefined;
  readonly sort?: QuoteSort | undefined;
  /** Only those in review or with unread words. */
  readonly isWaiting?: boolean;
  /** Only what was put aside, instead of all the rest. */
  readonly isArchived?: boolean;
  /** Only the quotes behind a figure of the dashboard. */
  readonly figure?: FigureFilter | undefined;
}

type ListQuery = NonNullable<InputOf<EndpointByKey['GET /quotes']['query']>>;
type FigureFilter = Pick<ListQuery, 'happened' | 'from' | 'to' | 'reached' | 'currency' | 'trouble'> & {
  readonly isWaiting?: boolean;
};

function figureQuery({ isWaiting, ...figure }: FigureFilter): Partial<ListQuery> {
  const { happened, from, to, reached, currency, trouble } = figure;
  return {
    ...(happened && { happened }),
    ...(from && { from }),
    ...(to && { to }),
    ...(reached && { reached }),
    ...(currency && { currency }),
    ...(trouble && { trouble }),
    ...(isWaiting && { waiting_for: 'provider' }),
  };
}

const quotesPerPage = 20;

/** Customers answer and the pipeline finishes while the provider looks on; a window out of sight does not ask. */
const listPollMs = 15_000;

export const quoteListQuery = ({
  page,
  perPage = quotesPerPage,
  status,
  search,
  sort,
  isWaiting,
  isArchived,
  figure,
}: QuoteFilter) =>
  queryOptions({
    queryKey: quoteKeys.list({ page, perPage, status, search, sort, isWaiting, isArchived, figure }),
    queryFn: ({ signal }) =>
      call('GET /quotes', {
        query: {
          page,
          per_page: perPage,
          ...(status && { status }),
          ...(search && { search }),
          ...(sort && { sort }),
          ...(isWaiting && { waiting_for: 'provider' }),
          ...(isArchived && { archived: 'true' }),
          ...(figure && figureQuery(figure)),
        },
        signal,
      }),
    refetchInterval: listPollMs,
    refetchOnWindowFocus: 'always',
  });

/** How many quotes stand in each status, for the filter. */
export const quoteCountsQuery = ({ search, isArchived }: Pick<QuoteFilter, 'search' | 'isArchived'>) =>
  queryOptions({
    queryKey: quoteKeys.counts({ search, isArchived }),
    queryFn: ({ signal }) =>
      call('GET /quotes/counts', {
        query: { ...(search && { search }), ...(isArchived && { archived: 'true' }) },
        signal,
      }).then(dataOf),
    refetchInterval: listPollMs,
    refetchOnWindowFocus: 'always',
  });

export const quoteQuery = (id: string) =>
  queryOptions({
    queryKey: quoteKeys.one(id),
    queryFn: ({ signal }) => call('GET /quotes/{id}', { params: { id }, signal }).then(dataOf),
  });

/** A quote that follows what happens to it, as long as somebody looks. */
export function useQuote(id: string) {
  const client = useQueryClient();
  const quote = useQuery(quoteQuery(id));
  const mayMove = quote.data !== undefined && headPause(quote.data, Date.now()) !== null;
  useQuery({ ...quoteHeadQuery(client, id), enabled: mayMove });
  return quote;
}

/** The quote as it is now, fetched again whatever the cache says. */
export function useRefreshedQuote(id: string): () => Promise<Quote> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...quoteQuery(id), staleTime: 0 });
}

export function useActivity(id: string) {
  return useQuery({
    queryKey: quoteKeys.activity(id),
    queryFn: ({ signal }) => call('GET /quotes/{id}/activity', { params: { id }, signal }).then(dataOf),
  });
}

/** Takes an answered quote into the cache and lets what depends on it be fetched again. */
export function useTakeQuote() {
  const client = useQueryClient();
  return (quote: Quote) => {
    client.setQueryData(quoteKeys.one(quote.id), quote);
    void client.invalidateQueries({ queryKey: quoteKeys.lists });
    void client.invalidateQueries({ queryKey: quoteKeys.activity(quote.id) });
  };
}

/** What a quote for a pasted request would begin with. The same text says the same, but for who is known by then. */
export const proposalQuery = (request: BodyOf<'POST /quotes/read-request'>) =>
  queryOptions({
    queryKey: quoteKeys.proposal(request),
    queryFn: ({ signal }) => call('POST /quotes/read-request', { body: request, signal }).then(dataOf),
    retry: false,
  });

export function useCreateQuote() {
  const client = useQueryClient();
  const take = useTakeQuote();
  return useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: NewQuote; idempotencyKey: string }) =>
      call('POST /quotes', { body, headers: { 'Idempotency-Key': idempotencyKey } }).then(dataOf),
    onSuccess: (quote) => {
      take(quote);
      void client.invalidateQueries({ queryKey: customerKeys.all });
    },
  });
}

/** Title, terms and what counts for the whole quote; refused when somebody has changed the quote since `revision`. */
export function useUpdateQuote(id: string) {
  const take = useTakeQuote();
  return useMutation({
    mutationKey: quoteKeys.saving(id),
    scope: { id: `quote-${id}` },
    mutationFn: (body: QuoteHeadChange & { revision: number }) =>
      call('PUT /quotes/{id}', { params: { id }, body }).then(dataOf),
    onSuccess: take,
  });
}

/** Puts one of the customer's photos on the quote, or takes it off. */
export function useMarkMedia(id: string) {
  const take = useTakeQuote();
  return useMutation({
    mutationKey: quoteKeys.saving(id),
    scope: { id: `quote-${id}` },
    mutationFn: ({ mediaId, isOnQuote }: { readonly mediaId: string; readonly isOnQuote: boolean }) =>
      call('PUT /quotes/{id}/media/{mediaId}', { params: { id, mediaId }, body: { is_on_quote: isOnQuote } }).then(
        dataOf,
      ),
    onSuccess: take,
  });
}

export function useEstimateQuote(id: string) {
  const take = useTakeQuote();
  return useMutation({
    mutationFn: () => call('POST /quotes/{id}/estimate', { params: { id } }).then(dataOf),
    onSuccess: take,
  });
}

/** Says what a draft is about: its questions are made anew. */
export function useChangeService(id: string) {
  const take = useTakeQuote();
  return useMutation({
    mutationFn: (service_type_id: string) =>
      call('POST /quotes/{id}/service', { params: { id }, body: { service_type_id } }).then(dataOf),
    onSuccess: take,
  });
}

export function useRetryQuote(id: string) {
  const take = useTakeQuote();
  return useMutation({
    mutationFn: () => call('POST /quotes/{id}/retry', { params: { id } }).then(dataOf),
    onSuccess: take,
  });
}

export function useTakeOverQuote(id: string) {
  const take = useTakeQuote();
  return useMutation({
    mutationFn: () => call('POST /quotes/{id}/take-over', { params: { id } }).then(dataOf),
    onSuccess: take,
  });
}

export function useDuplicateQuote() {
  const take = useTakeQuote();
  return useMutation({
    mutationFn: (id: string) => call('POST /quotes/{id}/duplicate', { params: { id } }).then(dataOf),
    onSuccess: take,
  });
}

/** Puts a quote aside or brings it back; which one goes with the call, so that a list has one of these for all its rows. */
export function useArchiveQuote() {
  const client = useQueryClient();
  const take = useTakeQuote();
  return useMutation({
    mutationFn: ({ id, isArchived }: { id: string; isArchived: boolean }) =>
      (isArchived
        ? call('POST /quotes/{id}/archive', { params: { id } })
        : call('POST /quotes/{id}/unarchive', { params: { id } })
      ).then(dataOf),
    onSuccess: (quote) => {
      take(quote);
      void client.invalidateQueries({ queryKey: customerKeys.all });
    },
  });
}

export function useDeleteQuote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /quotes/{id}', { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: quoteKeys.one(id) });
      void client.invalidateQueries({ queryKey: quoteKeys.lists });
      void client.invalidateQueries({ queryKey: customerKeys.all });
    },
  });
}

export function useReviseQuote(id: string) {
  const take = useTakeQuote();
  return useMutation({
    mutationFn: () => call('POST /quotes/{id}/revise', { params: { id } }).then(dataOf),
    onSuccess: take,
  });
}

export function useSendQuote(id: string) {
  const take = useTakeQuote();
  return useMutation({
    mutationFn: (body: Sending) => call('POST /quotes/{id}/send', { params: { id }, body }).then(dataOf),
    onSuccess: take,
  });
}
