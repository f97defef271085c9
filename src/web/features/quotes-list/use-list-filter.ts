import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { savedViewsQuery } from '#web/api/saved-views.ts';
import { filterFrom, type ListFilter, paramsOf, paramsOfView } from './list-filter.ts';

interface ListFiltering {
  readonly filter: ListFilter;
  readonly change: (change: Partial<ListFilter>) => void;
  readonly open: (params: URLSearchParams) => void;
}

export function useListFilter(): ListFiltering {
  const [params, setParams] = useSearchParams();
  const filter = filterFrom(params);
  useDefaultView(params, (view) => setParams(view, { replace: true, preventScrollReset: true }));
  return {
    filter,
    // Another filter starts at its first page. Typing replaces, so that Back leaves the list at once.
    change: (change) =>
      setParams(paramsOf({ ...filter, page: 1, ...change }), {
        replace: change.page === undefined,
        preventScrollReset: change.page === undefined,
      }),
    open: (view) => setParams(view, { preventScrollReset: true }),
  };
}

/** Whoever comes to the list without saying how gets it as they like it, once: a filter taken off stays off. */
function useDefaultView(params: URLSearchParams, open: (view: URLSearchParams) => void): void {
  const { data: views } = useQuery(savedViewsQuery);
  const isSettled = useRef(false);
  const view = views?.find(({ is_default }) => is_default);
  useEffect(() => {
    if (isSettled.current || !views) return;
    isSettled.current = true;
    if (view && params.size === 0) open(paramsOfView(view.filter));
  }, [views, view, params, open]);
}
