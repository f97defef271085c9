import { expect, it } from 'vitest';
import catalogue from '#domain/service/service-catalogue.json' with { type: 'json' };
import german from '#domain/service/service-names-de.json' with { type: 'json' };
import { catalogueName } from './catalogue-name.ts';

interface Entry {
  readonly slug: string;
  readonly children: readonly Entry[];
  readonly service_types: readonly { readonly slug: string }[];
}

const entries: readonly Entry[] = catalogue.categories;
const withChildren = (entry: Entry): Entry[] => [entry, ...entry.children.flatMap(withChildren)];
const all = entries.flatMap(withChildren);

it('every category and service has a German name, and no other has', () => {
  expect(Object.keys(german.category).sort()).toEqual(all.map(({ slug }) => slug).sort());
  expect(Object.keys(german.service_type).sort()).toEqual(
    all.flatMap((entry) => entry.service_types.map(({ slug }) => slug)).sort(),
  );
});

it('a service is named in the reader’s language, and in the catalogue’s where it has no other name', () => {
  const fencing = { slug: 'fencing', name: 'Fences and gates' };
  expect(catalogueName('de-AT', 'service_type', fencing)).toBe('Zäune und Tore');
  expect(catalogueName('en-GB', 'service_type', fencing)).toBe('Fences and gates');
  expect(catalogueName(undefined, 'service_type', fencing)).toBe('Fences and gates');
  expect(catalogueName('de-DE', 'service_type', { slug: 'unheard-of', name: 'Unheard of' })).toBe('Unheard of');
});
