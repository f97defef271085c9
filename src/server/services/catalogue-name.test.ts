import { expect, it } from 'vitest';
import german from '#domain/service/service-names-de.json' with { type: 'json' };
import { catalogueRows } from './catalogue.ts';
import { catalogueName } from './catalogue-name.ts';

it('every category and service has a German name, and no other has', () => {
  expect(Object.keys(german.category).sort()).toEqual(catalogueRows.categories.map(({ slug }) => slug).sort());
  expect(Object.keys(german.service_type).sort()).toEqual(catalogueRows.types.map(({ slug }) => slug).sort());
});

it('a service is named in the reader’s language, and in the catalogue’s where it has no other name', () => {
  const fencing = { slug: 'fencing', name: 'Fences and gates' };
  expect(catalogueName('de-AT', 'service_type', fencing)).toBe('Zäune und Tore');
  expect(catalogueName('en-GB', 'service_type', fencing)).toBe('Fences and gates');
  expect(catalogueName(undefined, 'service_type', fencing)).toBe('Fences and gates');
  expect(catalogueName('de-DE', 'service_type', { slug: 'unheard-of', name: 'Unheard of' })).toBe('Unheard of');
});
