import { type FunctionWords, functionWords } from './function-word-lists.ts';

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

/** Whether a word stands before the place that something is in: "two sockets *in* the kitchen". */
export function leadsToPlace(word: { readonly folded: string } | undefined, languages: readonly string[]): boolean {
  return word !== undefined && languages.some((language) => functionWordsOf(language).places?.includes(word.folded));
}
