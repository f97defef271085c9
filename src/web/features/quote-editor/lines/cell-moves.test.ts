import { expect, test } from 'vitest';
import { type CellKey, nextCell } from './cell-moves.ts';

const size = { rows: 3, columns: 5 };
const from = { row: 1, column: 2 };
const press = (key: string, more: Partial<CellKey> = {}) =>
  nextCell(from, { key, shift: false, isAtStart: true, isAtEnd: true, isChoice: false, ...more }, size);

test('Enter goes down the column, with Shift up', () => {
  expect(press('Enter')).toEqual({ row: 2, column: 2 });
  expect(press('Enter', { shift: true })).toEqual({ row: 0, column: 2 });
});

test('Enter in the last row leaves the table, an arrow stays', () => {
  const last = { row: 2, column: 0 };
  const key = { shift: false, isAtStart: true, isAtEnd: true, isChoice: false };
  expect(nextCell(last, { ...key, key: 'Enter' }, size)).toBe('leave');
  expect(nextCell(last, { ...key, key: 'ArrowDown' }, size)).toBeNull();
  expect(nextCell(last, { ...key, key: 'ArrowLeft' }, size)).toBeNull();
});

test('arrows to the side leave a cell only at the ends of its text', () => {
  expect(press('ArrowLeft')).toEqual({ row: 1, column: 1 });
  expect(press('ArrowRight')).toEqual({ row: 1, column: 3 });
  expect(press('ArrowLeft', { isAtStart: false })).toBeNull();
  expect(press('ArrowRight', { isAtEnd: false })).toBeNull();
});

test('arrows stay within a text of several lines until its ends', () => {
  expect(press('ArrowUp', { isAtStart: false })).toBeNull();
  expect(press('ArrowDown', { isAtEnd: false })).toBeNull();
  expect(press('ArrowDown')).toEqual({ row: 2, column: 2 });
});

test('a list keeps its own arrows, and Shift selects', () => {
  expect(press('ArrowDown', { isChoice: true })).toBeNull();
  expect(press('ArrowRight', { shift: true })).toBeNull();
  expect(press('Enter', { isChoice: true })).toEqual({ row: 2, column: 2 });
});

test('any other key writes', () => {
  expect(press('a')).toBeNull();
  expect(press('Tab')).toBeNull();
});
