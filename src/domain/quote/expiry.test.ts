import { expect, test } from 'vitest';
import { isExpired } from './expiry.ts';

test('a quote holds through its last day and not a day longer', () => {
  expect(isExpired('2026-11-27', '2026-11-26')).toBe(false);
  expect(isExpired('2026-11-27', '2026-11-27')).toBe(false);
  expect(isExpired('2026-11-27', '2026-11-28')).toBe(true);
  expect(isExpired('2026-12-31', '2027-01-01')).toBe(true);
});

test('a quote without a last day never expires', () => {
  expect(isExpired(null, '2999-01-01')).toBe(false);
});
