import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';

export type TestedPrice = AnswerData<'POST /provider/test-pricing'>;
type TestBody = InputOf<EndpointByKey['POST /provider/test-pricing']['body']>;

/** Asks what a request would be priced at; nothing of it is kept. */
export function useTestPricing() {
  return useMutation({ mutationFn: (body: TestBody) => call('POST /provider/test-pricing', { body }).then(dataOf) });
}
