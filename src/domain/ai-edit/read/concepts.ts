import { knowledgeOf, ofLanguages } from '../../language/installed-languages.ts';
import { phrasesIn } from '../../playbooks/phrase-notation.ts';
import { fold } from '../../text/fold.ts';
import type { EditLine } from '../plan.ts';
import { commandLanguages, lexiconFor } from './lexicon.ts';
import { wordsOf } from './words-of.ts';

/** What a language calls things and work of the trades, by their names in the files. */
const thingsIn = ofLanguages((language: string) =>
  Object.entries(knowledgeOf(language)?.edit?.things ?? {}).map(
    ([thing, block]) => [thing, phrasesIn(block).map(fold)] as const,
  ),
);

/** Each word of the trades with the things it can mean: the same in other words or languages. */
export const conceptsOf = ofLanguages<void, ReadonlyMap<string, ReadonlySet<string>>>(() => {
  const map = new Map<string, Set<string>>();
  for (const [thing, words] of commandLanguages().flatMap(thingsIn))
    for (const word of words) map.set(word, (map.get(word) ?? new Set()).add(thing));
  return map;
});

/** A word, and what is left of it without an ending. */
export function stems(word: string, endings: readonly string[]): string[] {
  return [
    word,
    ...endings
      .filter((ending) => word.endsWith(ending) && word.length - ending.length >= 3)
      .map((ending) => word.slice(0, -ending.length)),
  ];
}

const wordsOfThings = ofLanguages(
  (language: string): ReadonlySet<string> => new Set(thingsIn(language).flatMap(([, words]) => words)),
);

/** How many of the words are of a language, by its words of the trades and its small words. */
function share(words: readonly string[], language: string): number {
  const lexicon = lexiconFor(language);
  const known = wordsOfThings(language);
  if (!lexicon) return 0;
  const isKnown = (word: string): boolean => stems(word, lexicon.endings).some((one) => known.has(one));
  return words.filter((word) => lexicon.detail_prepositions.has(word) || isKnown(word)).length;
}

const found = new WeakMap<readonly EditLine[], readonly string[]>();

/** Those that most words of the descriptions are in. */
function likelyLanguages(lines: readonly EditLine[]): readonly string[] {
  const known = found.get(lines);
  if (known) return known;
  const words = lines.flatMap(({ description }) => wordsOf(description));
  const shares = commandLanguages().map((language) => ({ language, count: share(words, language) }));
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
