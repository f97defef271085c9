import { expect, test } from 'vitest';
import type { KitWithLines } from '#web/api/kits.ts';
import {
  amountOf,
  emptyLine,
  faultOf,
  filledBy,
  type HandLine,
  isUnwritten,
  lineBody,
  linesOfKit,
  mostLines,
  sumOf,
  typedLine,
} from './hand-line.ts';
import { changedLines } from './use-hand-lines.ts';

const german = { currency: 'EUR', locale: 'de' } as const;
const line = (values: Partial<HandLine>): HandLine => ({ ...emptyLine(), ...values });

test('amounts are exact, in the writing of the reader’s language', () => {
  expect(amountOf(line({ quantity: '1,005', price: '1.000,50' }), german)).toBe(100_550);
  expect(amountOf(line({ quantity: '2', price: '' }), german)).toBeNull();
  expect(sumOf([line({ price: '0,10' }), line({ price: '0,20' }), line({ price: 'later' })], german)).toBe(30);
});

test('a line without words and price is none, and one that cannot be meant names its column', () => {
  expect(isUnwritten(emptyLine())).toBe(true);
  expect(faultOf(emptyLine(), german)).toBeNull();
  expect(faultOf(line({ price: '5' }), german)).toBe('description');
  expect(faultOf(line({ description: 'Door', quantity: 'two' }), german)).toBe('quantity');
  expect(faultOf(line({ description: 'Door', price: '5 or 6' }), german)).toBe('price');
  expect(faultOf(line({ description: 'Door' }), german)).toBeNull();
});

test('a suggestion fills the line whole but for how many, and is sent as it stands', () => {
  const suggestion = {
    source: 'earlier',
    description: 'Cover the walls',
    category: 'materials',
    unit: 'fixed',
    unit_label: 'Raum',
    unit_price_minor: 123_456,
    unit_cost_minor: 900,
    used_count: 2,
    last_used_at: null,
  } as const;
  const filled = line({ quantity: '3', ...filledBy(suggestion, german) });
  expect(filled.price).toBe('1234,56');
  const { source: _source, used_count: _count, last_used_at: _at, ...sent } = suggestion;
  expect(lineBody(filled, german)).toEqual({ ...sent, quantity: 3 });
  expect(lineBody(line({ description: ' Door ' }), german)).toMatchObject({
    description: 'Door',
    unit_price_minor: null,
  });
});

test('a line read from a spreadsheet stands as if it were typed, with its tax, own unit and note', () => {
  const read = {
    category: 'labour',
    description: 'Kies',
    quantity: 2.5,
    unit: 'per_unit',
    unit_label: 'Sack',
    unit_price_minor: 123_450,
    unit_cost_minor: null,
    tax_rate: 7,
    internal_note: 'A 1',
  } as const;
  const typed = typedLine(read, german);
  expect([typed.quantity, typed.price]).toEqual(['2,5', '1234,50']);
  expect(lineBody(typed, german)).toEqual(read);
  expect(lineBody(line({ description: 'Kies' }), german)).not.toHaveProperty('tax_rate');
  const empty = emptyLine();
  expect(changedLines([empty, line({ description: 'a' })], { kind: 'add_all', lines: [typed] })).toMatchObject([
    { description: 'a' },
    { description: 'Kies' },
  ]);
});

test('there is always a line to write in, never more than one call takes, and a removed one comes back to its place', () => {
  const [a, b] = [line({ description: 'a' }), line({ description: 'b' })];
  expect(changedLines([a], { kind: 'remove', key: a.key })).toMatchObject([{ description: '' }]);
  const left = changedLines([a, b], { kind: 'remove', key: a.key });
  expect(changedLines(left, { kind: 'put_back', line: a, at: 0 })).toEqual([a, b]);
  const full = Array.from({ length: mostLines }, emptyLine);
  expect(changedLines(full, { kind: 'add', line: a })).toHaveLength(mostLines);
});

test('a kit takes the place of the line in which its name was typed, with amounts as they are written here', () => {
  const kitLine = {
    ...({ category: 'materials', description: 'Sheets', quantity: 2.5, unit: 'per_unit', unit_label: 'roll' } as const),
    ...{ unit_price_minor: 1250, unit_cost_minor: 900, tax_rate: 20 },
  };
  const kit: KitWithLines = {
    ...({ id: 'kit', kind: 'kit', name: 'Walls', currency: 'EUR', line_count: 2, sum_minor: null } as const),
    ...{ updated_at: '2026-01-01T00:00:00Z', title: null, part_count: 0 },
    lines: [kitLine, { ...kitLine, description: 'Tape', unit_price_minor: null }],
  };
  const [a, b, c] = ['a', 'Wal', 'c'].map((description) => line({ description }));
  if (!a || !b || !c) throw new Error('three lines');
  const put = changedLines([a, b, c], { kind: 'put_in', key: b.key, lines: linesOfKit(kit, german) });
  expect(put.map(({ description }) => description)).toEqual(['a', 'Sheets', 'Tape', 'c']);
  expect(put[1]).toMatchObject({ quantity: '2,5', unit_label: 'roll', price: '12,50', unit_cost_minor: 900 });
  expect(put[2]?.price).toBe('');
});
