import { expect, test } from 'vitest';
import { between } from './use-selection.ts';

const page = ['a', 'b', 'c', 'd'];

test('a range goes from one row to the other, whichever way', () => {
  expect(between(page, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(between(page, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(between(page, 'c', 'c')).toEqual(['c']);
});

test('from a row that has left the page a range is the one row alone', () => {
  expect(between(page, 'gone', 'c')).toEqual(['c']);
});
