import { keepPreviousData, queryOptions, skipToken, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';
import { ruleKeys } from './rule-keys.ts';

export type PriceRule = AnswerData<'GET /provider/pricing-rules'>[number];
export type PricingStrategyInfo = AnswerData<'GET /provider/pricing-rules/strategies'>[number];
/** One kind of work that a service's estimates are made of, and that a rule can price. */
export type PriceLine = AnswerData<'GET /provider/pricing-rules/lines'>[number]['lines'][number];
export type UnpricedService = AnswerData<'GET /provider/pricing-rules/unpriced'>[number];
export type SampleBody = InputOf<EndpointByKey['POST /provider/pricing-rules/sample']['body']>;
/** What a job would come to, and the rule that it was asked for. */
export type RuleSample = AnswerData<'POST /provider/pricing-rules/sample'> & Pick<SampleBody, 'rule'>;
export type PriceRuleBody = InputOf<EndpointByKey['POST /provider/pricing-rules']['body']>;

export const priceRulesQuery = queryOptions({
  queryKey: ruleKeys.list,
  queryFn: ({ signal }) => call('GET /provider/pricing-rules', { signal }).then(dataOf),
});

export const pricingStrategiesQuery = queryOptions({
  queryKey: ruleKeys.strategies,
  queryFn: ({ signal }) => call('GET /provider/pricing-rules/strategies', { signal }).then(dataOf),
  staleTime: Number.POSITIVE_INFINITY,
});

export const priceLinesQuery = queryOptions({
  queryKey: ruleKeys.lines,
  queryFn: ({ signal }) => call('GET /provider/pricing-rules/lines', { signal }).then(dataOf),
});

export const unpricedServicesQuery = queryOptions({
  queryKey: ruleKeys.unpriced,
  queryFn: ({ signal }) => call('GET /provider/pricing-rules/unpriced', { signal }).then(dataOf),
});

/** The example of a rule as it is typed, together with what was asked; the one before stays until it is there. Null asks nothing. */
export const ruleSampleQuery = (body: SampleBody | null) =>
  queryOptions({
    queryKey: ruleKeys.sample(body),
    queryFn: body
      ? async ({ signal }): Promise<RuleSample> => {
          const { data } = await call('POST /provider/pricing-rules/sample', { body, signal });
          return { ...data, rule: body.rule };
        }
      : skipToken,
    placeholderData: keepPreviousData,
  });

function useSetRules() {
  const client = useQueryClient();
  return (change: (rules: PriceRule[]) => PriceRule[]) => {
    client.setQueryData<PriceRule[]>(ruleKeys.list, (rules) => rules && change(rules));
    void client.invalidateQueries({ queryKey: ruleKeys.ofServices });
  };
}

/** Adds a rule, or with an id changes that one. */
export function useSavePriceRule() {
  const setRules = useSetRules();
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: PriceRuleBody }) =>
      id === undefined
        ? call('POST /provider/pricing-rules', { body }).then(dataOf)
        : call('PUT /provider/pricing-rules/{id}', { params: { id }, body }).then(dataOf),
    onSuccess: (saved, { id }) =>
      setRules((rules) =>
        id === undefined ? [...rules, saved] : rules.map((rule) => (rule.id === id ? saved : rule)),
      ),
  });
}

export function useDeletePriceRule() {
  const setRules = useSetRules();
  return useMutation({
    mutationFn: (rule: PriceRule) => call('DELETE /provider/pricing-rules/{id}', { params: { id: rule.id } }),
    onSuccess: (_, deleted) => setRules((rules) => rules.filter((rule) => rule.id !== deleted.id)),
  });
}
