import { expect, test } from 'vitest';
import { digitsOf } from './contact.ts';
import { searchTerms } from './search-terms.ts';

const isFound = (search: string, stored: string): boolean => {
  const { digits } = searchTerms(search);
  return digits !== null && digitsOf(stored).includes(digits);
};

const ways = [
  '020 7946 0001',
  '+44 20 7946 0001',
  '+44 (0)20 7946-0001',
  '0044 20 7946 0001',
  '02079460001',
  '(020) 7946.0001',
];

test.each(ways.flatMap((typed) => ways.map((stored) => [typed, stored] as const)))(
  'typed %s finds the number kept as %s',
  (typed, stored) => expect(isFound(typed, stored)).toBe(true),
);

test.each([
  ['442079460001', '020 7946 0001'],
  ['7946 0001', '+44 20 7946 0001'],
  ['7946', '020 7946 0001'],
  ['+1 (212) 555-0100', '212-555-0100'],
  ['1 212 555 0100', '212-555-0100'],
  ['+49 151 1234567', '0151/1234567'],
  ['01511234567', '+491511234567'],
  ['+353 1 555 0100', '01 555 0100'],
  ['+39 06 5550100', '06 5550100'],
  ['06 5550100', '+39 06 5550100'],
  ['+45 32 12 34 56', '32123456'],
  ['+44 2', '+44 20 7946 0001'],
])('typed %s finds the number kept as %s', (typed, stored) => expect(isFound(typed, stored)).toBe(true));

test.each([
  ['020 7946 0002', '020 7946 0001'],
  ['+44 20 7946 0002', '020 7946 0001'],
  ['+1 212 555 0100', '+1 213 555 0100'],
])('typed %s does not find the number kept as %s', (typed, stored) => expect(isFound(typed, stored)).toBe(false));

test.each(['Q-1001', 'Mara 7946', '42', '', '   ', 'x@y.example'])('%s is no telephone number', (search) =>
  expect(searchTerms(search).digits).toBeNull(),
);

test('words are parted by whatever leaves a space, and none is lost', () => {
  expect(searchTerms('  Mara\u00a0 Muster\t7 ').words).toEqual(['Mara', 'Muster', '7']);
  expect(searchTerms(' ').words).toEqual([]);
  expect(searchTerms(' 4 12345 ').words).toEqual(['4 12345']);
});
