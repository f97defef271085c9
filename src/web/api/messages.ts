import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './browser-call.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';
import type { Quote } from './quote-types.ts';

const pollMs = 8000;

/** The thread of one quote. Fetching it marks the customer's words as read, so the counts follow it. */
export function useMessages(quoteId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: quoteKeys.messages(quoteId),
    queryFn: async ({ signal }) => {
      const messages = await call('GET /quotes/{id}/messages', { params: { id: quoteId }, signal }).then(dataOf);
      const quote = client.getQueryData<Quote>(quoteKeys.one(quoteId));
      // Only the count: the quote may be edited in another tab of the page while the thread is polled.
      if (quote?.messages_unread) {
        client.setQueryData(quoteKeys.one(quoteId), { ...quote, messages_unread: 0 });
        void client.invalidateQueries({ queryKey: quoteKeys.lists });
      }
      return messages;
    },
    refetchInterval: pollMs,
  });
}

export function useSendMessage(quoteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ message, idempotencyKey }: { readonly message: string; readonly idempotencyKey: string }) =>
      call('POST /quotes/{id}/messages', {
        params: { id: quoteId },
        body: { message, idempotency_key: idempotencyKey },
      }).then(dataOf),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: quoteKeys.messages(quoteId) }),
        client.invalidateQueries({ queryKey: quoteKeys.activity(quoteId) }),
      ]),
  });
}
