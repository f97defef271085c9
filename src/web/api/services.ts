import { msg } from '@lingui/core/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orSay } from './api-error.ts';
import { call } from './browser-call.ts';
import type { AnswerData } from './call-types.ts';
import { dataOf } from './data-of.ts';
import { profileCheckQuery } from './provider.ts';
import { ruleKeys } from './rule-keys.ts';

export type ServiceCategory = AnswerData<'GET /provider/services/categories'>[number];
export type ServiceType = ServiceCategory['service_types'][number];
export type ServiceSelection = AnswerData<'GET /provider/services'>[number];

const serviceKeys = {
  categories: ['services', 'categories'] as const,
  chosen: ['services', 'chosen'] as const,
};

export const serviceCategoriesQuery = queryOptions({
  queryKey: serviceKeys.categories,
  queryFn: ({ signal }) =>
    call('GET /provider/services/categories', { signal })
      .then(dataOf)
      .catch(orSay(msg`Failed to get service categories`)),
  // The catalogue changes with a release of the product.
  staleTime: Number.POSITIVE_INFINITY,
});

export const chosenServicesQuery = queryOptions({
  queryKey: serviceKeys.chosen,
  queryFn: ({ signal }) =>
    call('GET /provider/services', { signal }).then(dataOf).catch(orSay(msg`Failed to get provider services`)),
});

export function useSaveServices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (services: ServiceSelection[]) =>
      call('PUT /provider/services', { body: { services } })
        .then(dataOf)
        .catch(orSay(msg`Failed to update provider services`)),
    onSuccess: (services) => {
      client.setQueryData(serviceKeys.chosen, services);
      void client.invalidateQueries({ queryKey: profileCheckQuery.queryKey });
      void client.invalidateQueries({ queryKey: ruleKeys.ofServices });
    },
  });
}

function typesOf(category: ServiceCategory): ServiceType[] {
  return [...category.service_types, ...category.children.flatMap(typesOf)];
}

/** Every service type below the categories, once each: a type can stand in several. */
export function serviceTypesIn(categories: readonly ServiceCategory[]): ServiceType[] {
  return [...new Map(categories.flatMap(typesOf).map((type) => [type.id, type])).values()];
}

function allCategories(categories: readonly ServiceCategory[]): ServiceCategory[] {
  return categories.flatMap((category) => [category, ...allCategories(category.children)]);
}

/** The ids of the types that a selection means; a category means all of its types. */
export function chosenTypeIds(
  categories: readonly ServiceCategory[],
  selections: readonly ServiceSelection[],
): Set<string> {
  const chosen = new Set(selections.map(({ id }) => id));
  const whole = allCategories(categories).filter(({ id }) => chosen.has(id));
  const typeIds = selections.filter(({ type }) => type === 'service_type').map(({ id }) => id);
  return new Set([...typeIds, ...serviceTypesIn(whole).map(({ id }) => id)]);
}

/** The service types that the provider offers, by name. */
export function useOfferedTypes(): ServiceType[] {
  const categories = useQuery(serviceCategoriesQuery);
  const chosen = useQuery(chosenServicesQuery);
  if (!categories.data || !chosen.data) return [];
  const ids = chosenTypeIds(categories.data, chosen.data);
  return serviceTypesIn(categories.data)
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
