import { type Currency, currencies } from '../../currency.ts';
import { knowledgeOf, knownLanguages, ofLanguages } from '../../language/installed-languages.ts';
import { phrasesIn } from '../../playbooks/phrase-notation.ts';
import { type MoneyKind, moneyKinds } from './edit-entry.ts';

interface CurrencyWord {
  readonly currencies: readonly Currency[];
  /** Hundredths: cents and pence. */
  readonly isMinor: boolean;
}

const signs: ReadonlyArray<readonly [string, readonly Currency[]]> = [
  ['€', ['EUR']],
  ['£', ['GBP']],
  ['$', moneyKinds.dollar.currencies],
  ['¥', ['JPY', 'CNY']],
];

/** Signs, codes and words of money, folded, in any of the languages. */
export const currencyWords = ofLanguages<void, ReadonlyMap<string, CurrencyWord>>(() => {
  const words = knownLanguages().flatMap((language) => Object.entries(knowledgeOf(language)?.edit?.money ?? {}));
  return new Map<string, CurrencyWord>([
    ...signs.map(([sign, of]) => [sign, { currencies: of, isMinor: false }] as const),
    ...currencies.map((code) => [code.toLowerCase(), { currencies: [code], isMinor: false }] as const),
    ...words.flatMap(
      ([kind, block]) => phrasesIn(block).map((word) => [word, moneyKinds[kind as MoneyKind]] as const), // the record's own keys
    ),
  ]);
});
