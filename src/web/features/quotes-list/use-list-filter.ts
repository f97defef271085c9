import { useSearchParams } from 'react-router';
import { filterFrom, type ListFilter, paramsOf } from './list-filter.ts';

export function useListFilter(): { filter: ListFilter; change: (change: Partial<ListFilter>) => void } {
  const [params, setParams] = useSearchParams();
  const filter = filterFrom(params);
  return {
    filter,
    // Another filter starts at its first page. Typing replaces, so that Back leaves the list at once.
    change: (change) =>
      setParams(paramsOf({ ...filter, page: 1, ...change }), {
        replace: change.page === undefined,
        preventScrollReset: change.page === undefined,
      }),
  };
}
