import { describe, expect, test } from 'vitest';
import { isPriceHeading, matchPriceColumns, matchPriceContents, readPrice, readUnit } from './read-price-row.ts';

const pounds = { currency: 'GBP', locale: 'en-GB' } as const;
const euros = { currency: 'EUR', locale: 'de-DE' } as const;

test.each([
  [
    ['Item', 'Unit', 'Price'],
    ['name', 'unit', 'price'],
  ],
  [
    ['Pos.', 'Bezeichnung', 'ME', 'EP'],
    [null, 'name', 'unit', 'price'],
  ],
  [
    ['Désignation', 'Unité', 'Prix unitaire'],
    ['name', 'unit', 'price'],
  ],
  [
    ['Cena netto', 'Nazwa', 'J.m.'],
    ['price', 'name', 'unit'],
  ],
  [
    ['Description', 'Name'],
    [null, 'name'],
  ],
])('the headings %j are understood', (headings, fields) => {
  expect(matchPriceColumns(headings)).toEqual(fields);
});

test('a first row with an amount in it is no heading, and says which cell is what', () => {
  expect(isPriceHeading(['Item', 'Price'], pounds)).toBe(true);
  expect(isPriceHeading(['Door', '', '1,250.00'], pounds)).toBe(false);
  expect(matchPriceContents(['Door', 'each', '12.50'], pounds)).toEqual(['name', 'unit', 'price']);
  expect(matchPriceContents(['17', 'Tür', '12,50'], euros)).toEqual(['name', 'unit', 'price']);
  expect(matchPriceContents(['Door', '12.50', ''], pounds)).toEqual(['name', 'price', null]);
});

test.each([
  ['12.50', 1250],
  ['£ 1,250', 125_000],
  ['0', 0],
  ['-3', null],
  ['on request', null],
  ['', null],
])('the price %j is %j', (text, minor) => {
  expect(readPrice(text, pounds)).toBe(minor);
});

describe('a unit', () => {
  test.each([
    ['h', 'hourly', null],
    ['per hour', 'hourly', null],
    ['/Std.', 'hourly', null],
    ['Tag', 'daily', null],
    ['Stk.', 'per_unit', null],
    ['', 'per_unit', null],
    ['m²', 'per_area', null],
    ['qm', 'per_area', null],
    ['sq ft', 'per_area', 'sq ft'],
    ['yd²', 'per_unit', 'yd²'],
    ['m', 'per_unit', 'm'],
    ['lfm', 'per_unit', 'lfm'],
    ['25 kg bag', 'per_unit', '25 kg bag'],
    ['pauschal', 'fixed', null],
    ['Lump sum', 'fixed', null],
  ])('%j is charged %s, called %j', (text, unit, unitLabel) => {
    expect(readUnit(text)).toEqual({ unit, unitLabel });
  });
});
