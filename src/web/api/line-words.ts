import { queryOptions } from '@tanstack/react-query';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';

/** What tables of priced lines are headed and counted with, in any language. */
export type LineWords = AnswerData<'GET /provider/line-words'>;

export const lineWordsQuery = queryOptions({
  queryKey: ['line-words'] as const,
  queryFn: ({ signal }) => call('GET /provider/line-words', { signal }).then(dataOf),
  // They change with a release of the product.
  staleTime: Number.POSITIVE_INFINITY,
});
