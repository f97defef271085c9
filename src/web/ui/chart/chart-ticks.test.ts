import { expect, test } from 'vitest';
import { chartTicks } from './chart-ticks.ts';

test('an axis has round steps and ends at or above the largest value', () => {
  expect(chartTicks(0)).toEqual([0]);
  expect(chartTicks(630_000)).toEqual([0, 200_000, 400_000, 600_000, 800_000]);
  expect(chartTicks(100)).toEqual([0, 25, 50, 75, 100]);
  expect(chartTicks(1)).toEqual([0, 1]);
});
