import { expect, test } from 'vitest';
import { bestOf, type Found } from './rank-found.ts';

const quote = (cost: number, isArchived = false): Found => ({ kind: 'quote', cost, isArchived });

test('the nearest comes first, and of equally near ones a person before a quote, a service, a page', () => {
  const found: Found[] = [
    { kind: 'page', cost: 1 },
    quote(1),
    { kind: 'service', cost: 1 },
    { kind: 'customer', cost: 1 },
    quote(0),
  ];
  expect(bestOf(found, 20)).toEqual([
    quote(0),
    { kind: 'customer', cost: 1 },
    quote(1),
    { kind: 'service', cost: 1 },
    { kind: 'page', cost: 1 },
  ]);
});

test('no more are given than asked for, in the order they came where nothing tells them apart', () => {
  const found = [1, 2, 3, 4].map((at) => ({ ...quote(0), at }));
  expect(bestOf(found, 3).map(({ at }) => at)).toEqual([1, 2, 3]);
});

test('what is archived comes last, however near', () => {
  expect(bestOf([quote(0, true), quote(3), { kind: 'page', cost: 2 }], 5)).toEqual([
    { kind: 'page', cost: 2 },
    quote(3),
    quote(0, true),
  ]);
});

test('a crowd of quotes leaves a place for a service that fits', () => {
  const crowd = Array.from({ length: 30 }, () => quote(0));
  const found = bestOf([...crowd, { kind: 'service', cost: 2 } as const], 5);
  expect(found).toHaveLength(5);
  expect(found[4]).toEqual({ kind: 'service', cost: 2 });
});

test('guesses are given only where nothing fits as it was typed', () => {
  expect(bestOf([quote(4), quote(5)], 5)).toEqual([quote(4), quote(5)]);
  expect(bestOf([quote(4), quote(1)], 5)).toEqual([quote(1)]);
});
