import { expect, test } from 'vitest';
import type { FactValue } from '#web/api/understood.ts';
import { fieldsOf, typedValue } from './fact-fields.ts';

const size = { type: 'dimensions', shape: 'rectangular', unit: 'meters', length: '5', width: '4' } as const;
const values: readonly FactValue[] = [
  size,
  { type: 'number', number: '2.4', unit: 'meters' },
  { type: 'number', number: '3' },
  { type: 'choice', option: 'good' },
  { type: 'multi_choice', options: ['walls', 'ceiling'] },
  { type: 'counts', counts: { door: 2, window: 0 } },
  { type: 'flag', flag: true },
  { type: 'text', text: 'Ring twice' },
  { type: 'date', date: '2027-03-01' },
];

test.each(values.map((value) => [value.type, value] as const))(
  'a %s that nobody changed stays as it is',
  (_, value) => {
    expect(typedValue(value, fieldsOf(value, 'de-DE'), 'de-DE')).toEqual(value);
  },
);

test('a size is typed in metres, with a comma or a point, whatever it was said in', () => {
  expect(typedValue({ ...size, unit: 'feet' }, { length: '6,5', width: '3.2' }, 'de-DE')).toEqual({
    ...size,
    length: '6.5',
    width: '3.2',
  });
});

test('a size is shown in the locale’s figures, and what nobody touched stays exact', () => {
  const exact = { ...size, length: '3.6576' };
  expect(fieldsOf(exact, 'de-DE')).toEqual({ length: '3,658', width: '4' });
  expect(typedValue(exact, { length: '3,658', width: '1.234,5' }, 'de-DE')).toEqual({ ...exact, width: '1234.5' });
});

test.each([
  ['a size without a width', size, { length: '6', width: '' }],
  ['a number in words', { type: 'number', number: '3' }, { value: 'three' }],
  ['a negative count', { type: 'counts', counts: { door: 1 } }, { door: '-1' }],
  ['an empty day', { type: 'date', date: '2027-03-01' }, { value: '' }],
] as const)('%s is none', (_, before, fields) => {
  expect(typedValue(before, fields, 'en-GB')).toBeNull();
});
