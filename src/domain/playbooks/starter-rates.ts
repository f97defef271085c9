import { Big } from 'big.js';
import { type Currency, currencies } from '../currency.ts';
import type { CostCategory } from '../pricing/rule.ts';
import type { CurrencyRates, PlaybookLine, StarterRates } from './playbook.ts';

/**
 * How many minor units stand for one British penny of work or material of 2025. From published guides of the same jobs in
 * several countries, rounded; they are a start until the provider sets prices, and a playbook may override any rate.
 */
const levels: Readonly<Record<Currency, { readonly work: string; readonly material: string }>> = {
  GBP: { work: '1', material: '1' },
  EUR: { work: '1.1', material: '1.17' },
  USD: { work: '1.65', material: '1.5' },
  AUD: { work: '2.2', material: '2.2' },
  CAD: { work: '1.95', material: '1.9' },
  CHF: { work: '2.3', material: '2.1' },
  SEK: { work: '13.5', material: '14.5' },
  NZD: { work: '2.3', material: '2.3' },
  JPY: { work: '1.75', material: '1.8' },
  CNY: { work: '3', material: '5' },
};

/** To two figures below 100 and to multiples of 5 of the next figure above, so that a rate looks like one somebody set. */
function rounded(minor: Big): number {
  const digits = minor.round(0).toFixed(0).length;
  const step = digits <= 2 ? new Big(1) : new Big(10).pow(digits - 3).times(5);
  return Number(minor.div(step).round(0).times(step));
}

function level(currency: Currency, category: CostCategory): string {
  return levels[currency][category === 'materials' ? 'material' : 'work'];
}

/** British rates in every currency, by price level and rounded; `others` replaces what a currency's own guides say. */
export function starterRates(
  lines: readonly Pick<PlaybookLine, 'key' | 'category'>[],
  rates: {
    readonly year: number;
    readonly gbp: CurrencyRates;
    readonly others?: Readonly<Partial<Record<Currency, Partial<CurrencyRates>>>>;
  },
): StarterRates {
  const inCurrency = (currency: Currency): CurrencyRates => {
    if (currency === 'GBP') return rates.gbp;
    const own = rates.others?.[currency];
    const derived = Object.entries(rates.gbp.lines).map(([key, rate]) => {
      const category = lines.find((line) => line.key === key)?.category ?? 'other';
      return [key, rounded(new Big(rate).times(level(currency, category)))] as const;
    });
    const minimum = rounded(new Big(rates.gbp.minimum_charge).times(level(currency, 'labour')));
    return {
      minimum_charge: own?.minimum_charge ?? minimum,
      lines: { ...Object.fromEntries(derived), ...own?.lines },
    };
  };
  return {
    year: rates.year,
    rates: Object.fromEntries(currencies.map((currency) => [currency, inCurrency(currency)])),
  };
}
