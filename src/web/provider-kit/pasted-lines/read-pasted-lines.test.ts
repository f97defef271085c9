import { expect, test } from 'vitest';
import { lineWords } from '#domain/pricing/line-words.ts';
import '#tests/support/bundled-playbooks.ts';
import { readPastedLines } from './read-pasted-lines.ts';

const words = lineWords();
const british = { currency: 'GBP', locale: 'en-GB', words } as const;
const german = { currency: 'EUR', locale: 'de-DE', words } as const;

const linesOf = (text: string, writing: typeof british | typeof german = british) =>
  readPastedLines(text, writing).rows.map(({ line, fault }) =>
    line ? [line.description, line.quantity, line.unit_label ?? line.unit, line.unit_price_minor] : fault,
  );

test('columns are taken by their headings, in whatever order, and the headings are no lines', () => {
  const text =
    'Qty\tItem\tRate\tUnit\tTotal\n2\tDoor, oak\t£80.50\teach\t161.00\nQty\tItem\tRate\tUnit\tTotal\n3\tWall\t9\tm²\t27';
  expect(linesOf(text)).toEqual([
    ['Door, oak', 2, 'per_unit', 8050],
    ['Wall', 3, 'per_area', 900],
  ]);
  expect(readPastedLines(text, british).headings).toHaveLength(2);
});

test('numbers are read as the provider writes them', () => {
  expect(linesOf('Wände streichen\t12,5\tm²\t1.234,50', german)).toEqual([
    ['Wände streichen', 12.5, 'per_area', 123_450],
  ]);
  expect(linesOf('Paint the walls,12.5,sqm,"1,234.50"')).toEqual([['Paint the walls', 12.5, 'per_area', 123_450]]);
  expect(linesOf('Pos;Bezeichnung;Menge;Einheit;EP;GP\n1;Tür;2;Stk;80,00;160,00', german)).toEqual([
    ['Tür', 2, 'per_unit', 8000],
  ]);
});

test('without headings the words are the work, one figure its price, two how many and the price', () => {
  expect(linesOf('Skip hire\t180\nSweep up\t20')).toEqual([
    ['Skip hire', 1, 'per_unit', 18_000],
    ['Sweep up', 1, 'per_unit', 2000],
  ]);
  expect(linesOf('1\tPosts\t8\t46.00\t368.00\n2\tPanels\t7\t62.00\t434.00')).toEqual([
    ['Posts', 8, 'per_unit', 4600],
    ['Panels', 7, 'per_unit', 6200],
  ]);
  expect(linesOf('Clear up\nMake good')).toEqual([
    ['Clear up', 1, 'per_unit', null],
    ['Make good', 1, 'per_unit', null],
  ]);
});

test('a discount is a line below zero, and a sum alone gives its price', () => {
  expect(linesOf('Item\tQty\tPrice\nDiscount\t1\t-50')).toEqual([['Discount', 1, 'per_unit', -5000]]);
  expect(linesOf('Item\tQty\tAmount\nPosts\t8\t368.00\nSand\t3\t10.00')).toEqual([
    ['Posts', 8, 'per_unit', 4600],
    'price',
  ]);
});

test('what cannot be read stays with its reason, and what has no column goes along as a note', () => {
  const text =
    'Item\tQty\tPrice\tVAT\tRef\nPosts\tmany\t4\t20\tA1\nGate\t1\task\t20\t\n\t2\t3\t\t\nTotal\t\t\t\t900\nBolt\t2\t0.5\t300\t\nNail\t1\t1\t5\tB 7';
  const { rows } = readPastedLines(text, british);
  expect(rows.map(({ fault }) => fault)).toEqual(['quantity', 'price', 'no_description', 'is_total', 'tax', null]);
  expect(rows.at(-1)?.line).toMatchObject({ tax_rate: 5, internal_note: 'B 7' });
  expect(rows[0]?.cells).toEqual(['Posts', 'many', '4', '20', 'A1']);
});

test('a unit with a word of its own keeps the word', () => {
  expect(linesOf('Item\tQty\tUnit\tPrice\nGravel\t2\tbags\t6')).toEqual([['Gravel', 2, 'bags', 600]]);
});
