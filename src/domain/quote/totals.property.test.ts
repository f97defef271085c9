import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { currencies, minorDigits } from '../currency.ts';
import { oracleTotals } from './totals.oracle.ts';
import { type LineToTotal, type QuoteToTotal, taxModes, totalQuote } from './totals.ts';

/** How often each fact is tried, in each currency. PROPERTY_RUNS=2000 searches deeper: after any change of totals.ts. */
const numRuns = Number(process.env.PROPERTY_RUNS) || 300;

// Machines may be busy.
vi.setConfig({ testTimeout: 30_000 + 20 * numRuns });

const sum = (values: readonly number[]): bigint => values.reduce((total, value) => total + BigInt(value), 0n);

const thousandths = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 1000);
const most = Number.MAX_SAFE_INTEGER;

const quantity = fc.oneof(
  { weight: 6, arbitrary: thousandths(0, 100_000) },
  { weight: 3, arbitrary: fc.integer({ min: -3, max: 20 }) },
  { weight: 1, arbitrary: thousandths(-100_000, 0) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, 0.001, 0.5, -0.5, 1.005, 9_999_999_999, -9_999_999_999, 9_999_999_998.999),
  },
);

const rate = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(0, 20, 5.5, 8.1, 25.5) },
  { weight: 1, arbitrary: fc.constantFrom(0.001, 99.999, 100) },
  { weight: 1, arbitrary: thousandths(0, 100_000) },
);

const discountPercent = fc.oneof(fc.constantFrom(0, 10, 12.5, 33.333, 0.001, 99.999, 100), thousandths(0, 100_000));

/** Prices a trade would ask in a currency, and what a mistyped zero or a hostile hand would. */
const price = (digits: number) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 0, max: 2_000 * 10 ** digits }) },
    { weight: 4, arbitrary: fc.integer({ min: -50 * 10 ** digits, max: 9 }) },
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(1, -1, most, -most, most - 1, 900_719_925_474_099) },
  );

const quoteIn = (digits: number): fc.Arbitrary<QuoteToTotal> =>
  fc.record({
    lines: fc
      .array(
        fc.record({
          quantity,
          unitPriceMinor: price(digits),
          taxRate: rate,
          isCounted: fc.oneof(
            { weight: 5, arbitrary: fc.constant(true) },
            { weight: 1, arbitrary: fc.constant(false) },
          ),
        }),
        { maxLength: 9 },
      )
      .map((lines): LineToTotal[] => lines.map((line, index) => ({ id: `line ${index}`, ...line }))),
    taxMode: fc.constantFrom(...taxModes),
    discountPercent,
  });

describe.each(currencies)('in %s', (currency) => {
  const anyQuote = quoteIn(minorDigits(currency));

  test('every figure and every refusal is what plain fractions give', () => {
    const seen = { ok: 0, amount_out_of_range: 0, negative_total: 0 };
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const result = totalQuote(quote);
        const expected = oracleTotals(quote);
        if (result.ok) expect({ totals: result.totals, lines: result.lines }).toEqual(expected);
        else expect(result.code).toBe(expected);
        seen[result.ok ? 'ok' : result.code] += 1;
      }),
      { numRuns },
    );
    // Enough of each kind, or the property has proved less than it says.
    expect(seen.ok).toBeGreaterThan(numRuns / 2);
    expect(Math.min(seen.amount_out_of_range, seen.negative_total)).toBeGreaterThan(numRuns / 50);
  });

  test('the shown lines, discount and tax always add up to the shown total', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const result = totalQuote(quote);
        if (!result.ok) return;
        const { totals, lines } = result;
        const isShown = (id: string) => quote.lines.some((line) => line.id === id && line.isCounted);
        const shown = sum(lines.filter((line) => isShown(line.id)).map((line) => line.amountMinor));
        const tax = sum(totals.tax.map((row) => row.taxMinor));
        const extra = quote.taxMode === 'exclusive' ? tax : 0n;
        expect(shown - BigInt(totals.discountMinor) + extra).toBe(BigInt(totals.totalMinor));
        expect(BigInt(totals.netMinor) + tax).toBe(BigInt(totals.totalMinor));
        const taxed = quote.taxMode === 'none' ? 0n : BigInt(totals.netMinor);
        expect(sum(totals.tax.map((row) => row.netMinor))).toBe(taxed);
        expect(totals.totalMinor).toBeGreaterThanOrEqual(0);
      }),
      { numRuns },
    );
  });

  test('the nets of the counted lines are the nets of their rates before the discount', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const result = totalQuote({ ...quote, discountPercent: 0 });
        if (!result.ok) return;
        for (const row of result.totals.tax) {
          const ids = quote.lines.filter((line) => line.isCounted && line.taxRate === row.rate).map((line) => line.id);
          const nets = result.lines.filter((line) => ids.includes(line.id)).map((line) => line.netMinor);
          expect(sum(nets)).toBe(BigInt(row.netMinor));
        }
      }),
      { numRuns },
    );
  });
});

