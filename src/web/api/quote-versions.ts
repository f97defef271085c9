import { queryOptions } from '@tanstack/react-query';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';
import { quoteKeys } from './quote-keys.ts';

export type QuoteVersion = AnswerData<'GET /quotes/{id}/versions'>[number];
export type VersionComparison = AnswerData<'GET /quotes/{id}/versions/compare'>;

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: quoteKeys.versions(id),
    queryFn: ({ signal }) => call('GET /quotes/{id}/versions', { params: { id }, signal }).then(dataOf),
  });

/** Without `to`, up to the quote as it stands now. */
export const comparisonQuery = (id: string, sides: { readonly from: number; readonly to?: number }) =>
  queryOptions({
    queryKey: quoteKeys.comparison(id, sides),
    queryFn: ({ signal }) =>
      call('GET /quotes/{id}/versions/compare', { params: { id }, query: sides, signal }).then(dataOf),
  });
