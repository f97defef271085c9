import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';
import type { Quote } from './quote-types.ts';

export type Kit = AnswerData<'GET /provider/kits'>[number];
export type KitWithLines = AnswerData<'GET /provider/kits/{id}'>;
type NewKit = InputOf<EndpointByKey['POST /provider/kits']['body']>;

const kitKeys = { list: ['kits'] as const, one: (id: string) => ['kits', id] as const };

export const kitsQuery = queryOptions({
  queryKey: kitKeys.list,
  queryFn: ({ signal }) => call('GET /provider/kits', { signal }).then(dataOf),
});

export const kitQuery = (id: string) =>
  queryOptions({
    queryKey: kitKeys.one(id),
    queryFn: ({ signal }) => call('GET /provider/kits/{id}', { params: { id }, signal }).then(dataOf),
  });

export function useCreateKit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewKit) => call('POST /provider/kits', { body }).then(dataOf),
    onSuccess: () => client.invalidateQueries({ queryKey: kitKeys.list }),
  });
}

export function useRenameKit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: Pick<Kit, 'id' | 'name'>) =>
      call('PUT /provider/kits/{id}', { params: { id }, body: { name } }).then(dataOf),
    onSuccess: () => client.invalidateQueries({ queryKey: kitKeys.list }),
  });
}

export function useDeleteKit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /provider/kits/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: kitKeys.list }),
  });
}

/** After the edits of lines that are on their way. */
export function usePutInKit(quoteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: quoteKeys.saving(quoteId),
    scope: { id: `quote-${quoteId}` },
    mutationFn: (kitId: string) =>
      call('POST /quotes/{id}/line-items/put-in-kit', { params: { id: quoteId }, body: { kit_id: kitId } }).then(
        dataOf,
      ),
    onSuccess: (changed) => {
      client.setQueryData<Quote>(quoteKeys.one(quoteId), (quote) => quote && { ...quote, ...changed });
      void client.invalidateQueries({ queryKey: quoteKeys.one(quoteId) });
      void client.invalidateQueries({ queryKey: quoteKeys.lists });
    },
  });
}
