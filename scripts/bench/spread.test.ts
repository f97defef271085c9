import { expect, test } from 'vitest';
import { spreadCells, spreadOf } from './spread.ts';

test('percentiles are times that were measured', () => {
  const times = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(spreadOf(times)).toEqual({ n: 20, p50: 10, p95: 19, max: 20 });
  expect(spreadOf([7])).toEqual({ n: 1, p50: 7, p95: 7, max: 7 });
});

test('a spread of nothing is none', () => {
  expect(() => spreadOf([])).toThrow('nothing was measured');
});

test('ratios are to the floor of the same run', () => {
  const cells = spreadCells({ n: 2, p50: 150, p95: 300, max: 1234.5 }, { n: 2, p50: 50, p95: 60, max: 60 });
  expect(cells).toEqual(['2', '150', '300', '1235', '3.00 ×', '5.00 ×']);
});
