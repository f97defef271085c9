import { expect, it } from 'vitest';
import { bundledKnowledge } from '#tests/support/bundled-playbooks.ts';
import { catalogueName } from './catalogue-name.ts';

const { en, de } = bundledKnowledge.catalogue.names;

it('every category and service has a German name, and no other has', () => {
  expect(Object.keys(de?.categories ?? {}).toSorted()).toEqual(Object.keys(en?.categories ?? {}).toSorted());
  expect(Object.keys(de?.service_types ?? {}).toSorted()).toEqual(Object.keys(en?.service_types ?? {}).toSorted());
});

it('a service is named in the reader’s language, and in the catalogue’s where it has no other name', () => {
  const fencing = { name: 'Fences and gates', names: { en: 'Fences and gates', de: 'Zäune und Tore' } };
  expect(catalogueName('de-AT', fencing)).toBe('Zäune und Tore');
  expect(catalogueName('fr-FR', fencing)).toBe('Fences and gates');
  expect(catalogueName(undefined, fencing)).toBe('Fences and gates');
});
