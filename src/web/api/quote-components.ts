import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';
import type { Quote } from './quote-types.ts';
import { useTakeQuote } from './quotes.ts';

type NewComponent = Omit<InputOf<EndpointByKey['POST /quotes/{id}/components']['body']>, 'revision'>;
type ComponentChange = Omit<InputOf<EndpointByKey['PUT /quotes/{id}/components/{componentId}']['body']>, 'revision'>;

/** One after the other with the changes of lines, so that none is taken for stale by another of the same person. */
const shared = (id: string) => ({ mutationKey: quoteKeys.saving(id), scope: { id: `quote-${id}` } });

/** Read when it is this change's turn. */
function knownRevision(client: QueryClient, id: string): { revision?: number } {
  const revision = client.getQueryData<Quote>(quoteKeys.one(id))?.revision;
  return revision === undefined ? {} : { revision };
}

export function useCreateComponent(id: string) {
  const client = useQueryClient();
  const take = useTakeQuote();
  return useMutation({
    ...shared(id),
    mutationFn: (body: NewComponent) =>
      call('POST /quotes/{id}/components', { params: { id }, body: { ...body, ...knownRevision(client, id) } }).then(
        dataOf,
      ),
    onSuccess: take,
  });
}

export function useUpdateComponent(id: string) {
  const client = useQueryClient();
  const take = useTakeQuote();
  return useMutation({
    ...shared(id),
    mutationFn: ({ componentId, change }: { readonly componentId: string; readonly change: ComponentChange }) =>
      call('PUT /quotes/{id}/components/{componentId}', {
        params: { id, componentId },
        body: { ...change, ...knownRevision(client, id) },
      }).then(dataOf),
    onSuccess: take,
  });
}

export function useDeleteComponent(id: string) {
  const take = useTakeQuote();
  return useMutation({
    ...shared(id),
    mutationFn: (componentId: string) =>
      call('DELETE /quotes/{id}/components/{componentId}', { params: { id, componentId } }).then(dataOf),
    onSuccess: take,
  });
}

export function useReorderComponents(id: string) {
  const take = useTakeQuote();
  return useMutation({
    ...shared(id),
    mutationFn: (componentIds: readonly string[]) =>
      call('POST /quotes/{id}/components/reorder', { params: { id }, body: { component_ids: [...componentIds] } }).then(
        dataOf,
      ),
    onSuccess: take,
  });
}
