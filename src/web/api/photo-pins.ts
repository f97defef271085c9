import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import { quoteKeys } from './quote-keys.ts';

type NewPin = InputOf<EndpointByKey['POST /quotes/{id}/media/{mediaId}/pins']['body']>;
type PinChange = InputOf<EndpointByKey['PUT /quotes/{id}/media/{mediaId}/pins/{pinId}']['body']>;

interface AtPhoto {
  readonly mediaId: string;
}

/** Marks places on the photos of a quote; each shows once the server has it. */
export function usePinChanges(id: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: quoteKeys.one(id) });
  const add = useMutation({
    mutationFn: ({ mediaId, pin }: AtPhoto & { readonly pin: NewPin }) =>
      call('POST /quotes/{id}/media/{mediaId}/pins', { params: { id, mediaId }, body: pin }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ mediaId, pinId, change: body }: AtPhoto & { readonly pinId: string; readonly change: PinChange }) =>
      call('PUT /quotes/{id}/media/{mediaId}/pins/{pinId}', { params: { id, mediaId, pinId }, body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: ({ mediaId, pinId }: AtPhoto & { readonly pinId: string }) =>
      call('DELETE /quotes/{id}/media/{mediaId}/pins/{pinId}', { params: { id, mediaId, pinId } }),
    onSuccess,
  });
  return { add, change, remove };
}
