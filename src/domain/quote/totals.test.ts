import { describe, expect, test } from 'vitest';
import { type LineToTotal, type QuoteTotal, type TaxMode, totalQuote } from './totals.ts';

const line = (over: Partial<LineToTotal> = {}): LineToTotal => ({
  id: 'line',
  quantity: 1,
  unitPriceMinor: 100,
  taxRate: 20,
  isCounted: true,
  ...over,
});

const priced = (unitPriceMinor: number | null, taxRate = 20, over: Partial<LineToTotal> = {}) =>
  line({ unitPriceMinor, taxRate, ...over });

function total(lines: readonly LineToTotal[], taxMode: TaxMode = 'exclusive', discountPercent = 0) {
  const result = totalQuote({ lines, taxMode, discountPercent });
  if (!result.ok) throw new Error(result.code);
  return result;
}

const codeOf = (result: QuoteTotal) => (result.ok ? 'ok' : result.code);
const refusal = (lines: readonly LineToTotal[], discountPercent = 0, taxMode: TaxMode = 'exclusive') =>
  codeOf(totalQuote({ lines, taxMode, discountPercent }));

describe('prices without tax', () => {
  test('a quote of no lines adds up to nothing', () => {
    expect(total([])).toEqual({
      ok: true,
      lines: [],
      totals: { netMinor: 0, discountMinor: 0, tax: [], totalMinor: 0 },
    });
  });

  test('tax is rounded once a rate, not once a line', () => {
    // Three times 0.33 at 20 %: 6.6 each would be 7 three times, 21; of the sum 99 it is 19.8.
    expect(total([priced(33), priced(33), priced(33)]).totals).toEqual({
      netMinor: 99,
      discountMinor: 0,
      tax: [{ rate: 20, netMinor: 99, taxMinor: 20 }],
      totalMinor: 119,
    });
  });

  test('rates are listed from the lowest, the zero rate with its net', () => {
    expect(total([priced(1000, 25.5), priced(500, 0), priced(200, 5.5)]).totals.tax).toEqual([
      { rate: 0, netMinor: 500, taxMinor: 0 },
      { rate: 5.5, netMinor: 200, taxMinor: 11 },
      { rate: 25.5, netMinor: 1000, taxMinor: 255 },
    ]);
  });

  test.each([
    [0.5, 1, 1],
    [-0.5, 1, -1],
    [0.499, 1, 0],
    [0.001, 500, 1],
    [0.001, 499, 0],
    [1.005, 100, 101],
    [2.675, 100, 268],
    [0.1, 3, 0],
    [3, -5, -15],
  ])('%d × %d is %d: exact, halves away from zero', (quantity, unitPriceMinor, amountMinor) => {
    const lines = [line({ quantity, unitPriceMinor }), priced(1000)];
    expect(total(lines).lines[0]).toEqual({ id: 'line', amountMinor, netMinor: amountMinor });
  });

  test('a tax of exactly half a unit is rounded up', () => {
    expect(total([priced(10, 5)]).totals.tax).toEqual([{ rate: 5, netMinor: 10, taxMinor: 1 }]);
  });

  test('a deduction carries its own tax back', () => {
    expect(total([priced(10_000), priced(-1_000)]).totals).toMatchObject({ netMinor: 9_000, totalMinor: 10_800 });
  });
});

describe('prices with tax included', () => {
  test('the lines share the net of their sum by largest remainder, the first on a tie', () => {
    const { lines, totals } = total([priced(100), priced(100), priced(100)], 'inclusive');
    expect(lines.map((entry) => entry.netMinor)).toEqual([84, 83, 83]);
    expect(lines.map((entry) => entry.amountMinor)).toEqual([100, 100, 100]);
    expect(totals).toEqual({
      netMinor: 250,
      discountMinor: 0,
      tax: [{ rate: 20, netMinor: 250, taxMinor: 50 }],
      totalMinor: 300,
    });
  });

  test('lines that cancel each other out keep their own nets', () => {
    const { lines, totals } = total([priced(100), priced(-100)], 'inclusive');
    expect(lines.map((entry) => entry.netMinor)).toEqual([83, -83]);
    expect(totals.tax).toEqual([{ rate: 20, netMinor: 0, taxMinor: 0 }]);
  });

  test('a rate below zero is rounded as far from zero as one above', () => {
    const { totals } = total([priced(1000, 0), priced(-100)], 'inclusive');
    expect(totals.tax).toEqual([
      { rate: 0, netMinor: 1000, taxMinor: 0 },
      { rate: 20, netMinor: -83, taxMinor: -17 },
    ]);
    expect(totals.totalMinor).toBe(900);
  });
});

