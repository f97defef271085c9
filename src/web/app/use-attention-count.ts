import { useQuery } from '@tanstack/react-query';
import { quoteListQuery } from '../api/quotes.ts';

/** How many quotes wait for the provider: in review, or with words nobody has opened. */
export function useAttentionCount(): number {
  const { data } = useQuery(quoteListQuery({ page: 1, perPage: 1, isWaiting: true }));
  return data?.meta?.total ?? 0;
}
