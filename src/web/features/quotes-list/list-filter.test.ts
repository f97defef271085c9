import { expect, test } from 'vitest';
import { filterFrom, nextSort, paramsOf } from './list-filter.ts';

test('an address and its filter say the same', () => {
  const filter = {
    page: 3,
    perPage: 50,
    status: 'sent',
    search: 'Mara & Söhne',
    isArchived: true,
    sort: '-value',
    figure: {
      isWaiting: false,
      happened: 'sent',
      from: '2026-09-07',
      to: '2026-11-29',
      reached: 'accepted',
      currency: 'GBP',
      trouble: undefined,
    },
  } as const;
  expect(filterFrom(paramsOf(filter))).toEqual(filter);
});

test('what cannot be meant is left out of the filter', () => {
  expect(
    filterFrom(
      new URLSearchParams(
        'page=-2&per_page=7&status=lost&sort=colour&search=%20&archived=1&happened=lost&from=soon&trouble=much',
      ),
    ),
  ).toEqual({
    page: 1,
    perPage: 20,
    status: undefined,
    search: undefined,
    isArchived: false,
    sort: undefined,
    figure: undefined,
  });
});

test('pressing a heading again turns the order, then gives the usual one back', () => {
  expect(nextSort('value', undefined)).toBe('-value');
  expect(nextSort('value', '-value')).toBe('value');
  expect(nextSort('value', 'value')).toBeUndefined();
  expect(nextSort('updated', undefined)).toBe('updated');
  expect(nextSort('updated', '-value')).toBeUndefined();
});
