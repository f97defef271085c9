import { expect, test } from 'vitest';
import { neighbourOf } from './neighbour-of.ts';

const list = (ids: string) => [...ids].map((id) => ({ id }));
const next = (id: string, before: string, now: string, step: 1 | -1 = 1) =>
  neighbourOf(id, { before: list(before), now: list(now) }, step)?.id;

test('one step on and one back, and none past the ends', () => {
  expect(next('b', '', 'abc')).toBe('c');
  expect(next('b', '', 'abc', -1)).toBe('a');
  expect(next('c', '', 'abc')).toBeUndefined();
  expect(next('a', '', 'abc', -1)).toBeUndefined();
});

test('whoever has just left the list goes on from where it was', () => {
  expect(next('b', 'abc', 'ac')).toBe('c');
  expect(next('b', 'abcd', 'ad')).toBe('d');
  expect(next('b', 'abc', 'ac', -1)).toBe('a');
});

test('from elsewhere it begins at the top, and nothing follows in an empty list', () => {
  expect(next('x', 'abc', 'bc')).toBe('b');
  expect(next('x', '', '')).toBeUndefined();
  expect(next('c', 'abc', '')).toBeUndefined();
});
