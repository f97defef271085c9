import { expect, test } from 'vitest';
import { type Thread, threadOf, withEarlier, withNewest } from './thread.ts';

const said = (from: number, to: number, hasEarlier: boolean): Thread<{ id: string }> => ({
  messages: Array.from({ length: to - from + 1 }, (_, index) => ({ id: String(from + index) })),
  hasEarlier,
});

test('a page has something before it when more is counted than it holds', () => {
  const { messages } = said(1, 3, false);
  expect(threadOf({ data: messages, meta: { total: 3 } }).hasEarlier).toBe(false);
  expect(threadOf({ data: messages, meta: { total: 4 } }).hasEarlier).toBe(true);
});

test('earlier words that were fetched stay when newer ones arrive', () => {
  expect(withNewest(said(11, 40, true), said(33, 42, true))).toEqual(said(11, 42, true));
  expect(withNewest(said(1, 40, false), said(33, 42, true))).toEqual(said(1, 42, false));
});

test('the newest page stands alone where it does not meet what was fetched before', () => {
  expect(withNewest(said(11, 40, false), said(51, 60, true))).toEqual(said(51, 60, true));
  expect(withNewest(null, said(51, 60, true))).toEqual(said(51, 60, true));
  expect(withNewest(said(1, 2, false), said(1, 0, false))).toEqual(said(1, 0, false));
  expect(withNewest(said(51, 60, true), said(51, 61, true))).toEqual(said(51, 61, true));
});

test('an earlier page goes before the words it was asked for, and nowhere else', () => {
  const known = said(31, 40, true);
  expect(withEarlier(known, { cursor: '31', page: said(21, 30, true) })).toEqual(said(21, 40, true));
  expect(withEarlier(known, { cursor: '31', page: said(1, 30, false) })).toEqual(said(1, 40, false));
  expect(withEarlier(known, { cursor: '21', page: said(11, 20, true) })).toBe(known);
});
