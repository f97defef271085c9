import type { z } from 'zod';
import type { serviceCategory, serviceType } from '#contract/services.ts';
import { playbookOf } from '#domain/playbooks/registry.ts';
import type { ServiceCategoryRow, ServiceTypeRow } from './service-store.ts';

export function presentServiceType({ id, slug, name }: ServiceTypeRow): z.input<typeof serviceType> {
  return { id, slug, name, has_playbook: playbookOf(slug) !== undefined };
}

/** The tree below one category; null is the top. */
export function presentCatalogue(
  categories: readonly ServiceCategoryRow[],
  types: readonly ServiceTypeRow[],
  parentId: string | null = null,
): z.input<typeof serviceCategory>[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      children: presentCatalogue(categories, types, id),
      service_types: types.filter(({ categoryId }) => categoryId === id).map(presentServiceType),
    }));
}