describe('a discount on the whole', () => {
  test('is rounded once and shared by the rates, the larger remainder first', () => {
    // 10 % of 36 is 3.6, so 4: exactly 2.5 and 1.1 make 2 and 1, and the unit still missing goes to the half.
    const { totals } = total([priced(25), priced(11, 5)], 'exclusive', 10);
    expect(totals).toEqual({
      netMinor: 32,
      discountMinor: 4,
      tax: [
        { rate: 5, netMinor: 10, taxMinor: 1 },
        { rate: 20, netMinor: 22, taxMinor: 4 },
      ],
      totalMinor: 37,
    });
  });

  test('comes off the gross where prices include tax, before tax is taken out', () => {
    expect(total([priced(12_000)], 'inclusive', 12.5).totals).toEqual({
      netMinor: 8_750,
      discountMinor: 1_500,
      tax: [{ rate: 20, netMinor: 8_750, taxMinor: 1_750 }],
      totalMinor: 10_500,
    });
  });

  test('leaves the lines themselves as they were', () => {
    expect(total([priced(12_000)], 'inclusive', 50).lines).toEqual([
      { id: 'line', amountMinor: 12_000, netMinor: 10_000 },
    ]);
  });

  test('of rates that nearly cancel out takes its part of each and no multiple of it', () => {
    const { totals } = total([priced(100), priced(-95, 0)], 'exclusive', 10);
    expect(totals.discountMinor).toBe(1);
    expect(totals.tax).toEqual([
      { rate: 0, netMinor: -86, taxMinor: 0 },
      { rate: 20, netMinor: 90, taxMinor: 18 },
    ]);
  });

  test('of a hundred percent leaves nothing to pay', () => {
    expect(total([priced(1234), priced(77, 5)], 'exclusive', 100).totals).toMatchObject({ netMinor: 0, totalMinor: 0 });
  });

  test('has exact thousandths', () => {
    expect(total([priced(100_000, 0)], 'exclusive', 33.333).totals.discountMinor).toBe(33_333);
  });
});

describe('lines that do not count', () => {
  test('a hidden line keeps its own amounts and stays out of every total', () => {
    const result = total([priced(100), priced(500, 5, { id: 'hidden', isCounted: false })], 'inclusive');
    expect(result.lines[1]).toEqual({ id: 'hidden', amountMinor: 500, netMinor: 476 });
    expect(result.totals).toMatchObject({ totalMinor: 100, tax: [{ rate: 20 }] });
  });

  test('an unpriced line is nothing, its rate not listed', () => {
    const result = total([priced(100), priced(null, 5, { id: 'open' })]);
    expect(result.lines[1]).toEqual({ id: 'open', amountMinor: 0, netMinor: 0 });
    expect(result.totals.tax).toEqual([{ rate: 20, netMinor: 100, taxMinor: 20 }]);
  });

  test('a line that costs nothing is priced: its rate is listed', () => {
    expect(total([priced(0)]).totals.tax).toEqual([{ rate: 20, netMinor: 0, taxMinor: 0 }]);
  });
});

describe('refusals', () => {
  const most = Number.MAX_SAFE_INTEGER;

  test('a total below zero', () => {
    expect(refusal([priced(100), priced(-101)])).toBe('negative_total');
    expect(refusal([priced(100), priced(-100)])).toBe('ok');
  });

  test('the largest amount that JSON carries, and one more', () => {
    expect(refusal([priced(most, 0)])).toBe('ok');
    expect(refusal([priced(most, 0), priced(1, 0)])).toBe('amount_out_of_range');
    expect(refusal([priced(most, 20)])).toBe('amount_out_of_range');
    expect(refusal([priced(most, 20)], 0, 'inclusive')).toBe('ok');
  });

  test('a line out of range, even one that does not count or is taken back by another', () => {
    const huge = line({ quantity: 2, unitPriceMinor: most });
    expect(refusal([{ ...huge, isCounted: false }])).toBe('amount_out_of_range');
    expect(refusal([huge, { ...huge, quantity: -2 }])).toBe('amount_out_of_range');
    expect(refusal([priced(most + 1)])).toBe('amount_out_of_range');
  });

  test.each([1.0005, Number.NaN, Number.POSITIVE_INFINITY, 10_000_000_000])('a quantity of %d', (quantity) => {
    expect(refusal([line({ quantity })])).toBe('amount_out_of_range');
  });

  test.each([-1, 100.001, 0.0001, Number.NaN])('a tax rate or discount of %d', (percent) => {
    expect(refusal([priced(100, percent)])).toBe('amount_out_of_range');
    expect(refusal([priced(100)], percent)).toBe('amount_out_of_range');
  });

  test('a price that is no whole number of minor units', () => {
    expect(refusal([priced(0.5)])).toBe('amount_out_of_range');
  });
});
