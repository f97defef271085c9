import { expect, test } from 'vitest';
import { filterFrom, keptFilter, nextSort, paramsOf, paramsOfView } from './list-filter.ts';

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
  expect(nextSort('title', '-value')).toBe('title');
  expect(nextSort('title', 'title')).toBe('-title');
  expect(nextSort('title', '-title')).toBeUndefined();
});

test('a view keeps all of a filter but the page, and gives it back', () => {
  const filter = {
    page: 3,
    perPage: 50,
    status: 'sent',
    search: 'fence',
    isArchived: true,
    sort: '-customer',
    figure: undefined,
  } as const;
  expect(filterFrom(paramsOfView(keptFilter(filter)))).toEqual({ ...filter, page: 1 });
  const waiting = { ...filter, status: undefined, figure: { isWaiting: true } };
  expect(filterFrom(paramsOfView(keptFilter(waiting))).figure?.isWaiting).toBe(true);
  expect(paramsOfView(keptFilter(filterFrom(new URLSearchParams()))).toString()).toBe('');
});
