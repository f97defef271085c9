import { expect, test } from 'vitest';
import { dayOf } from './calendar-day.ts';

test('a day is the reader’s own, also just after midnight', () => {
  expect(dayOf(new Date(2027, 2, 1, 0, 0, 1))).toBe('2027-03-01');
  expect(dayOf(new Date(2027, 11, 31, 23, 59))).toBe('2027-12-31');
});
