import { expect, test } from 'vitest';
import { filterFrom, paramsOf } from './customer-filter.ts';

test('what the address cannot mean is as usual', () => {
  const usual = { page: 1, search: undefined, sort: 'name', order: 'asc' };
  expect(filterFrom(new URLSearchParams())).toEqual(usual);
  expect(filterFrom(new URLSearchParams('page=-2&sort=evil&order=up&search=+'))).toEqual(usual);
});

test('a filter reads back from the address it makes', () => {
  for (const filter of [
    { page: 3, search: 'åse', sort: 'value', order: 'asc' },
    { page: 1, search: undefined, sort: 'last_quote', order: 'desc' },
    { page: 1, search: 'x', sort: 'name', order: 'desc' },
  ] as const)
    expect(filterFrom(paramsOf(filter))).toEqual(filter);
});

test('the usual list has a bare address', () => {
  expect(paramsOf({ page: 1, search: undefined, sort: 'name', order: 'asc' }).toString()).toBe('');
});
