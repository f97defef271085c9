import { functionWords } from './function-words/all-languages.ts';
import type { FunctionWords } from './function-words/function-words.ts';

/** The words of a language; one we have none for gets the English. */
export function functionWordsOf(language: string): FunctionWords {
  const english = functionWords.en ?? {
    denies: [],
    deniesBefore: [],
    only: [],
    each: [],
    turns: [],
    links: [],
    numbers: [],
  };
  return Object.hasOwn(functionWords, language) ? (functionWords[language] ?? english) : english;
}

/** Every small word that a language has. */
export function smallWordsOf(language: string): readonly string[] {
  const { numbers, largerNumbers = {}, ...lists } = functionWordsOf(language);
  return [...numbers.flat(), ...Object.keys(largerNumbers), ...Object.values(lists).flat()];
}

/** Whether a word stands before the place that something is in: "two sockets *in* the kitchen". */
export function leadsToPlace(word: { readonly folded: string } | undefined, languages: readonly string[]): boolean {
  return word !== undefined && languages.some((language) => functionWordsOf(language).places?.includes(word.folded));
}

/** English words that are others in a language: Portuguese "no quarto", Italian "fine affitto". */
const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  pt: ['no'],
  pl: ['no'],
  it: ['fine'],
  fr: ['fine'],
  da: ['fine'],
  no: ['fine'],
  sv: ['fine'],
};

/** One list's words of the languages a text is read in. */
export function wordSet(
  languages: readonly string[],
  list: 'denies' | 'deniesBefore' | 'only' | 'each' | 'turns' | 'links' | 'including',
): ReadonlySet<string> {
  const [own = 'en'] = languages;
  const others = Object.hasOwn(otherMeanings, own) ? (otherMeanings[own] ?? []) : [];
  const wordsOf = (language: string): readonly string[] => functionWordsOf(language)[list] ?? [];
  const mixedIn = languages.slice(1).flatMap((language) => wordsOf(language).filter((word) => !others.includes(word)));
  return new Set([...wordsOf(own), ...mixedIn]);
}
