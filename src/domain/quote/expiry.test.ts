import { expect, test } from 'vitest';
import { isExpired, latestToday, statusOn } from './expiry.ts';

test('a quote holds through its last day and not a day longer', () => {
  expect(isExpired('2026-11-27', '2026-11-26')).toBe(false);
  expect(isExpired('2026-11-27', '2026-11-27')).toBe(false);
  expect(isExpired('2026-11-27', '2026-11-28')).toBe(true);
  expect(isExpired('2026-12-31', '2027-01-01')).toBe(true);
});

test('a quote without a last day never expires', () => {
  expect(isExpired(null, '2999-01-01')).toBe(false);
});

test('the last day lasts until it is over in the westernmost place', () => {
  expect(latestToday(new Date('2026-11-28T11:59:00Z'))).toBe('2026-11-27');
  expect(latestToday(new Date('2026-11-28T12:00:00Z'))).toBe('2026-11-28');
});

test('a sent quote is expired once its last day is over everywhere, and no other status ever is', () => {
  const over = new Date('2026-11-28T12:00:00Z');
  expect(statusOn({ status: 'sent', validUntil: '2026-11-27' }, over)).toBe('expired');
  expect(statusOn({ status: 'sent', validUntil: '2026-11-27' }, new Date('2026-11-28T11:00:00Z'))).toBe('sent');
  expect(statusOn({ status: 'accepted', validUntil: '2026-11-27' }, over)).toBe('accepted');
});
