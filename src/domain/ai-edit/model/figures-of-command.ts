import { Big } from 'big.js';
import type { Currency } from '../../currency.ts';
import { type Locale, languageOf } from '../../locale.ts';
import { decimalSeparator } from '../../measure/decimal.ts';
import { lexiconFor, wordlessLexicon } from '../read/lexicon.ts';
import { isCurrency, tagTokens } from '../read/tag-tokens.ts';
import { has, type Token } from '../read/token.ts';
import { tokenize } from '../read/tokenize.ts';
import { currencyWords } from '../vocabulary/currency-words.ts';

/** A number that the provider wrote, in digits or words. */
export interface CommandFigure {
  /** Money in whole units. */
  readonly value: Big;
  readonly kind: 'percent' | 'money' | 'factor' | 'plain';
  /** Of money those it can be in. */
  readonly currencies: readonly Currency[] | null;
}

/** Every sign that the grammar knows; it reads nothing at all where there is another. */
const unknownSigns = /[^\p{L}\p{M}\p{N}\s"“”„«»+\-−–%€£$¥/@=&,;.:!?()¿¡'’]/gu;

/** The command without signs that mean nothing, such as asterisks and little pictures. */
export function plainCommand(command: string): string {
  return command.replace(unknownSigns, ' ').trim();
}

/** The command's pieces with their meanings. Nothing in the lines is looked at. */
export function tokensOfCommand(command: string, locale: Locale): Token[] {
  const language = languageOf(locale);
  const tokens = tokenize(plainCommand(command), decimalSeparator(locale)) ?? [];
  const nothing = {
    currency: 'EUR',
    taxMode: 'exclusive',
    discountPercent: 0,
    tax: { isCharged: true, isOpen: false },
    defaultTaxRate: 0,
    lines: [],
    groups: [],
  } as const;
  return tagTokens(tokens, nothing, lexiconFor(language) ?? wordlessLexicon(language));
}

/** "double", "half": numbers without a digit. */
function factorOf(token: Token): Big | null {
  if (has(token, 'double')) return new Big(2);
  if (has(token, 'triple')) return new Big(3);
  return has(token, 'halve', 'half') ? new Big('0.5') : null;
}

function figureAt(tokens: readonly Token[], at: number): CommandFigure | null {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return null;
  const factor = factorOf(token);
  if (factor) return { value: factor, kind: 'factor', currencies: null };
  // An article counts nothing: "a whopping 12 percent" holds no one.
  const isOne = has(token, 'one') && !has(token, 'article');
  const value = isOne ? new Big(1) : token.kind === 'number' ? token.value : null;
  if (!value) return null;
  // "A third" is a percentage by itself.
  if (has(token, 'percent') || has(after, 'percent')) return { value, kind: 'percent', currencies: null };
  const money = [after, before].find(isCurrency);
  const named = money && currencyWords().get(money.text);
  if (!named) return { value, kind: 'plain', currencies: null };
  return { value: named.isMinor ? value.div(100) : value, kind: 'money', currencies: named.currencies };
}

export function figuresOfCommand(command: string, locale: Locale): CommandFigure[] {
  const tokens = tokensOfCommand(command, locale);
  return tokens.map((_, at) => figureAt(tokens, at)).filter((figure) => figure !== null);
}
