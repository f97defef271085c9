import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import type { EndpointByKey } from '#contract/endpoints.ts';
import { call } from './browser-call.ts';
import type { Answer, AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';

export type CustomerPage = Answer<AnswerData<'GET /provider/customers'>>;
export type CustomerSummary = CustomerPage['data'][number];
export type Customer = AnswerData<'GET /provider/customers/{id}'>;
export type CustomerBody = InputOf<EndpointByKey['POST /provider/customers']['body']>;
type ListQuery = InputOf<EndpointByKey['GET /provider/customers']['query']>;
export type CustomerSort = NonNullable<ListQuery['sort']>;
export type SortOrder = NonNullable<ListQuery['order']>;

export interface CustomerFilter {
  readonly page: number;
  readonly search?: string | undefined;
  readonly sort: CustomerSort;
  readonly order: SortOrder;
}

export const customerKeys = {
  all: ['customers'] as const,
  list: (filter: object) => ['customers', 'list', filter] as const,
  one: (id: string) => ['customers', 'one', id] as const,
};

const customersPerPage = 20;
const suggestions = 6;

export const customerListQuery = ({ page, search, sort, order }: CustomerFilter) =>
  queryOptions({
    queryKey: customerKeys.list({ page, search, sort, order }),
    queryFn: ({ signal }) =>
      call('GET /provider/customers', {
        query: { page, per_page: customersPerPage, sort, order, ...(search && { search }) },
        signal,
      }),
  });

/** The few customers who fit what is being typed; with nothing typed, those who asked last. */
export const customerSuggestionsQuery = (search: string) =>
  queryOptions({
    queryKey: customerKeys.list({ suggestionsFor: search }),
    queryFn: ({ signal }) =>
      call('GET /provider/customers', {
        query: { per_page: suggestions, ...(search ? { search } : { sort: 'last_quote' as const }) },
        signal,
      }).then(dataOf),
  });

export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: customerKeys.one(id),
    queryFn: ({ signal }) => call('GET /provider/customers/{id}', { params: { id }, signal }).then(dataOf),
    refetchOnWindowFocus: 'always',
  });

/** Takes an answered customer into the cache and lets what shows them be fetched again. */
function useTakeCustomer() {
  const client = useQueryClient();
  return async (customer: Customer) => {
    client.setQueryData(customerKeys.one(customer.id), customer);
    await client.invalidateQueries({ queryKey: customerKeys.all });
    void client.invalidateQueries({ queryKey: ['quotes'] });
  };
}

/** Adds a customer, or with an id changes that one. */
export function useSaveCustomer() {
  const take = useTakeCustomer();
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: CustomerBody }) =>
      id === undefined
        ? call('POST /provider/customers', { body }).then(dataOf)
        : call('PUT /provider/customers/{id}', { params: { id }, body }).then(dataOf),
    onSuccess: take,
  });
}

/** Whether a customer is a person or a business; nothing else of the record is touched. */
export function useSetCustomerKind() {
  const take = useTakeCustomer();
  return useMutation({
    mutationFn: ({ id, kind }: Pick<Customer, 'id' | 'kind'>) =>
      call('PUT /provider/customers/{id}', { params: { id }, body: { kind } }).then(dataOf),
    onSuccess: take,
  });
}

/** Two records of one customer: the quotes of `id` go to `into`, and `id` is gone. */
export function useMergeCustomers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, into }: { id: string; into: string }) =>
      call('POST /provider/customers/{id}/merge', { params: { id }, body: { into } }).then(dataOf),
    onSuccess: (customer, { id }) => {
      client.removeQueries({ queryKey: customerKeys.one(id) });
      client.setQueryData(customerKeys.one(customer.id), customer);
      void client.invalidateQueries({ queryKey: customerKeys.all });
      void client.invalidateQueries({ queryKey: ['quotes'] });
    },
  });
}

export function useEraseCustomer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /provider/customers/{id}', { params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: customerKeys.one(id) });
      void client.invalidateQueries({ queryKey: customerKeys.all });
      void client.invalidateQueries({ queryKey: ['quotes'] });
    },
  });
}
