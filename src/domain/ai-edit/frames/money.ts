import { Big } from 'big.js';
import { type Currency, minorDigits } from '../../currency.ts';
import type { Value } from '../read/value.ts';

export function isOtherCurrency({ currencies }: Value, currency: Currency): boolean {
  return currencies !== null && !currencies.includes(currency);
}

/** In minor units, or null where the currency has no such fraction. */
export function minorOf({ amount, isMinor }: Value, currency: Currency): number | null {
  const minor = isMinor ? amount : amount.times(new Big(10).pow(minorDigits(currency)));
  return minor.round(0).eq(minor) && minor.abs().lte(Number.MAX_SAFE_INTEGER) ? Number(minor.toFixed()) : null;
}

/** Of a percentage or a count, or null when it has more than three decimals. */
export function plainOf({ amount }: Value): number | null {
  return amount.round(3).eq(amount) && amount.abs().lte(9_999_999_999) ? Number(amount.toFixed()) : null;
}
