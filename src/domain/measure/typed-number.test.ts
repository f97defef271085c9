import { describe, expect, test } from 'vitest';
import { numberText } from '#domain/measure/number-text.ts';
import { moneyFromText, moneyToText, numberFromText, quantityFromText } from './typed-number.ts';

describe('an amount is read as it is typed', () => {
  test.each([
    ['14', 'en-GB', 1400],
    ['14.5', 'en-GB', 1450],
    ['£1,234.50', 'en-GB', 123450],
    ['1,234', 'en-GB', 123400],
    ['1.234,50', 'de-DE', 123450],
    ['1.234', 'de-DE', 123400],
    ['14.50', 'de-DE', 1450],
    ['14,5', 'en-GB', 1450],
    ['1 234,56', 'pl-PL', 123456],
    ['−3', 'en-GB', -300],
    ['.5', 'en-GB', 50],
    ['-£3', 'en-GB', -300],
    ['CHF 12’500.05', 'de-CH', 1250005],
    ['12,50 €', 'de-DE', 1250],
    ['0.10', 'en-GB', 10],
    ['9007199254.99', 'en-GB', 900719925499],
  ])('%s in %s is %i', (text, locale, minor) => {
    expect(moneyFromText(text, 'GBP', locale)).toBe(minor);
  });

  test.each(['', 'abc', '1.234.5', '12.345', '1-2', 'twelve', '--1', '14 m2', '8 x 3'])('%s is no amount', (text) => {
    expect(moneyFromText(text, 'GBP', 'en-GB')).toBeNull();
  });

  test('a currency without minor digits takes whole units only', () => {
    expect(moneyFromText('1,200', 'JPY', 'en-GB')).toBe(1200);
    expect(moneyFromText('1.5', 'JPY', 'en-GB')).toBeNull();
  });
});

test('what is shown for editing reads back as the same amount', () => {
  for (const locale of ['en-GB', 'de-DE', 'pl-PL', 'fr-FR']) {
    for (const minor of [0, 5, 99, 100, 123456, -1050]) {
      expect(moneyFromText(moneyToText(minor, 'GBP', locale), 'GBP', locale)).toBe(minor);
    }
  }
});

test('quantities keep three decimals and no more', () => {
  expect(quantityFromText('37.444', 'en-GB')).toBe(37.444);
  expect(quantityFromText('37,4', 'sv-SE')).toBe(37.4);
  expect(quantityFromText('1.2345', 'en-GB')).toBeNull();
  expect(quantityFromText(numberText(37.44, 'sv-SE'), 'sv-SE')).toBe(37.44);
});

describe('an answer that is a number is read as it is typed', () => {
  test.each([
    ['12', 'en-GB', 12],
    ['12.5', 'de-DE', 12.5],
    ['12,5', 'de-DE', 12.5],
    ['1.200', 'de-DE', 1200],
    ['1,200', 'en-GB', 1200],
    ['-3', 'en-GB', -3],
    ['0.000125', 'en-GB', 0.000125],
    ['1000000000', 'en-GB', 1_000_000_000],
    // Still being typed: it is 12 so far, and the field keeps its point.
    ['12.', 'en-GB', 12],
  ])('%s in %s is %d', (text, locale, number) => {
    expect(numberFromText(text, locale)).toBe(number);
  });

  test.each(['', '  ', 'twelve', '3 or 4', '2-3', '1.2.3', '150 cm', '1000000001', '0.0000001'])(
    '%j is no number',
    (text) => {
      expect(numberFromText(text, 'en-GB')).toBeNull();
    },
  );
});
