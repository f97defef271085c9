import { describe, expect, it, test } from 'vitest';
import { costOf, costOfWord } from './match-words.ts';
import { readSearch, wordsIn } from './search-query.ts';

/** Null where the text is not found. */
const cost = (typed: string, ...texts: string[]): number | null =>
  costOf(
    readSearch(typed).words,
    texts.map((text, at) => ({ words: wordsIn(text), extra: at / 10 })),
  );

describe('a typed word', () => {
  test.each([
    ['paint', 'Paint the hall'],
    ['PAINTING', 'Paint the hall'],
    ['kuche', 'Küche streichen'],
    ['küche', 'Kuche streichen'],
    ['strasse', 'Hauptstraße 4'],
    ['coop', 'Cooper'],
    ['cooper', "Cooper's painting job"],
    ["cooper's", 'Cooper'],
    ['coopers', 'Cooper'],
    ['fences', 'New fence'],
    ['boxes', 'Window box'],
    ['decorator', 'Decorating'],
    ['rewire', 'House rewiring'],
    ['kithcen', 'Kitchen'],
    ['q1001', 'Q-1001'],
    ['1001', 'Q-1001'],
    ['q-100', 'Q-1001'],
    ['wall hall', 'Hall: paint walls'],
  ])('%s finds “%s”', (typed, text) => expect(cost(typed, text)).not.toBeNull());

  test.each([
    ['1010', 'Q-1001'],
    ['tap', 'Top floor'],
    ['all', 'Wa'],
    ['hall cellar', 'Hall: paint walls'],
    ['', 'Hall'],
    ['?!', 'Hall'],
  ])('%s does not find “%s”', (typed, text) => expect(cost(typed, text)).toBeNull());
});

it('a word is nearer the less has to be forgiven', () => {
  const words = ['paint', 'paints', 'painting', 'repaint', 'paine'];
  expect(words.toSorted((a, b) => (costOfWord('paint', a) ?? 9) - (costOfWord('paint', b) ?? 9))).toEqual(words);
});

it('a text is as near as its farthest word', () => {
  expect(cost('mara paint', 'Mara paints')).toBeLessThan(cost('mara pain', 'Mara paints') ?? 0);
  expect(cost('coper paint', 'Paint for Cooper')).toBeGreaterThan(cost('coo pai', 'Paint for Cooper') ?? 9);
});

it('words may stand in several fields, a name says most, and the whole name more than a part of it', () => {
  expect(cost('cooper paint', 'Paint the hall', 'Zoë Cooper')).not.toBeNull();
  expect(cost('cooper', 'Cooper', 'x')).toBeLessThan(cost('cooper', 'x', 'Cooper') ?? 0);
  expect(cost('customers', 'Customers')).toBeLessThan(cost('customers', 'Customers of the bakery') ?? 0);
});
