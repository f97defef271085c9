import { expect, test } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const line = (id: string, description: string, amount_minor: number, section: string | null = null) => ({
  id,
  section,
  description,
  quantity: 1,
  unit: 'fixed',
  unit_label: null,
  unit_price_minor: amount_minor,
  tax_rate: 20,
  amount_minor,
});
const terms = {
  title: 'Doors',
  prices_include_tax: false,
  charges_tax: true,
  detail: 'parts',
  discount_percent: 0,
  valid_until: null,
  terms: null,
  message: null,
  starts: null,
  duration: null,
  deposit_percent: null,
  guarantee: null,
};
const part = (id: string | null, title: string | null, amount_minor: number) => ({
  id,
  title,
  amount_minor,
  is_optional: false,
  is_visible: true,
  choice_group: null,
});
const changes = (before: ReturnType<typeof line>[], after: ReturnType<typeof line>[]) =>
  compareVersions({ lines: before, sections: [], terms }, { lines: after, sections: [], terms }).lines.map(
    ({ change, fields, before: was, after: is }) => [change, (is ?? was)?.description, ...fields],
  );

test('what left stands where it was, what came where it is', () => {
  const before = [line('a', 'Frame', 1), line('b', 'Door', 2), line('c', 'Lock', 3)];
  expect(changes(before, [line('d', 'Hinge', 4), line('a', 'Frame', 1), line('c', 'Lock', 5)])).toEqual([
    ['added', 'Hinge'],
    ['same', 'Frame'],
    ['removed', 'Door'],
    ['changed', 'Lock', 'unit_price_minor', 'amount_minor'],
  ]);
  expect(changes([], [])).toEqual([]);
  expect(changes([line('a', 'Frame', 1)], [])).toEqual([['removed', 'Frame']]);
});

test('the same work of a draft made anew is the same line, each taken once', () => {
  expect(changes([line('a', 'Wall', 1), line('b', 'Wall', 1)], [line('x', 'Wall', 1), line('y', 'Wall', 2)])).toEqual([
    ['same', 'Wall'],
    ['changed', 'Wall', 'unit_price_minor', 'amount_minor'],
  ]);
  expect(changes([line('a', 'Wall', 1, 'Hall')], [line('x', 'Wall', 1, 'Room')])).toEqual([
    ['removed', 'Wall'],
    ['added', 'Wall'],
  ]);
});

test('sections are told by their name and sum, and only terms that differ are named', () => {
  const { sections, terms: different } = compareVersions(
    { lines: [], sections: [part('a', 'Hall', 100), part(null, null, 5)], terms },
    { lines: [], sections: [part('a', 'Lobby', 100), part(null, null, 5)], terms: { ...terms, discount_percent: 5 } },
  );
  expect(sections.map(({ change }) => change)).toEqual(['changed', 'same']);
  expect(different).toEqual([{ name: 'discount_percent', before: 0, after: 5 }]);
});
