import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { customerKeys } from './customers.ts';
import { dataOf } from './data-of.ts';
import { newKey } from './new-key.ts';
import { quoteKeys } from './quote-keys.ts';

type Order = InputOf<EndpointByKey['POST /quotes/bulk']['body']>;
export type BulkAction = Order['action'];
export type BulkResult = AnswerData<'POST /quotes/bulk'>[number];

/** Does one thing with several quotes; the answer says of each whether it was done. */
export function useChangeQuotes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Order) =>
      call('POST /quotes/bulk', { body, headers: { 'Idempotency-Key': newKey() } }).then(dataOf),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: quoteKeys.all });
      void client.invalidateQueries({ queryKey: customerKeys.all });
    },
  });
}
