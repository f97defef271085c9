import { expect, test } from 'vitest';
import { taxChange, taxValues } from './tax-values.ts';

const tax = {
  country: 'FR',
  is_registered: true,
  number: 'FR 12 345678901',
  note: null,
  company_number: null,
  rates: [
    { id: 'standard', label: 'Normal', percent: 20, is_default: false },
    { id: 'reduced', label: 'Réduit', percent: 5.5, is_default: true },
  ],
  confirmed_at: null,
};

test('what is shown and saved untouched is what was there', () => {
  const { confirmed_at: _confirmed, ...same } = tax;
  expect(taxValues(tax, 'fr-FR').rates.map(({ percent }) => percent)).toEqual(['20', '5,5']);
  expect(taxChange(taxValues(tax, 'fr-FR'), 'fr-FR')).toEqual({ ok: true, tax: same });
});

test('a percentage is read as it is typed, and a row without one is named', () => {
  const values = taxValues(tax, 'de-DE');
  const typed = (percents: string[]) => ({
    ...values,
    rates: percents.map((percent, row) => ({ id: `${row}`, label: '', percent })),
  });
  const read = taxChange(typed(['8,1 %', '0']), 'de-DE');
  expect(read.ok && read.tax.rates?.map(({ percent }) => percent)).toEqual([8.1, 0]);
  expect(taxChange(typed(['', '7', 'seven', '101', '-1']), 'de-DE')).toEqual({ ok: false, rows: [0, 2, 3, 4] });
});
