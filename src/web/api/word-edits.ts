import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { ApiError } from './api-error.ts';
import { call } from './browser-call.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';
import type { Quote } from './quote-types.ts';

type EditEndpoint = EndpointByKey['POST /quotes/{id}/line-items/ai-edit'];
export type WordEdit = OutputOf<EditEndpoint['response']>;
type WordEditBody = InputOf<EditEndpoint['body']>;
export type WordChoice = NonNullable<WordEditBody['choices']>[number];
export type WordRequest = Pick<WordEditBody, 'edit_request' | 'choices' | 'proposal_id'>;

/** Waits behind edits of cells that are still on their way, so that it is worked out on what they leave. */
const shared = (quoteId: string) => ({
  mutationKey: quoteKeys.saving(quoteId),
  scope: { id: `quote-${quoteId}` },
});

function useTakeLines(id: string) {
  const client = useQueryClient();
  return async ({ line_items, totals, revision }: Pick<WordEdit, 'line_items' | 'totals' | 'revision'>) => {
    client.setQueryData<Quote>(quoteKeys.one(id), (quote) => quote && { ...quote, line_items, totals, revision });
    void client.invalidateQueries({ queryKey: quoteKeys.lists });
    await client.invalidateQueries({ queryKey: quoteKeys.one(id) });
  };
}

/** Somebody else was faster: what they left is fetched, so that the next try starts from it. */
function useRefreshWhenStale(id: string) {
  const client = useQueryClient();
  return (error: unknown) => {
    if (error instanceof ApiError && error.code === 'stale_revision')
      void client.invalidateQueries({ queryKey: quoteKeys.one(id) });
  };
}

/** What a command would do, on the lines as they are when it is its turn. */
export function useProposeWordEdit(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: shared(id).scope,
    mutationFn: (request: WordRequest) => {
      const revision = client.getQueryData<Quote>(quoteKeys.one(id))?.revision;
      const body = { ...request, apply: false, ...(revision !== undefined && { revision }) };
      return call('POST /quotes/{id}/line-items/ai-edit', { params: { id }, body }).then(dataOf);
    },
    onError: useRefreshWhenStale(id),
  });
}

/** Applies the very proposal that was shown; refused when the quote has changed since. */
export function useApplyWordEdit(id: string) {
  const take = useTakeLines(id);
  return useMutation({
    ...shared(id),
    mutationFn: (request: WordRequest) =>
      call('POST /quotes/{id}/line-items/ai-edit', { params: { id }, body: { ...request, apply: true } }).then(dataOf),
    onSuccess: take,
    onError: useRefreshWhenStale(id),
  });
}

export function useUndoWordEdit(id: string) {
  const take = useTakeLines(id);
  return useMutation({
    ...shared(id),
    mutationFn: () => call('POST /quotes/{id}/line-items/ai-edit/undo', { params: { id } }).then(dataOf),
    onSuccess: take,
    onError: useRefreshWhenStale(id),
  });
}
