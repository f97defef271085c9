import { expect, test } from 'vitest';
import { chartTicks } from './chart-scale.ts';
import { waitWords } from './wait-words.ts';

test('an axis has round steps and ends at or above the largest value', () => {
  expect(chartTicks(0)).toEqual([0]);
  expect(chartTicks(630_000)).toEqual([0, 200_000, 400_000, 600_000, 800_000]);
  expect(chartTicks(100)).toEqual([0, 25, 50, 75, 100]);
  expect(chartTicks(1)).toEqual([0, 1]);
});

test('a wait is said in its two largest units', () => {
  expect(waitWords(45, 'en-GB')).toBe('45 mins');
  expect(waitWords(130, 'en-GB')).toBe('2 hrs 10 mins');
  expect(waitWords(120, 'en-GB')).toBe('2 hrs');
  expect(waitWords(3 * 1440 + 360, 'de')).toBe('3 Tg. 6 Std.');
});
