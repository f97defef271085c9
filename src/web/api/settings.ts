import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';

export type AiSettings = AnswerData<'GET /provider/settings'>['ai'];
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
