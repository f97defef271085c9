import { Big } from 'big.js';
import type { Currency } from '../currency.ts';
import type { CostCategory } from '../pricing/rule.ts';
import type { CurrencyRates, PlaybookLine, StarterRates } from './playbook.ts';
import type { PriceLevels, RatesEntry } from './playbook-source.ts';
import { whenAsked } from './when-asked.ts';

/** To two figures below 100 and to multiples of 5 of the next figure above, so that a rate looks like one somebody set. */
function rounded(minor: Big): number {
  const digits = minor.round(0).toFixed(0).length;
  const step = digits <= 2 ? new Big(1) : new Big(10).pow(digits - 3).times(5);
  return Number(minor.div(step).round(0).times(step));
}

/** British rates in every currency, by price level and rounded; `others` replaces what a currency's own guides say. */
export function ratesByCurrency(
  lines: readonly Pick<PlaybookLine, 'key' | 'category'>[],
  rates: RatesEntry,
  levels: PriceLevels,
): StarterRates {
  const at = (minor: number, currency: Currency, category: CostCategory): number => {
    const level = levels[currency];
    return rounded(new Big(minor).times(level?.[category === 'materials' ? 'material' : 'work'] ?? 1));
  };
  const inCurrency = (currency: Currency): CurrencyRates => {
    if (currency === 'GBP') return rates.GBP;
    const own = rates.others?.[currency];
    const derived = Object.entries(rates.GBP.lines).map(([key, rate]) => {
      const category = lines.find((line) => line.key === key)?.category ?? 'other';
      return [key, at(rate, currency, category)] as const;
    });
    return {
      minimum_charge: own?.minimum_charge ?? at(rates.GBP.minimum_charge, currency, 'labour'),
      lines: { ...Object.fromEntries(derived), ...own?.lines },
    };
  };
  const currencies = Object.keys(levels) as Currency[]; // the levels are by currency
  return {
    year: rates.year,
    rates: whenAsked(currencies, inCurrency),
  };
}
