import { type ServiceCategory, type ServiceSelection, serviceTypesIn } from '#web/api/services.ts';

export type Coverage = 'all' | 'some' | 'none';

export function coverageOf(category: ServiceCategory, chosen: ReadonlySet<string>): Coverage {
  const types = serviceTypesIn([category]);
  const count = types.filter(({ id }) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === types.length ? 'all' : 'some';
}

export function withTypes(chosen: ReadonlySet<string>, typeIds: readonly string[], isChosen: boolean): Set<string> {
  const next = new Set(chosen);
  for (const id of typeIds) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** A category that is wholly chosen goes as one, so that services added to it later are offered too. */
export function selectionsOf(categories: readonly ServiceCategory[], chosen: ReadonlySet<string>): ServiceSelection[] {
  const open = new Set(chosen);
  const selections: ServiceSelection[] = [];
  const visit = (category: ServiceCategory): void => {
    if (coverageOf(category, chosen) === 'all') {
      selections.push({ id: category.id, type: 'category' });
      for (const { id } of serviceTypesIn([category])) open.delete(id);
      return;
    }
    category.children.forEach(visit);
  };
  categories.forEach(visit);
  return [...selections, ...[...open].map((id) => ({ id, type: 'service_type' as const }))];
}

/** The tree with only what fits the search: a category whose name fits keeps all of its types. */
export function foundCategories(categories: readonly ServiceCategory[], search: string): ServiceCategory[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === '') return [...categories];
  const fits = (name: string): boolean => name.toLocaleLowerCase().includes(wanted);
  return categories.flatMap((category) => {
    if (fits(category.name)) return [category];
    const found = {
      ...category,
      children: foundCategories(category.children, search),
      service_types: category.service_types.filter(({ name }) => fits(name)),
    };
    return found.children.length + found.service_types.length > 0 ? [found] : [];
  });
}
