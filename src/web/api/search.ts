import { queryOptions } from '@tanstack/react-query';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';

export type FoundItem = AnswerData<'GET /search'>[number];

/** As many as the call gives: there is room in the groups of the palette. */
const most = 20;

export const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['search', q],
    queryFn: ({ signal }) => call('GET /search', { query: { q, limit: most }, signal }).then(dataOf),
    enabled: q !== '',
    // What was just changed is to be found.
    staleTime: 0,
  });
