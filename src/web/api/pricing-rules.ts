import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';

export type PriceRule = AnswerData<'GET /provider/pricing-rules'>[number];
export type PricingStrategyInfo = AnswerData<'GET /provider/pricing-rules/strategies'>[number];
export type PriceRuleBody = InputOf<EndpointByKey['POST /provider/pricing-rules']['body']>;

const ruleKeys = {
  list: ['pricing-rules', 'list'] as const,
  strategies: ['pricing-rules', 'strategies'] as const,
};

export const priceRulesQuery = queryOptions({
  queryKey: ruleKeys.list,
  queryFn: ({ signal }) => call('GET /provider/pricing-rules', { signal }).then(dataOf),
});

export const pricingStrategiesQuery = queryOptions({
  queryKey: ruleKeys.strategies,
  queryFn: ({ signal }) => call('GET /provider/pricing-rules/strategies', { signal }).then(dataOf),
  staleTime: Number.POSITIVE_INFINITY,
});

function useSetRules() {
  const client = useQueryClient();
  return (change: (rules: PriceRule[]) => PriceRule[]) =>
    client.setQueryData<PriceRule[]>(ruleKeys.list, (rules) => rules && change(rules));
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
