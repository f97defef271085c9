import type { Currency } from '../../currency.ts';

interface CurrencyWord {
  readonly currencies: readonly Currency[];
  /** Hundredths: cents and pence. */
  readonly isMinor: boolean;
}

const rows: ReadonlyArray<readonly [words: string, currencies: readonly Currency[], isMinor?: boolean]> = [
  ['€ eur euro euros', ['EUR']],
  ['£ gbp pound pounds quid sterling pfund libra libras livre livres', ['GBP']],
  ['$ dollar dollars dolar dolares bucks', ['USD', 'AUD', 'CAD', 'NZD']],
  ['usd', ['USD']],
  ['aud', ['AUD']],
  ['cad', ['CAD']],
  ['nzd', ['NZD']],
  ['¥', ['JPY', 'CNY']],
  ['jpy yen yenes yens', ['JPY']],
  ['cny yuan yuanes rmb renminbi', ['CNY']],
  ['chf franken francs franc franco francos fr sfr', ['CHF']],
  ['sek krona kronor kronen kr couronnes coronas', ['SEK']],
  ['cent cents centimo centimos centime centimes centavo centavos', ['EUR', 'USD', 'AUD', 'CAD', 'NZD', 'CHF'], true],
  ['pence penny p', ['GBP'], true],
  ['rappen', ['CHF'], true],
];

/** What a note is called, which says the figure and the money at once; its figure stands among the number words. */
const noteWords: ReadonlyArray<readonly [string, CurrencyWord]> = ['a fiver', 'a tenner'].map((word) => [
  word,
  { currencies: ['GBP', 'EUR', 'AUD', 'NZD'], isMinor: false },
]);

/** Signs and words of money, folded, in any of the languages. */
export const currencyWords: ReadonlyMap<string, CurrencyWord> = new Map([
  ...rows.flatMap(([words, currencies, isMinor = false]) =>
    words.split(' ').map((word) => [word, { currencies, isMinor }] as const),
  ),
  ...noteWords,
]);
