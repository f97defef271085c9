import { expect, test } from 'vitest';
import { isNumberFormat, quoteNumber } from './number-format.ts';

test.each(['Q-{number}', '{number}', '{year}/{number}', 'Angebot Nr. {number}', '{year}-{year}-{number}'])(
  '%s numbers quotes',
  (format) => expect(isNumberFormat(format)).toBe(true),
);

test.each(['', 'Q', '{number}{number}', '{day}-{number}', 'Q{number', 'Q\n{number}', `${'x'.repeat(40)}{number}`])(
  '%j numbers nothing',
  (format) => expect(isNumberFormat(format)).toBe(false),
);

test('the number and the year stand where the format has them', () => {
  expect(quoteNumber('Q-{number}', 1001, 2026)).toBe('Q-1001');
  expect(quoteNumber('{year}/{number}', 7, 2026)).toBe('2026/7');
});
