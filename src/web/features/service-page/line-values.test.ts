import { expect, test } from 'vitest';
import { lineValues, readLine } from './line-values.ts';

const reading = { rule: undefined, currency: 'EUR', locale: 'de-DE' } as const;
const empty = lineValues(null, 'EUR', 'de-DE');
const written = { ...empty, description: ' Folie ', unit: 'per_unit', unitLabel: 'Rolle', quantity: '2,5' } as const;

test('a line is read as it is typed, and a price that is still to come is none', () => {
  const body = {
    description: 'Folie',
    category: 'labour',
    quantity: 2.5,
    unit: 'per_unit',
    unit_label: 'Rolle',
    pricing_rule_id: null,
  };
  expect(readLine({ ...written, price: '4,50' }, reading)).toEqual({ body: { ...body, unit_price_minor: 450 } });
  expect(readLine(written, reading)).toEqual({ body: { ...body, unit_price_minor: null } });
});

test('what the answers say and what is done once have no quantity', () => {
  for (const values of [
    { ...written, isAnswered: true, quantity: '' },
    { ...written, unit: 'fixed' as const },
  ])
    expect(readLine(values, reading)).toMatchObject({ body: { quantity: null } });
});

test.each([
  ['description', { description: ' ' }],
  ['quantity', { quantity: '0' }],
  ['quantity', { quantity: 'zwei' }],
  ['price', { price: '-1' }],
])('%s is what is wrong with %o', (problem, change) => {
  expect(readLine({ ...written, ...change }, reading)).toEqual({ problem });
});
