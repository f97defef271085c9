import { knowledgeOf, knownLanguages, ofLanguages, phrasesOf } from '../../language/installed-languages.ts';
import type { WordList } from '../../language/word-lists.ts';

type SmallWordList = WordList<'small_words'>;

const ownLists = [
  'denies',
  'denied_by',
  'only',
  'each',
  'turns',
  'links',
  'including',
  'hedges',
  'places',
] as const satisfies SmallWordList[];

/** The language whose small words stand in for those of one we have none for. */
const fallback = 'en';

const spokenAs = (language: string): string => (knowledgeOf(language)?.small_words ? language : fallback);

/** One list of a language; of one we have none for the English. */
export function smallWords(language: string, list: SmallWordList): readonly string[] {
  return phrasesOf([spokenAs(language)], 'small_words', list);
}

/** Counts that a language writes out. */
export function numeralsOf(language: string): Readonly<Record<string, number>> {
  return knowledgeOf(spokenAs(language))?.numerals ?? {};
}

/** Every small word that a language has. */
export function smallWordsOf(language: string): readonly string[] {
  return [...Object.keys(numeralsOf(language)), ...ownLists.flatMap((list) => smallWords(language, list))];
}

/** The languages that have small words of their own. */
export const languagesWithSmallWords = (): readonly string[] =>
  knownLanguages().filter((language) => knowledgeOf(language)?.small_words);

/** Whether a word stands before the place that something is in: "two sockets *in* the kitchen". */
export function leadsToPlace(word: { readonly folded: string } | undefined, languages: readonly string[]): boolean {
  return word !== undefined && languages.some((language) => smallWords(language, 'places').includes(word.folded));
}

const setOf = ofLanguages(
  ({ languages: [own = fallback, ...mixedIn], list }: { languages: readonly string[]; list: SmallWordList }) => {
    const others = phrasesOf([own], 'small_words', 'not_english');
    const english = mixedIn.flatMap((language) => smallWords(language, list).filter((word) => !others.includes(word)));
    return new Set([...smallWords(own, list), ...english]);
  },
  ({ languages, list }) => `${languages.join()} ${list}`,
);

/** One list's words of the languages a text is read in. */
export function wordSet(languages: readonly string[], list: SmallWordList): ReadonlySet<string> {
  return setOf({ languages, list });
}
