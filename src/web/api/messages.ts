import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './browser-call.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';

const pollMs = 8000;

/** The thread of one quote. Fetching it marks the customer's words as read, so the counts are fetched after it. */
export function useMessages(quoteId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: quoteKeys.messages(quoteId),
    queryFn: async ({ signal }) => {
      const messages = await call('GET /quotes/{id}/messages', { params: { id: quoteId }, signal }).then(dataOf);
      void client.invalidateQueries({ queryKey: quoteKeys.one(quoteId) });
      void client.invalidateQueries({ queryKey: quoteKeys.lists });
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
    onSuccess: () => client.invalidateQueries({ queryKey: quoteKeys.messages(quoteId) }),
  });
}
