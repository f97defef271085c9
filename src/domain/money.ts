import { type Currency, minorDigits } from './currency.ts';
import type { Locale } from './locale.ts';

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** `numerator ÷ denominator` to the nearest whole, halves away from zero. The denominator is not 0. */
export function roundRatio(numerator: bigint, denominator: bigint): bigint {
  const top = magnitude(numerator);
  const bottom = magnitude(denominator);
  const rounded = (2n * top + bottom) / (2n * bottom);
  return numerator < 0n === denominator < 0n ? rounded : -rounded;
}

/** Floor and what is left over it, in denominators: BigInt division alone cuts towards zero. */
function floorRatio(numerator: bigint, denominator: bigint): { floor: bigint; remainder: bigint } {
  const rest = numerator % denominator;
  const remainder = rest < 0n ? rest + denominator : rest;
  return { floor: (numerator - remainder) / denominator, remainder };
}

export interface Share<Item> {
  readonly item: Item;
  readonly amount: bigint;
}

/**
 * Gives each item the whole part of its exact share and the units still missing from `total` to the largest
 * remainders, the earlier item first on a tie. Shares may be negative; the denominator is above 0.
 *
 * The shares stand by themselves (`numeratorOf(item) ÷ denominator`) and are no parts of their own sum: two lines of
 * +100 and −100 have a sum of nothing, of which there is no proportion. So `total` has to be their sum, rounded.
 */
export function largestRemainder<Item>(
  total: bigint,
  items: readonly Item[],
  numeratorOf: (item: Item) => bigint,
  denominator: bigint,
): Share<Item>[] {
  const exact = items.map((item) => ({ item, ...floorRatio(numeratorOf(item), denominator) }));
  const missing = total - exact.reduce((sum, share) => sum + share.floor, 0n);
  if (missing < 0n || missing > BigInt(items.length)) throw new RangeError('The shares do not belong to this total');
  const byRemainder = exact.toSorted((a, b) => (a.remainder === b.remainder ? 0 : a.remainder > b.remainder ? -1 : 1));
  const raised = new Set(byRemainder.slice(0, Number(missing)));
  return exact.map((share) => ({ item: share.item, amount: share.floor + (raised.has(share) ? 1n : 0n) }));
}

/** Intl takes a decimal string digit by digit; `minor / 100` would lose the last digits of a large amount. */
export function decimalString(minor: number | bigint, digits: number): Intl.StringNumericLiteral {
  const value = BigInt(minor);
  const padded = magnitude(value)
    .toString()
    .padStart(digits + 1, '0');
  const major = padded.slice(0, padded.length - digits);
  const fraction = padded.slice(padded.length - digits);
  return `${value < 0n ? '-' : ''}${major}${digits ? '.' : ''}${fraction}` as Intl.StringNumericLiteral; // a template of strings is a numeric literal only to the reader
}

const formats = new Map<string, Intl.NumberFormat>();

function currencyFormat(currency: Currency, locale: Locale): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/** An amount as the locale writes it, exact to the last digit. */
export function formatMoney(minor: number | bigint, currency: Currency, locale: Locale): string {
  return currencyFormat(currency, locale).format(decimalString(minor, minorDigits(currency)));
}

/** Put together in this order they are what `formatMoney` gives. */
export interface MoneyParts {
  /** Sign and currency where they lead, with their space: `£`, `-US$`. */
  readonly before: string;
  /** The whole units, grouped: `1,234`. */
  readonly major: string;
  /** The fraction with its separator: `.50`; empty for a currency without minor digits. */
  readonly minor: string;
  /** What follows: ` €`. */
  readonly after: string;
}

/** The same figure in parts, so that a large price can set its fraction smaller. */
export function formatMoneyParts(minor: number | bigint, currency: Currency, locale: Locale): MoneyParts {
  const parts = { before: '', major: '', minor: '', after: '' };
  for (const part of currencyFormat(currency, locale).formatToParts(decimalString(minor, minorDigits(currency)))) {
    if (part.type === 'integer' || part.type === 'group') parts.major += part.value;
    else if (part.type === 'decimal' || part.type === 'fraction') parts.minor += part.value;
    else if (parts.major) parts.after += part.value;
    else parts.before += part.value;
  }
  return parts;
}
