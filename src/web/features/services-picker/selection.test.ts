import { expect, test } from 'vitest';
import { chosenTypeIds, type ServiceCategory } from '#web/api/services.ts';
import { coverageOf, foundCategories, matchIn, selectionsOf, withTypes } from './selection.ts';

const type = (id: string) => ({ id, slug: id, name: `Service ${id}`, has_playbook: false });
const plumber: ServiceCategory = {
  id: 'plumber',
  name: 'Plumber',
  slug: 'plumber',
  children: [{ id: 'heating', name: 'Heating', slug: 'heating', children: [], service_types: [type('boiler')] }],
  service_types: [type('tap'), type('bathroom')],
};
const builder: ServiceCategory = {
  id: 'builder',
  name: 'Builder',
  slug: 'builder',
  children: [],
  service_types: [type('wall'), type('bathroom')],
};
const tree = [plumber, builder];

test('a category stands for all its types, those of its children too', () => {
  expect(chosenTypeIds(tree, [{ id: 'plumber', type: 'category' }])).toEqual(new Set(['tap', 'bathroom', 'boiler']));
});

test('a type in two categories counts in both', () => {
  const chosen = new Set(['bathroom']);
  expect(coverageOf(plumber, chosen)).toBe('some');
  expect(coverageOf(builder, chosen)).toBe('some');
});

test('what is wholly chosen is saved as a category, the rest as types', () => {
  const chosen = withTypes(new Set(), ['tap', 'bathroom', 'boiler'], true);
  expect(selectionsOf(tree, chosen)).toEqual([{ id: 'plumber', type: 'category' }]);
  expect(selectionsOf(tree, withTypes(chosen, ['tap'], false))).toEqual([
    { id: 'heating', type: 'category' },
    { id: 'bathroom', type: 'service_type' },
  ]);
});

test('saved selections mean the same types when they are read back', () => {
  const chosen = new Set(['tap', 'wall', 'bathroom']);
  expect(chosenTypeIds(tree, selectionsOf(tree, chosen))).toEqual(chosen);
});

test('a search keeps the way to what it found', () => {
  expect(
    foundCategories(tree, 'BOIL').map(({ id, service_types, children }) => [id, service_types.length, children[0]?.id]),
  ).toEqual([['plumber', 0, 'heating']]);
  expect(foundCategories(tree, 'build')).toEqual([builder]);
  expect(foundCategories(tree, 'xyz')).toEqual([]);
});

test('a search knows no accents and no case', () => {
  const tiles = { ...builder, service_types: [{ ...type('tiles'), name: 'Fußböden & Fliesen' }] };
  for (const search of ['fuss', 'FUSSBOD', 'boden']) expect(foundCategories([tiles], search)).toHaveLength(1);
});

test.each([
  ['Fußböden', 'fuss', 'Fuß'],
  ['Fußböden', 'BODEN', 'böden'],
  ['Fußböden', 'sb', 'ßb'],
  ['Crème brûlée', 'brul', 'brûl'],
  ['Service tap', 'tap', 'tap'],
])('in %s, %s marks %s', (name, search, marked) => {
  const found = matchIn(name, search);
  expect(found && name.slice(...found)).toBe(marked);
});

test('what is not there is not marked', () => {
  expect(matchIn('Boiler', 'xyz')).toBeNull();
  expect(matchIn('Boiler', ' ')).toBeNull();
});
