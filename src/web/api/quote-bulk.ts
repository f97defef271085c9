import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { customerKeys } from './customers.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

type Order = InputOf<EndpointByKey['POST /quotes/bulk']['body']>;
export type BulkAction = Order['action'];
export type BulkResult = AnswerData<'POST /quotes/bulk'>[number];

/** Does one thing with several quotes; the answer says of each whether it was done. */
export function useChangeQuotes() {
  const client = useQueryClient();
  // The same once more, after it was answered, is meant once more.
  const answered = useRef(0);
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: Order) => {
      const key = keyFor({ ...body, answered: answered.current });
      return call('POST /quotes/bulk', { body, headers: { 'Idempotency-Key': key } }).then(dataOf);
    },
    onSuccess: () => {
      answered.current += 1;
      void client.invalidateQueries({ queryKey: quoteKeys.all });
      void client.invalidateQueries({ queryKey: customerKeys.all });
    },
  });
}
