import { expect, test } from 'vitest';
import { latestWeeks, lowerMedian, mondayOf, spansOf, weeksOf } from './figures.ts';

test('a week begins on its Monday, also across a year', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
});

test('the latest twelve weeks end today', () => {
  const days = latestWeeks('2026-11-25');
  expect(days).toEqual({ from: '2026-09-07', to: '2026-11-25' });
  expect(weeksOf(days.from, days.to)).toHaveLength(12);
});

test('a time is made of whole weeks and the days around them', () => {
  expect(spansOf('2026-11-21', '2026-12-01')).toEqual({
    weeks: ['2026-11-23'],
    days: ['2026-11-21', '2026-11-22', '2026-11-30', '2026-12-01'],
  });
  expect(weeksOf('2026-11-25', '2026-11-26')).toEqual([{ from: '2026-11-25', to: '2026-11-26' }]);
});

test('the median of an even number is the lower of the two in the middle', () => {
  expect(lowerMedian([])).toBeNull();
  expect(
    lowerMedian([
      { value: 30, count: 1 },
      { value: 10, count: 1 },
    ]),
  ).toBe(10);
  expect(
    lowerMedian([
      { value: 30, count: 2 },
      { value: 10, count: 1 },
    ]),
  ).toBe(30);
  expect(lowerMedian([{ value: 30, count: 0 }])).toBeNull();
});
