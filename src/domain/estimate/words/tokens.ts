import { Big } from 'big.js';
import { hasHabit, wordsOf } from '../../language/installed-languages.ts';
import { type Locale, languageOf } from '../../locale.ts';
import { decimalSeparator } from '../../measure/decimal.ts';
import type { ParsedMeasure } from '../../measure/parse-measure.ts';
import { fold } from '../../text/fold.ts';
import { numeralsOf, wordSet } from './function-words.ts';
import { countsIn, quantitiesIn } from './quantities-in.ts';
import type { Token } from './token.ts';

/** Longer than any request the product takes; what is past it is not read. */
export const readableLength = 20_000;

const wordOrStop = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*|[.,;:!?()\n\r•|]/gu;

/** Before a word that begins no sentence. */
const goesOn = /^\.\s\p{Ll}/u;

const isCount = ({ quantity }: Token): boolean =>
  quantity?.kind === 'number' && quantity.unit === null && quantity.value.mod(1).eq(0);

function withoutInnerStops(text: string, locale: Locale, tokens: readonly Token[]): Token[] {
  const abbreviations = wordsOf(readingLanguages(locale), 'writing', 'abbreviations');
  const hasOrdinalStop = hasHabit(languageOf(locale), 'ordinal_stop');
  return tokens.filter((token, at) => {
    const before = tokens[at - 1];
    if (token.folded !== '.' || before?.end !== token.start || at === tokens.length - 1) return true;
    if (before.kind === 'word') return !abbreviations.has(before.folded);
    return !(hasOrdinalStop && isCount(before) && goesOn.test(text.slice(token.start)));
  });
}

function wordToken(text: string, start: number, numbers: ReadonlyMap<string, number>): Token {
  const folded = fold(text);
  const end = start + text.length;
  if (!/^\p{L}/u.test(text)) return { kind: 'stop', start, end, folded: text, quantity: null };
  const value = numbers.get(folded);
  if (value === undefined) return { kind: 'word', start, end, folded, quantity: null };
  return {
    kind: 'word',
    start,
    end,
    folded,
    quantity: { kind: 'number', start, end, value: new Big(value), unit: null },
  };
}

/** The languages a text is read in: the quote's, and English, which people mix in. */
export function readingLanguages(locale: Locale): string[] {
  return [...new Set([languageOf(locale), 'en'])];
}

function wordsBetween(text: string, from: number, to: number, numbers: ReadonlyMap<string, number>): Token[] {
  return [...text.slice(from, to).matchAll(wordOrStop)].map((found) =>
    wordToken(found[0], from + found.index, numbers),
  );
}

/** A text as words, quantities and stops, in order. Never throws; spans are into the text as given. */
export function tokensOf(text: string, locale: Locale): Token[] {
  const readable = text.slice(0, readableLength);
  const numbers = new Map(Object.entries(numeralsOf(languageOf(locale))));
  const usualUnit = locale === 'en-US' ? 'feet' : 'meters';
  const tokens: Token[] = [];
  let at = 0;
  const languages = readingLanguages(locale);
  for (const quantity of quantitiesIn(readable, { languages, decimal: decimalSeparator(locale), usualUnit })) {
    tokens.push(...wordsBetween(readable, at, quantity.start, numbers));
    tokens.push({ kind: 'quantity', start: quantity.start, end: quantity.end, folded: '', quantity });
    at = quantity.end;
  }
  tokens.push(...wordsBetween(readable, at, readable.length, numbers));
  const read = { languages: [languageOf(locale)], decimal: decimalSeparator(locale) };
  const articles = wordSet(languages, 'articles');
  const counts = countsIn(readable, read).filter(({ start, end }) => !articles.has(fold(readable.slice(start, end))));
  const counted = withWholeCounts(withoutInnerStops(readable, locale, tokens), counts);
  const boundaries = wordSet(languages, 'boundaries');
  return counted.map((token) =>
    token.kind === 'word'
      ? {
          ...token,
          ...(boundaries.has(token.folded) && { isBoundary: true as const }),
          ...(readable[token.start - 1] === '-' && { isHyphened: true as const }),
        }
      : token,
  );
}

/** A figure of several words, and a range, is what its last word says: "twenty-three", "3-4". */
function withWholeCounts(tokens: readonly Token[], counts: readonly ParsedMeasure[]): Token[] {
  const byEnd = new Map(counts.map((count) => [count.end, count]));
  return tokens.map((token) => {
    const count = byEnd.get(token.end);
    if (!count || (token.quantity && token.quantity.kind !== 'number')) return token;
    return !token.quantity || count.start < token.start ? { ...token, quantity: count } : token;
  });
}

export function isSentenceEnd(token: Token): boolean {
  return token.kind === 'stop' && !',():'.includes(token.folded);
}

/** The tokens [from, to) of the sentence that token `at` is in. */
export function sentenceAround(tokens: readonly Token[], at: number): readonly [number, number] {
  let from = at;
  let to = at;
  while (from > 0 && !isEnd(tokens[from - 1])) from -= 1;
  while (to < tokens.length && !isEnd(tokens[to])) to += 1;
  return [from, to];
}

function isEnd(token: Token | undefined): boolean {
  return token !== undefined && isSentenceEnd(token);
}
