import { useSearchParams } from 'react-router';
import type { CustomerFilter, CustomerSort, SortOrder } from '#web/api/customers.ts';

export const customerSorts = ['name', 'created_at', 'last_quote', 'value'] as const satisfies readonly CustomerSort[];

/** Names from A, everything else from the newest or largest. */
export const usualOrder = (sort: CustomerSort): SortOrder => (sort === 'name' ? 'asc' : 'desc');

/** The filter lives in the address, so that it can be shared, reloaded and gone back to. */
export function filterFrom(params: URLSearchParams): CustomerFilter {
  const page = Number(params.get('page'));
  const sort = customerSorts.find((one) => one === params.get('sort')) ?? 'name';
  const order = (['asc', 'desc'] as const).find((one) => one === params.get('order')) ?? usualOrder(sort);
  return {
    page: Number.isInteger(page) && page > 1 ? page : 1,
    search: params.get('search')?.trim().slice(0, 200) || undefined,
    sort,
    order,
  };
}

/** What is as usual is left out. */
export function paramsOf({ page, search, sort, order }: CustomerFilter): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(sort !== 'name' && { sort }),
    ...(order !== usualOrder(sort) && { order }),
    ...(page > 1 && { page: String(page) }),
  });
}

export function useCustomerFilter(): {
  filter: CustomerFilter;
  change: (change: Partial<CustomerFilter>) => void;
} {
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
