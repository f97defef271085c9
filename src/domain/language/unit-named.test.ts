import { expect, test } from 'vitest';
import { namesUnit, unitNamed } from './unit-named.ts';

test.each([
  ['m', 'm'],
  ['lfm', 'm'],
  ['Metros', 'm'],
  ['ft', 'ft'],
  ['Linear feet', 'ft'],
  ['LF', 'ft'],
  ['m²', 'm2'],
  ['m ²', 'm2'],
  ['qm', 'm2'],
  ['sq. m', 'm2'],
  ['sq. ft.', 'ft2'],
  ['square foot', 'ft2'],
  ['ft²', 'ft2'],
  ['room', null],
  ['', null],
])('%j is the unit %s', (label, unit) => {
  expect(unitNamed(label)).toBe(unit);
});

test('a label says its unit among other words', () => {
  expect(namesUnit('per m²', 'm2')).toBe(true);
  expect(namesUnit('m²/coat', 'm2')).toBe(true);
  expect(namesUnit('square metre of wall', 'm2')).toBe(true);
  expect(namesUnit('room', 'm2')).toBe(false);
});
