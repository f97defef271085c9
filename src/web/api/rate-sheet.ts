import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { ApiError } from './api-error.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';
import { ruleKeys } from './rule-keys.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

/** One kind of work of a service, with what is charged for it. */
export type SheetRow = AnswerData<'GET /provider/services/{serviceTypeId}/rate-sheet'>[number];
export type SheetField = SheetRow['editable'][number];
export type SheetChange = InputOf<
  EndpointByKey['PUT /provider/services/{serviceTypeId}/rate-sheet']['body']
>['rows'][number];

export const rateSheetQuery = (serviceTypeId: string) =>
  queryOptions({
    queryKey: ruleKeys.sheet(serviceTypeId),
    queryFn: ({ signal }) =>
      call('GET /provider/services/{serviceTypeId}/rate-sheet', { params: { serviceTypeId }, signal }).then(dataOf),
  });

/** Whether others wrote first, so that the sheet has to be looked at anew. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'stale_revision' || error.code === 'not_found');

/** All changed rows at once; the sheet as it is then comes back. */
export function useSaveRateSheet(serviceTypeId: string) {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const params = { serviceTypeId };
  return useMutation({
    mutationFn: (rows: SheetChange[]) =>
      call('PUT /provider/services/{serviceTypeId}/rate-sheet', {
        params,
        body: { rows },
        headers: { 'Idempotency-Key': keyFor(rows) },
      }).then(dataOf),
    onSuccess: (rows) => {
      client.setQueryData<SheetRow[]>(ruleKeys.sheet(serviceTypeId), rows);
      void client.invalidateQueries({ queryKey: ruleKeys.list });
      void client.invalidateQueries({ queryKey: ruleKeys.ofServices });
    },
    onError: async (error) => {
      if (isOvertaken(error)) await client.invalidateQueries({ queryKey: ruleKeys.sheet(serviceTypeId) });
    },
  });
}
