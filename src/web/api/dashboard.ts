import { queryOptions } from '@tanstack/react-query';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';

export type DashboardSummary = AnswerData<'GET /dashboard/summary'>;
export type CurrencyValues = DashboardSummary['currencies'][number];

/** Customers answer while the provider looks on; a window out of sight does not ask. */
const pollMs = 30_000;

/** The business at a glance, for this week and the eleven before it. */
export const dashboardQuery = queryOptions({
  queryKey: quoteKeys.dashboard,
  queryFn: ({ signal }) => call('GET /dashboard/summary', { query: {}, signal }).then(dataOf),
  refetchInterval: pollMs,
  refetchOnWindowFocus: 'always',
});
