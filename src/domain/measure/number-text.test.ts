import { describe, expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { decimalSign, numberText } from './number-text.ts';
import { readNumber } from './parse-measure.ts';

test.each([
  ['en-GB', '.'],
  ['es-MX', '.'],
  ['de-CH', '.'],
  ['de-AT', ','],
  ['fr-CA', ','],
  ['no-NO', ','],
] as const)('decimals in %s stand behind %s', (locale, sign) => {
  expect(decimalSign(locale)).toBe(sign);
});

test('a number has no grouping and at most three decimals', () => {
  expect(numberText(12345.6789, 'en-GB')).toBe('12345.679');
  expect(numberText(12345.6, 'de-DE')).toBe('12345,6');
  expect(numberText(40, 'sv-SE')).toBe('40');
});

describe('what is shown reads back as the same number', () => {
  test.each(locales)('in %s', (locale) => {
    for (const value of [0, 0.125, 1.5, 37.44, 1234, 98765.432]) {
      expect(readNumber(numberText(value, locale), decimalSign(locale)).toNumber()).toBe(value);
    }
  });
});
