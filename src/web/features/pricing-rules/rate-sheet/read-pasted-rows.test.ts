import { describe, expect, test } from 'vitest';
import { cellsOf } from '#web/provider-kit/pasted-cells.ts';
import { isBlockOfAmounts, readPastedRows } from './read-pasted-rows.ts';

const work = (name: string, unit: string, more: object = {}) => ({
  key: name,
  names: [name],
  unit,
  takesPrice: true,
  takesMinimum: true,
  ...more,
});
const german = {
  currency: 'EUR',
  locale: 'de-DE',
  units: ['Std.', 'Tag', 'Stück', 'm²', 'Auftrag'],
  works: [
    work('Wände streichen', 'm²'),
    work('Wände grundieren', 'm²'),
    work('Decke streichen', 'm²'),
    work('Türblätter', 'Stück'),
    work('Putz ausbessern, klein', 'm²'),
    work('Ausbessern mit Putz', 'm²'),
    work('Sockelleisten', 'm'),
    work('Material', 'Auftrag', { takesPrice: false }),
  ],
} as const;

const read = (text: string) => readPastedRows(cellsOf(text), german);
const outcome = (text: string) => {
  const result = read(text)[0]?.result;
  if (!result) return null;
  return result.ok ? { work: result.work.key, price: result.price } : result.fault;
};

describe('a row of a list', () => {
  test.each([
    ['Wände streichen\tm²\t1.234,50', { work: 'Wände streichen', price: 123450 }],
    ['Wände streichen;m²;9,5 €', { work: 'Wände streichen', price: 950 }],
    ['wande STREICHEN\t9,50', { work: 'Wände streichen', price: 950 }],
    ['Decke\tqm\t11', { work: 'Decke streichen', price: 1100 }],
    ['Decke streichen, zweimal\tm2\t11', { work: 'Decke streichen', price: 1100 }],
    ['Putz ausbessern\tm²\t6', { work: 'Putz ausbessern, klein', price: 600 }],
    ['Sockelleisten\tlfm\t4', { work: 'Sockelleisten', price: 400 }],
  ])('%j prices the work of that name', (text, taken) => {
    expect(outcome(text)).toEqual(taken);
  });

  test.each([
    ['Leistung\tEinheit\tPreis', 'no_amount'],
    ['Wände streichen\tm²\t', 'no_amount'],
    ['Wände streichen\tm²\t-5', 'no_amount'],
    ['Fenster putzen\tStück\t5', 'no_work'],
    ['Wände\tm²\t5', 'several'],
    ['Türblätter\tm²\t5', 'other_unit'],
    ['Wände streichen\tStd.\t45', 'other_unit'],
    ['Sockelleisten\tft\t4', 'other_unit'],
    ['Material\t5', 'priced_elsewhere'],
    ['\t\t5', 'no_work'],
  ])('%j is left out for %s', (text, fault) => {
    expect(outcome(text)).toBe(fault);
  });

  test('with a unit that nobody knows is taken, and marked', () => {
    expect(read('Türblätter\tBlatt\t80')).toMatchObject([{ result: { ok: true, isUnitUnsure: true } }]);
    expect(read('Türblätter\tStück\t80')).toMatchObject([{ result: { ok: true, isUnitUnsure: false } }]);
  });

  test('may end with a minimum, with and without a unit', () => {
    expect(read('Wände streichen\tm²\t9\t150')).toMatchObject([{ result: { price: 900, minimum: 15000 } }]);
    expect(read('Wände streichen\t9\t150')).toMatchObject([{ result: { price: 900, minimum: 15000 } }]);
  });
});

test('the same work a second time is left out', () => {
  const rows = read('Türblätter\t80\nDecke\t9\nTürblätter\t90');
  expect(rows.map(({ result }) => (result.ok ? result.price : result.fault))).toEqual([8000, 900, 'twice']);
});

test('a column or a block that begins with amounts is for the cells, a list of names is not', () => {
  const isBlock = (text: string) => isBlockOfAmounts(cellsOf(text), german);
  expect([isBlock('9,50\n1.234,50'), isBlock('9,50\nauf Anfrage'), isBlock('9\t150\n\t200')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isBlock('Wände;9,50\nDecke;8'), isBlock('Leistung\tPreis\nWände\t9')]).toEqual([false, false]);
});
