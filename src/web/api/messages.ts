import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';
import type { Quote } from './quote-types.ts';
import { type Thread, threadOf, withEarlier, withNewest } from './thread.ts';

const pollMs = 8000;

type Message = AnswerData<'GET /quotes/{id}/messages'>[number];

/** The thread of one quote: its end, and what was fetched before it. Fetching marks the customer's words as read, so the counts follow it. */
export function useMessages(quoteId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: quoteKeys.messages(quoteId),
    queryFn: async ({ signal }): Promise<Thread<Message>> => {
      const newest = threadOf(await call('GET /quotes/{id}/messages', { params: { id: quoteId }, signal }));
      const quote = client.getQueryData<Quote>(quoteKeys.one(quoteId));
      // Only the count: the quote may be edited in another tab of the page while the thread is polled.
      if (quote?.messages_unread) {
        client.setQueryData(quoteKeys.one(quoteId), { ...quote, messages_unread: 0 });
        void client.invalidateQueries({ queryKey: quoteKeys.lists });
      }
      return withNewest(client.getQueryData<Thread<Message>>(quoteKeys.messages(quoteId)) ?? null, newest);
    },
    refetchInterval: pollMs,
  });
}

/** Fetches what was said before the first message that is there. */
export function useEarlierMessages(quoteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (cursor: string) => {
      const page = threadOf(
        await call('GET /quotes/{id}/messages', { params: { id: quoteId }, query: { before: cursor } }),
      );
      client.setQueryData<Thread<Message>>(
        quoteKeys.messages(quoteId),
        (known) => known && withEarlier(known, { cursor, page }),
      );
    },
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
