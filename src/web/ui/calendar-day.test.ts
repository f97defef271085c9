import { expect, test } from 'vitest';
import { dayOf } from './calendar-day.ts';
import { firstWeekday, momentOf } from './calendar-month.ts';

test('a day is the reader’s own, also just after midnight', () => {
  expect(dayOf(new Date(2027, 2, 1, 0, 0, 1))).toBe('2027-03-01');
  expect(dayOf(new Date(2027, 11, 31, 23, 59))).toBe('2027-12-31');
});

test('a day becomes its midnight and back, and what is no day becomes nothing', () => {
  expect(momentOf('2028-02-29')).toEqual(new Date(2028, 1, 29));
  for (const wrong of ['', undefined, '2027-02-29', '2027-13-01', '01/03/2027'])
    expect(momentOf(wrong)).toBeUndefined();
});

test.each([
  ['en-GB', 1],
  ['en-AU', 1],
  ['de', 1],
  ['fr-CA', 0],
  ['en-US', 0],
  ['pt-BR', 0],
  ['pt-PT', 1],
])('in %s the week begins with day %i', (locale, first) => {
  expect(firstWeekday(locale)).toBe(first);
});
