import { useQuery } from '@tanstack/react-query';
import { quoteListQuery } from '../api/quotes.ts';

/** How many quotes wait for the provider's review. */
export function useAttentionCount(): number {
  const { data } = useQuery(quoteListQuery({ page: 1, status: 'provider_review' }));
  return data?.meta?.total ?? 0;
}