test('who charges no tax has the same total whichever rates the lines carry, and no word of tax', () => {
  fc.assert(
    fc.property(quoteIn(2), fc.array(rate, { minLength: 9, maxLength: 9 }), (quote, rates) => {
      const untaxed = { ...quote, taxMode: 'none' as const };
      const result = totalQuote(untaxed);
      const others = quote.lines.map((line, index) => ({ ...line, taxRate: rates[index] ?? 0 }));
      expect(totalQuote({ ...untaxed, lines: others })).toEqual(result);
      if (!result.ok) return;
      const { totals, lines } = result;
      const free = quote.lines.map((line) => ({ ...line, taxRate: 0 }));
      for (const taxMode of ['exclusive', 'inclusive'] as const) {
        const same = totalQuote({ ...quote, taxMode, lines: free });
        expect(same.ok && { ...same, totals: { ...same.totals, tax: [] } }).toEqual(result);
      }
      expect(totals.tax).toEqual([]);
      expect(totals.totalMinor).toBe(totals.netMinor);
      expect(lines.map((line) => line.netMinor)).toEqual(lines.map((line) => line.amountMinor));
    }),
    { numRuns },
  );
});

test('two rates and a line free of tax: each rate bears its own part of the discount, and all of it adds up', () => {
  const lines = fc.array(
    fc.record({
      quantity,
      unitPriceMinor: price(2),
      taxRate: fc.constantFrom(0, 7, 19),
      isCounted: fc.constant(true),
    }),
    { minLength: 3, maxLength: 9 },
  );
  fc.assert(
    fc.property(quoteIn(2), lines, (quote, given) => {
      const taxed = { ...quote, lines: given.map((line, index) => ({ id: `line ${index}`, ...line })) };
      const result = totalQuote(taxed);
      const expected = oracleTotals(taxed);
      if (result.ok) expect({ totals: result.totals, lines: result.lines }).toEqual(expected);
      else expect(result.code).toBe(expected);
    }),
    { numRuns },
  );
});

test('the order of the lines changes no total', () => {
  fc.assert(
    fc.property(quoteIn(2), (quote) => {
      const result = totalQuote(quote);
      const turned = totalQuote({ ...quote, lines: quote.lines.toReversed() });
      expect(turned.ok && turned.totals).toEqual(result.ok && result.totals);
    }),
    { numRuns },
  );
});

test('hiding a line is the same as leaving it out', () => {
  fc.assert(
    fc.property(quoteIn(2), (quote) => {
      const without = totalQuote({ ...quote, lines: quote.lines.filter((line) => line.isCounted) });
      const result = totalQuote(quote);
      // A hidden line may be out of range by itself, which is refused all the same.
      if (result.ok) expect(without.ok && without.totals).toEqual(result.totals);
    }),
    { numRuns },
  );
});
