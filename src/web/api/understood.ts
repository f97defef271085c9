import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import { dataOf } from './data-of.ts';
import type { Quote } from './quote-types.ts';
import { useTakeQuote } from './quotes.ts';

export type UnderstoodFact = Quote['understood'][number];
export type FactValue = UnderstoodFact['value'];
type Correction = InputOf<EndpointByKey['PUT /quotes/{id}/understood/{requirement}']['body']>;

export function useCorrectUnderstood({ id, revision }: Quote, fact: UnderstoodFact) {
  const take = useTakeQuote();
  const { requirement, component_id } = fact;
  return useMutation({
    mutationFn: (value: Correction['value']) =>
      call('PUT /quotes/{id}/understood/{requirement}', {
        params: { id, requirement },
        body: { component_id, value, revision },
      }).then(dataOf),
    onSuccess: take,
  });
}
