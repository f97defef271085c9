import type { z } from 'zod';
import type { listProfessions, serviceCategory, serviceType } from '#contract/services.ts';
import type { Locale } from '#domain/locale.ts';
import type { PlaybookList } from '#domain/playbooks/playbook-list.ts';
import { catalogueName } from './catalogue-name.ts';
import type { Profession } from './profession-store.ts';
import type { ServiceCategoryRow, ServiceTypeRow } from './service-store.ts';

/** A service as a reader of the locale knows it. */
export function presentServiceType(
  row: ServiceTypeRow,
  playbooks: PlaybookList,
  locale: Locale | undefined,
): z.input<typeof serviceType> {
  const { id, slug } = row;
  return { id, slug, name: catalogueName(locale, row), has_playbook: playbooks.of(slug) !== undefined };
}

interface Catalogue {
  readonly categories: readonly ServiceCategoryRow[];
  readonly types: readonly ServiceTypeRow[];
}

/** The tree below one category, as a reader of the locale knows it; null is the top. */
export function presentCatalogue(
  { categories, types }: Catalogue,
  reader: { readonly playbooks: PlaybookList; readonly locale: Locale },
  parentId: string | null = null,
): z.input<typeof serviceCategory>[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .map((category) => ({
      id: category.id,
      slug: category.slug,
      name: catalogueName(reader.locale, category),
      children: presentCatalogue({ categories, types }, reader, category.id),
      service_types: types
        .filter(({ categoryId }) => categoryId === category.id)
        .map((type) => presentServiceType(type, reader.playbooks, reader.locale)),
    }));
}

/** By their names in the reader's language. */
export function presentProfessions(
  professions: readonly Profession[],
  locale: Locale,
): z.input<(typeof listProfessions)['response']> {
  return professions
    .map(({ id, slug, serviceTypeIds, ...named }) => ({
      id,
      slug,
      name: catalogueName(locale, named),
      service_type_ids: [...serviceTypeIds],
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
