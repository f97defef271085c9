import { largestRemainder, roundRatio } from '../money.ts';
import { isSafeAmount, lineAmountMinor } from './line-amount.ts';
import { fromThousandths, percentToThousandths } from './quantity.ts';

/** Whether the prices of a quote are before tax, already hold it, or have nothing to do with tax. Frozen with the quote. */
export const taxModes = ['exclusive', 'inclusive', 'none'] as const;
export type TaxMode = (typeof taxModes)[number];

/** Whoever charges no tax has the same prices before and after it, whatever they were written as. */
export function taxModeOf(quote: { readonly chargesTax: boolean; readonly pricesIncludeTax: boolean }): TaxMode {
  if (!quote.chargesTax) return 'none';
  return quote.pricesIncludeTax ? 'inclusive' : 'exclusive';
}

export interface LineToTotal {
  readonly id: string;
  /** At most three decimals; negative for a deduction. */
  readonly quantity: number;
  /** Null until somebody prices the line; it then counts as nothing. */
  readonly unitPriceMinor: number | null;
  /** Percent, at most three decimals; counts for nothing where no tax is charged. */
  readonly taxRate: number;
  /** False while the line's component is hidden: the line keeps its own amount and stays out of the totals. */
  readonly isCounted: boolean;
}

export interface QuoteToTotal {
  readonly lines: readonly LineToTotal[];
  readonly taxMode: TaxMode;
  /** On the whole, 0 to 100 with at most three decimals. */
  readonly discountPercent: number;
}

export interface TaxTotal {
  readonly rate: number;
  /** After the discount. */
  readonly netMinor: number;
  readonly taxMinor: number;
}

export interface Totals {
  readonly netMinor: number;
  /** Off the shown amounts: net where prices exclude tax, gross where they include it. */
  readonly discountMinor: number;
  /** By rate, the lowest first; empty where no tax is charged. */
  readonly tax: readonly TaxTotal[];
  readonly totalMinor: number;
}

export interface LineTotal {
  readonly id: string;
  /** What the customer is shown: net where prices exclude tax, gross where they include it. */
  readonly amountMinor: number;
  /** Before the discount. */
  readonly netMinor: number;
}

export type QuoteTotal =
  | { readonly ok: true; readonly totals: Totals; readonly lines: readonly LineTotal[] }
  | { readonly ok: false; readonly code: 'amount_out_of_range' | 'negative_total' };

/** A line's amount in the quote's own mode, with its rate in thousandths of a percent. */
export interface CountedAmount {
  readonly line: LineToTotal;
  readonly minor: bigint;
  readonly rate: bigint;
}

interface RateGroup {
  readonly rate: bigint;
  readonly amounts: readonly CountedAmount[];
  readonly sum: bigint;
}

/** One hundred percent in thousandths of a percent. */
export const whole = 100_000n;

const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

const outOfRange: QuoteTotal = { ok: false, code: 'amount_out_of_range' };
const negativeTotal: QuoteTotal = { ok: false, code: 'negative_total' };

/** Null where quantity, price or rate is none. Where no tax is charged every line is at rate 0. */
export function amountOf(line: LineToTotal, mode: TaxMode): CountedAmount | null {
  const rate = percentToThousandths(line.taxRate);
  const minor = line.unitPriceMinor === null ? 0 : lineAmountMinor(line.quantity, line.unitPriceMinor);
  return rate === null || minor === null ? null : { line, minor: BigInt(minor), rate: mode === 'none' ? 0n : rate };
}

/** The counted, priced amounts of each rate, the lowest first. */
export function groupByRate(amounts: readonly CountedAmount[]): RateGroup[] {
  const byRate = new Map<bigint, CountedAmount[]>();
  for (const amount of amounts) {
    if (!amount.line.isCounted || amount.line.unitPriceMinor === null) continue;
    const group = byRate.get(amount.rate);
    if (group) group.push(amount);
    else byRate.set(amount.rate, [amount]);
  }
  return [...byRate]
    .map(([rate, group]) => ({ rate, amounts: group, sum: sumOf(group.map((amount) => amount.minor)) }))
    .toSorted((a, b) => Number(a.rate - b.rate));
}

