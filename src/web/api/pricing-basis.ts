import { keepPreviousData, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';
import { ruleKeys } from './rule-keys.ts';
import { settingsQuery } from './settings.ts';

/** The provider's own hour and markup on material; null for the usual ones. */
export type PricingBasis = AnswerData<'GET /provider/settings'>['pricing'];
export type BasisSamples = AnswerData<'POST /provider/pricing-basis/samples'>;

/** What three jobs cost with these numbers; the ones before stay until they are there. Null asks nothing. */
export const basisSamplesQuery = (body: PricingBasis | null) =>
  queryOptions({
    queryKey: ruleKeys.basisSamples(body),
    queryFn: body
      ? ({ signal }): Promise<BasisSamples> =>
          call('POST /provider/pricing-basis/samples', { body, signal }).then(dataOf)
      : skipToken,
    placeholderData: keepPreviousData,
  });

export function useSavePricingBasis() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pricing: PricingBasis) => call('PUT /provider/settings', { body: { pricing } }).then(dataOf),
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery.queryKey, settings);
      // Usual rates follow the provider's numbers.
      void client.invalidateQueries({ queryKey: ruleKeys.ofServices });
    },
  });
}
