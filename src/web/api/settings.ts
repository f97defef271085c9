import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';
import { profileCheckQuery } from './provider.ts';
import { quoteKeys } from './quote-keys.ts';

export type Settings = AnswerData<'GET /provider/settings'>;
export type AiSettings = Settings['ai'];
export type TaxCountry = AnswerData<'GET /provider/tax-countries'>[number];
export type SettingsChange = NonNullable<InputOf<EndpointByKey['PUT /provider/settings']['body']>>;
/** What is changed; a key that is left out stays. */
export interface AiSettingsChange {
  readonly engine: AiSettings['engine'];
  readonly service: AiSettings['service'];
  readonly model: string | null;
  readonly key?: string;
  readonly monthly_budget_minor: number | null;
}

export const settingsQuery = queryOptions({
  queryKey: ['settings'] as const,
  queryFn: ({ signal }) => call('GET /provider/settings', { signal }).then(dataOf),
});

/** What countries say about tax; it changes with the program, not with the day. */
export const countriesQuery = queryOptions({
  queryKey: ['tax-countries'] as const,
  queryFn: ({ signal }) => call('GET /provider/tax-countries', { signal }).then(dataOf),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Changes the sections that are given. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingsChange) => call('PUT /provider/settings', { body }).then(dataOf),
    onSuccess: (settings, { apply_to_open_quotes }) => {
      client.setQueryData(settingsQuery.queryKey, settings);
      // The profile says what the tax is called, and which rates lines choose from.
      void client.invalidateQueries({ queryKey: profileCheckQuery.queryKey });
      if (apply_to_open_quotes) void client.invalidateQueries({ queryKey: quoteKeys.all });
    },
  });
}

export function useSaveAiSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ai: AiSettingsChange) => call('PUT /provider/settings', { body: { ai } }).then(dataOf),
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  });
}

export function useTestAiSettings() {
  return useMutation({ mutationFn: () => call('POST /provider/settings/ai/test', {}).then(dataOf) });
}
