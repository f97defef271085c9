import { fold } from '#domain/text/fold.ts';
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
  const wanted = fold(search.trim());
  if (wanted === '') return [...categories];
  const fits = (name: string): boolean => fold(name).includes(wanted);
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

/** Where in a name the search stands, as [start, end) of the name as written; null where it does not. */
export function matchIn(name: string, search: string): readonly [number, number] | null {
  const wanted = fold(search.trim());
  if (wanted === '') return null;
  // Folding can lengthen a letter ("ß" is "ss"), so each folded letter remembers where it came from.
  const letters = [...name];
  const ends = letters.map((_, index) => letters.slice(0, index + 1).join('').length);
  const origin = letters.flatMap((letter, index) => [...fold(letter)].map(() => index));
  const folded = letters.map((letter) => fold(letter)).join('');
  const at = folded.indexOf(wanted);
  if (at < 0) return null;
  const first = origin[at] ?? 0;
  const last = origin[at + wanted.length - 1] ?? first;
  return [first === 0 ? 0 : (ends[first - 1] ?? 0), ends[last] ?? name.length];
}
