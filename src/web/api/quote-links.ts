import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';
import type { QuoteLink } from './quote-types.ts';

export type LinkSending = InputOf<EndpointByKey['POST /quotes/{id}/send-link']['body']>;

/** The link that opens the quote now: the newest that was not taken back. The API lists the newest first. */
export function currentLink(links: readonly QuoteLink[]): QuoteLink | null {
  return links.find((link) => link.revoked_at === null) ?? null;
}

function useRefreshQuote(id: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: quoteKeys.one(id) }),
      client.invalidateQueries({ queryKey: quoteKeys.lists }),
      client.invalidateQueries({ queryKey: quoteKeys.activity(id) }),
    ]);
}

export function useSendLink(id: string) {
  const refresh = useRefreshQuote(id);
  return useMutation({
    mutationFn: (body: LinkSending) => call('POST /quotes/{id}/send-link', { params: { id }, body }).then(dataOf),
    onSuccess: refresh,
  });
}

export function useResendLink(id: string) {
  const refresh = useRefreshQuote(id);
  return useMutation({
    mutationFn: (linkId: string) =>
      call('POST /quotes/{id}/links/{linkId}/resend', { params: { id, linkId } }).then(dataOf),
    onSuccess: refresh,
  });
}
