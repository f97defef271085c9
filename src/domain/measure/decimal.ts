import { Big } from 'big.js';
import type { Locale } from '../locale.ts';
import { isFiniteNumber } from '../question/unknown-value.ts';

/** Plain digits, never an exponent; no trailing zeros beyond `minDecimals`. */
export function decimalString(value: Big, maxDecimals = 10): string {
  const text = value.round(maxDecimals, Big.roundHalfUp).toFixed();
  return text === '-0' ? '0' : text;
}

/** The number for a JSON field: exact, because it has at most `decimals` (3) decimals. Halves go away from zero. */
export function toQuantity(value: Big, decimals = 3): number {
  return Number(decimalString(value, decimals));
}

/** A Big from outside data, or null when it is no finite number of a sane size. */
export function bigOrNull(value: unknown): Big | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const isSane = typeof value === 'number' ? isFiniteNumber(value) : /^-?\d{1,12}(\.\d{1,12})?$/.test(value);
  return isSane ? new Big(value) : null;
}

const pointLocales: ReadonlySet<string> = new Set(['de-CH', 'es-MX']);

/** What separates decimals where this locale is spoken. */
export function decimalSeparator(locale: Locale): '.' | ',' {
  return locale.startsWith('en') || pointLocales.has(locale) ? '.' : ',';
}

/** `3.6576` → `3.66` (en) or `3,66` (de): at least `min` decimals, at most `max`, no grouping. */
export function formatDecimal(value: Big, locale: Locale, min = 0, max = 3): string {
  const rounded = value.round(max, Big.roundHalfUp);
  const digits = decimalString(rounded, max);
  const [whole = '0', fraction = ''] = digits.split('.');
  const padded = fraction.padEnd(min, '0');
  return padded ? `${whole}${decimalSeparator(locale)}${padded}` : whole;
}
