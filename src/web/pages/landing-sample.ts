import type { Currency } from '#domain/currency.ts';
import { type LineTotal, type Totals, totalQuote } from '#domain/quote/totals.ts';

const lines = [
  { id: 'removal', quantity: 13.5, unitPriceMinor: 1_400 },
  { id: 'posts', quantity: 8, unitPriceMinor: 4_600 },
  { id: 'panels', quantity: 7, unitPriceMinor: 6_200 },
  { id: 'fitting', quantity: 20, unitPriceMinor: 2_600 },
] as const;

export interface LandingSample {
  readonly currency: Currency;
  readonly taxPercent: number;
  readonly lines: readonly LineTotal[];
  readonly totals: Totals;
}

/** The quote on the landing page, added up as every other one is. A bad line would be a mistake made here. */
export function landingSample(locale: string): LandingSample {
  const isEnglish = locale.startsWith('en');
  const taxPercent = isEnglish ? 20 : 19;
  const total = totalQuote({
    lines: lines.map((line) => ({ ...line, taxRate: taxPercent, isCounted: true })),
    taxMode: 'exclusive',
    discountPercent: 0,
  });
  if (!total.ok) throw new Error(total.code);
  return { currency: isEnglish ? 'GBP' : 'EUR', taxPercent, lines: total.lines, totals: total.totals };
}
