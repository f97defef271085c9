import { queryOptions } from '@tanstack/react-query';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';

export type LineSuggestion = AnswerData<'GET /provider/line-suggestions'>[number];

const suggestions = 6;

/** Lines of the provider's own that fit what is being typed. */
export const lineSuggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['line-suggestions', typed],
    queryFn: ({ signal }) =>
      call('GET /provider/line-suggestions', { query: { q: typed, limit: suggestions }, signal }).then(dataOf),
  });
