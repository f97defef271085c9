/**
 * A second, plain account of what a quote adds up to, for the tests alone: exact fractions, one step at a time, straight
 * from the written rules. It imports nothing, so that it cannot share a mistake with `totals.ts`.
 */

/** top / bottom with a bottom above 0. */
type Fraction = readonly [top: bigint, bottom: bigint];

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => (c < 0n ? [-a * d, -b * c] : [a * d, b * c]);
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const minus = (a: Fraction, [c, d]: Fraction): Fraction => plus(a, [-c, d]);
const isMore = (a: Fraction, b: Fraction): boolean => minus(a, b)[0] > 0n;
const whole = (value: bigint): Fraction => [value, 1n];

/** Three written decimals, so that the fraction is what a person would read. */
const decimal = (value: number): Fraction => [BigInt(value.toFixed(3).replace('.', '')), 1000n];

/** The whole number at or below. */
function below([top, bottom]: Fraction): bigint {
  const cut = top / bottom;
  return cut * bottom > top ? cut - 1n : cut;
}

/** The nearest whole number, halves away from zero. */
function rounded(value: Fraction): bigint {
  const half: Fraction = [1n, 2n];
  return value[0] < 0n ? -below(plus([-value[0], value[1]], half)) : below(plus(value, half));
}

/** Everyone the whole part; then one unit after the other to whoever is furthest short, the earlier on a tie. */
function shared(total: bigint, exact: readonly Fraction[]): bigint[] {
  const given = exact.map(below);
  let left = given.reduce((rest, value) => rest - value, total);
  while (left > 0n) {
    const short = exact.map((share, index) => minus(share, whole(given[index] ?? 0n)));
    const furthest = short.reduce((best, value, index) => (isMore(value, short[best] ?? value) ? index : best), 0);
    given[furthest] = (given[furthest] ?? 0n) + 1n;
    left -= 1n;
  }
  return given;
}

interface OracleLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitPriceMinor: number | null;
  readonly taxRate: number;
  readonly isCounted: boolean;
}

interface OracleQuote {
  readonly lines: readonly OracleLine[];
  readonly taxMode: 'exclusive' | 'inclusive' | 'none';
  readonly discountPercent: number;
}

const limit = 9_007_199_254_740_991n;
const sum = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);

/** What `totalQuote` has to answer for valid quantities and percentages, or the code of its refusal. */
export function oracleTotals({ lines: given, taxMode, discountPercent }: OracleQuote) {
  // Who charges no tax: as if every line were free of it, and no word of tax.
  const isTaxed = taxMode !== 'none';
  const lines = isTaxed ? given : given.map((line) => ({ ...line, taxRate: 0 }));
  const isInclusive = taxMode === 'inclusive';
  const share = (percent: number): Fraction => times(decimal(percent), [1n, 100n]);
  const grossOf = (rate: number): Fraction => plus(whole(1n), share(rate));
  const amounts = lines.map((line) => rounded(times(decimal(line.quantity), whole(BigInt(line.unitPriceMinor ?? 0)))));
  const nets = lines.map((line, i) =>
    isInclusive ? rounded(over(whole(amounts[i] ?? 0n), grossOf(line.taxRate))) : amounts[i],
  );

  const counted = lines
    .map((line, i) => ({ ...line, i }))
    .filter((line) => line.isCounted && line.unitPriceMinor !== null);
  const rates = [...new Set(counted.map((line) => line.taxRate))].sort((a, b) => a - b);
  const groups = rates.map((rate) => counted.filter((line) => line.taxRate === rate).map((line) => line.i));
  const sums = groups.map((group) => sum(group.map((i) => amounts[i] ?? 0n)));
  const subtotal = sum(sums);
  const discount = rounded(times(whole(subtotal), share(discountPercent)));
  const discounts = shared(
    discount,
    sums.map((value) => times(whole(value), share(discountPercent))),
  );

  const tax = rates.map((rate, at) => {
    const after = (sums[at] ?? 0n) - (discounts[at] ?? 0n);
    const net = isInclusive ? rounded(over(whole(after), grossOf(rate))) : after;
    return { rate, net, tax: isInclusive ? after - net : rounded(times(whole(after), share(rate))) };
  });
  if (isInclusive) {
    rates.forEach((rate, at) => {
      const group = groups[at] ?? [];
      const exact = group.map((i) => over(whole(amounts[i] ?? 0n), grossOf(rate)));
      const groupNet = rounded(over(whole(sums[at] ?? 0n), grossOf(rate)));
      shared(groupNet, exact).forEach((net, k) => {
        nets[group[k] ?? -1] = net;
      });
    });
  }
  const net = sum(tax.map((row) => row.net));
  const total = net + sum(tax.map((row) => row.tax));
  const figures = [...amounts, subtotal, discount, net, total, ...tax.flatMap((row) => [row.net, row.tax])];
  if (figures.some((value) => value > limit || value < -limit)) return 'amount_out_of_range' as const;
  if (total < 0n) return 'negative_total' as const;
  return {
    totals: {
      netMinor: Number(net),
      discountMinor: Number(discount),
      tax: (isTaxed ? tax : []).map((row) => ({
        rate: row.rate,
        netMinor: Number(row.net),
        taxMinor: Number(row.tax),
      })),
      totalMinor: Number(total),
    },
    lines: lines.map((line, i) => ({ id: line.id, amountMinor: Number(amounts[i]), netMinor: Number(nets[i]) })),
  };
}
