import { fold } from '../../text/fold.ts';
import type { EditLine } from '../plan.ts';
import { tradeWords } from '../vocabulary/trade-words.ts';
import { lexiconFor } from './lexicon.ts';
import { wordsOf } from './words-of.ts';

const rows = tradeWords
  .trim()
  .split('\n')
  .map((row) => row.split('/').map((column) => column.split(' ').map(fold)));

/** Each word of the trades with the rows it stands in: the same thing in other words or languages. */
export const conceptsOf: ReadonlyMap<string, ReadonlySet<number>> = (() => {
  const map = new Map<string, Set<number>>();
  rows.forEach((row, index) => {
    for (const word of row.flat()) map.set(word, (map.get(word) ?? new Set()).add(index));
  });
  return map;
})();

/** A word, and what is left of it without an ending. */
export function stems(word: string, endings: readonly string[]): string[] {
  return [
    word,
    ...endings
      .filter((ending) => word.endsWith(ending) && word.length - ending.length >= 3)
      .map((ending) => word.slice(0, -ending.length)),
  ];
}

/** As the rows name them, in order. */
const languages = ['en', 'de', 'es', 'fr'] as const;
const wordsIn = languages.map((_, column) => new Set(rows.flatMap((row) => row[column] ?? [])));

/** How many of the words are of a language, by its words of the trades and its small words. */
function share(words: readonly string[], column: number): number {
  const lexicon = lexiconFor(languages[column] ?? '');
  const known = wordsIn[column];
  if (!lexicon || !known) return 0;
  return words.filter((word) => lexicon.details.has(word) || stems(word, lexicon.endings).some((one) => known.has(one)))
    .length;
}

const found = new WeakMap<readonly EditLine[], readonly string[]>();

/** Those that most words of the descriptions are in. */
function likelyLanguages(lines: readonly EditLine[]): readonly string[] {
  const known = found.get(lines);
  if (known) return known;
  const words = lines.flatMap(({ description }) => wordsOf(description));
  const shares = languages.map((language, column) => ({ language, count: share(words, column) }));
  const most = Math.max(...shares.map(({ count }) => count));
  const best = shares.filter(({ count }) => count === most).map(({ language }) => language);
  found.set(lines, best);
  return best;
}

/** The language that most words of the descriptions are in; where none stands out, that of the command. */
export function languageOfLines(lines: readonly EditLine[], own: string): string {
  const best = likelyLanguages(lines);
  const [only] = best;
  return only === undefined || best.some((language) => language === own) ? own : only;
}