const netOfGross = (gross: bigint, rate: bigint): bigint => roundRatio(gross * whole, whole + rate);

/** Tax is worked out once a rate, never a line (EN 16931), so the shown tax is the tax of the shown sum. */
export function taxOf(rate: bigint, sum: bigint, mode: TaxMode): { rate: bigint; net: bigint; tax: bigint } {
  const net = mode === 'inclusive' ? netOfGross(sum, rate) : sum;
  return { rate, net, tax: mode === 'inclusive' ? sum - net : roundRatio(sum * rate, whole) };
}

/** The nets of a rate's lines add up to the net of their sum, which rounding each by itself would miss. */
function lineNets(groups: readonly RateGroup[]): ReadonlyMap<CountedAmount, bigint> {
  const shares = groups.flatMap(({ rate, amounts, sum }) =>
    largestRemainder(netOfGross(sum, rate), amounts, (amount) => amount.minor * whole, whole + rate),
  );
  return new Map(shares.map((share) => [share.item, share.amount]));
}

interface Sums {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly tax: ReadonlyArray<{ readonly rate: bigint; readonly net: bigint; readonly tax: bigint }>;
  readonly net: bigint;
  readonly total: bigint;
}

/** The discount is one rounded sum; each rate bears its exact part of it before tax is worked out. */
function sumUp(groups: readonly RateGroup[], mode: TaxMode, percent: bigint): Sums {
  const subtotal = sumOf(groups.map((group) => group.sum));
  const discount = roundRatio(subtotal * percent, whole);
  const discounts = largestRemainder(discount, groups, (group) => group.sum * percent, whole);
  const tax = discounts.map(({ item, amount }) => taxOf(item.rate, item.sum - amount, mode));
  const net = sumOf(tax.map((row) => row.net));
  return { subtotal, discount, tax, net, total: net + sumOf(tax.map((row) => row.tax)) };
}

function isRepresentable({ subtotal, discount, tax, net, total }: Sums): boolean {
  return [subtotal, discount, net, total, ...tax.flatMap((row) => [row.net, row.tax])].every(isSafeAmount);
}

function presentTotals({ discount, tax, net, total }: Sums, mode: TaxMode): Totals {
  const rows = mode === 'none' ? [] : tax;
  return {
    netMinor: Number(net),
    discountMinor: Number(discount),
    tax: rows.map((row) => ({ rate: fromThousandths(row.rate), netMinor: Number(row.net), taxMinor: Number(row.tax) })),
    totalMinor: Number(total),
  };
}

function presentLines(amounts: readonly CountedAmount[], groups: readonly RateGroup[], mode: TaxMode): LineTotal[] {
  const nets = mode === 'inclusive' ? lineNets(groups) : new Map<CountedAmount, bigint>();
  const ownNet = ({ minor, rate }: CountedAmount) => (mode === 'inclusive' ? netOfGross(minor, rate) : minor);
  return amounts.map((amount) => ({
    id: amount.line.id,
    amountMinor: Number(amount.minor),
    netMinor: Number(nets.get(amount) ?? ownNet(amount)),
  }));
}

/**
 * Everything a quote adds up to. In every mode the amounts shown for the counted lines, less the discount and, where
 * prices exclude tax, plus the tax, are the total.
 */
export function totalQuote({ lines, taxMode, discountPercent }: QuoteToTotal): QuoteTotal {
  const amounts = lines.map((line) => amountOf(line, taxMode)).filter((amount) => amount !== null);
  const percent = percentToThousandths(discountPercent);
  if (amounts.length < lines.length || percent === null) return outOfRange;

  const groups = groupByRate(amounts);
  const sums = sumUp(groups, taxMode, percent);
  if (!isRepresentable(sums)) return outOfRange;
  if (sums.total < 0n) return negativeTotal;
  return { ok: true, totals: presentTotals(sums, taxMode), lines: presentLines(amounts, groups, taxMode) };
}
