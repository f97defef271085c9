import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';

export type SavedView = AnswerData<'GET /quote-views'>[number];
type NewView = InputOf<EndpointByKey['POST /quote-views']['body']>;
type ViewChange = InputOf<EndpointByKey['PUT /quote-views/{id}']['body']>;

export const savedViewsQuery = queryOptions({
  queryKey: quoteKeys.views,
  queryFn: ({ signal }) => call('GET /quote-views', { signal }).then(dataOf),
  staleTime: 60_000,
});

export function useViewChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: quoteKeys.views });
  const add = useMutation({
    mutationFn: (body: NewView) => call('POST /quote-views', { body }).then(dataOf),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ id, change: body }: { readonly id: string; readonly change: ViewChange }) =>
      call('PUT /quote-views/{id}', { params: { id }, body }).then(dataOf),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call('DELETE /quote-views/{id}', { params: { id } }),
    onSuccess,
  });
  return { add, change, remove };
}
