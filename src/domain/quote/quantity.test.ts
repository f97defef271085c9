import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineAmountMinor } from './line-amount.ts';
import {
  fromThousandths,
  isPercent,
  isQuantity,
  maxQuantity,
  percentToThousandths,
  toThousandths,
} from './quantity.ts';

test.each([
  [0, 0n],
  [-0, 0n],
  [1, 1000n],
  [0.1, 100n],
  [1.005, 1005n],
  [-0.5, -500n],
  [-12.34, -12_340n],
  [4.35, 4350n],
  [9_999_999_999, 9_999_999_999_000n],
  [9_999_999_998.999, 9_999_999_998_999n],
])('%d is %d thousandths', (value, thousandths) => {
  expect(toThousandths(value)).toBe(thousandths);
  expect(isQuantity(value)).toBe(true);
});

test.each([0.0001, 1.0005, 1e-7, 0.1 + 0.2, maxQuantity + 0.001, -1e10, 1e21, Number.NaN, Number.NEGATIVE_INFINITY])(
  '%d is no quantity',
  (value) => {
    expect(toThousandths(value)).toBeNull();
    expect(isQuantity(value)).toBe(false);
  },
);

test('every quantity comes back from its thousandths', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -9_999_999_999_000n, max: 9_999_999_999_000n }), (thousandths) => {
      expect(toThousandths(fromThousandths(thousandths))).toBe(thousandths);
    }),
    { numRuns: 5_000 },
  );
});

test('a percentage is 0 to 100', () => {
  expect([0, 5.5, 33.333, 100].map(isPercent)).toEqual([true, true, true, true]);
  expect([-0.001, 100.001, 5.5555, Number.NaN].map(isPercent)).toEqual([false, false, false, false]);
  expect(percentToThousandths(5.5)).toBe(5500n);
});

test('a line’s amount is exact where doubles are not', () => {
  expect(lineAmountMinor(1.005, 100)).toBe(101);
  expect(lineAmountMinor(4.35, 100)).toBe(435);
  expect(lineAmountMinor(-1.5, 1)).toBe(-2);
  expect(lineAmountMinor(9_007_199.254, 999_999_999)).toBe(9_007_199_244_992_801);
});

test('a line out of range has no amount', () => {
  expect(lineAmountMinor(1, Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
  expect(lineAmountMinor(1.001, Number.MAX_SAFE_INTEGER)).toBeNull();
  expect(lineAmountMinor(1.0001, 1)).toBeNull();
  expect(lineAmountMinor(1, 0.5)).toBeNull();
});
