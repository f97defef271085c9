import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { currencies, minorDigits } from './currency.ts';
import { locales } from './locale.ts';
import { formatMoney, formatMoneyParts, largestRemainder, roundRatio } from './money.ts';

// Thousands of runs a fact, on machines that may be busy.
vi.setConfig({ testTimeout: 30_000 });

describe('rounding', () => {
  test.each([
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
    [1n, -2n, -1n],
    [-1n, -2n, 1n],
    [3n, 2n, 2n],
    [5n, 2n, 3n],
    [49n, 100n, 0n],
    [-49n, 100n, 0n],
    [0n, 7n, 0n],
    [7n, 7n, 1n],
    [2n ** 80n + 1n, 2n, 2n ** 79n + 1n],
  ])('%d ÷ %d is %d', (numerator, denominator, rounded) => {
    expect(roundRatio(numerator, denominator)).toBe(rounded);
  });

  test('is never further than half away, and a half goes away from zero', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
        const off = 2n * (roundRatio(numerator, denominator) * denominator - numerator);
        const isHalfAway = off === (numerator < 0n ? -denominator : denominator);
        expect(isHalfAway || (-denominator < off && off < denominator)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('largest remainder', () => {
  const spread = (total: bigint, numerators: readonly bigint[], denominator: bigint) =>
    largestRemainder(total, numerators, (numerator) => numerator, denominator).map((share) => share.amount);

  test('gives what is missing to the largest remainders, to the earlier on a tie', () => {
    expect(spread(10n, [100n, 100n, 100n], 30n)).toEqual([4n, 3n, 3n]);
    expect(spread(4n, [11n, 25n], 10n)).toEqual([1n, 3n]);
    expect(spread(0n, [], 10n)).toEqual([]);
  });

  test('takes shares below zero', () => {
    expect(spread(0n, [25n, -25n], 10n)).toEqual([3n, -3n]);
    expect(spread(-1n, [-5n], 10n)).toEqual([-1n]);
  });

  test('adds up, and moves no share by a whole unit', () => {
    const shares = fc.array(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), { maxLength: 12 });
    fc.assert(
      fc.property(shares, fc.bigInt({ min: 1n, max: 200_000n }), (numerators, denominator) => {
        const sum = numerators.reduce((total, numerator) => total + numerator, 0n);
        const total = roundRatio(sum, denominator);
        const amounts = spread(total, numerators, denominator);
        expect(amounts.reduce((all, amount) => all + amount, 0n)).toBe(total);
        amounts.forEach((amount, index) => {
          const off = amount * denominator - (numerators[index] ?? 0n);
          expect(-denominator < off && off < denominator).toBe(true);
        });
      }),
      { numRuns: 2_000 },
    );
  });

  test('refuses a total that the shares cannot make', () => {
    expect(() => spread(5n, [10n], 10n)).toThrow(RangeError);
    expect(() => spread(-1n, [10n], 10n)).toThrow(RangeError);
  });
});

/** The figure alone, without grouping, currency and whichever sign and decimal mark the locale takes. */
const digitsOf = (text: string) => text.replace(/\D/g, '');

describe('writing an amount', () => {
  test.each([
    [123_456, 'GBP', 'en-GB', '£1,234.56'],
    [-5, 'GBP', 'en-GB', '-£0.05'],
    [0, 'GBP', 'en-GB', '£0.00'],
    [1_234, 'JPY', 'en-GB', 'JP¥1,234'],
    [123_456, 'EUR', 'de-DE', '1.234,56 €'],
    [9_007_199_254_740_991, 'GBP', 'en-GB', '£90,071,992,547,409.91'],
    [9_007_199_254_740_991, 'JPY', 'en-US', '¥9,007,199,254,740,991'],
    [-9_007_199_254_740_991n, 'EUR', 'de-DE', '-90.071.992.547.409,91 €'],
  ] as const)('%d of %s in %s is %s', (minor, currency, locale, text) => {
    // Spaces around the currency are unbreakable ones, which of them depends on the locale data.
    expect(formatMoney(minor, currency, locale).replace(/\s/g, ' ')).toBe(text);
  });

  test.each(currencies)('in %s loses no digit in any locale', (currency) => {
    const width = minorDigits(currency) + 1;
    const amounts = fc.maxSafeInteger();
    fc.assert(
      fc.property(amounts, fc.constantFrom(...locales), (minor, locale) => {
        const text = formatMoney(minor, currency, locale);
        expect(digitsOf(text)).toBe(Math.abs(minor).toString().padStart(width, '0'));
        expect(/[-−]/.test(text)).toBe(minor < 0);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a price in parts', () => {
  test('sets the fraction apart', () => {
    expect(formatMoneyParts(123_450, 'GBP', 'en-GB')).toEqual({ before: '£', major: '1,234', minor: '.50', after: '' });
    expect(formatMoneyParts(-50, 'GBP', 'en-GB')).toEqual({ before: '-£', major: '0', minor: '.50', after: '' });
    expect(formatMoneyParts(1_234, 'JPY', 'en-US')).toEqual({ before: '¥', major: '1,234', minor: '', after: '' });
    const euro = formatMoneyParts(123_450, 'EUR', 'de-DE');
    expect({ ...euro, after: euro.after.trim() }).toEqual({ before: '', major: '1.234', minor: ',50', after: '€' });
  });

  test('is put together what the whole price is', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        (minor, currency, locale) => {
          const { before, major, minor: fraction, after } = formatMoneyParts(minor, currency, locale);
          expect(before + major + fraction + after).toBe(formatMoney(minor, currency, locale));
          expect(digitsOf(fraction)).toHaveLength(minorDigits(currency));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
