import { anyOf } from '../language/any-of.ts';
import { knownLanguages, ofLanguages, phrasesOf, writtenPhrasesOf } from '../language/installed-languages.ts';
import type { WordList } from '../language/word-lists.ts';

type PasteList = WordList<'pastes'>;

/** What is made of the words of all languages: a paste need not be in the quote's language. */
export const ofPastes = <Value>(make: () => Value): (() => Value) => ofLanguages<void, Value>(make);

/** A pattern for any of the words of some lists in a text made plain, where "ß" and "æ" are one letter. */
export function anyIn(...lists: PasteList[]): string {
  const words = lists.flatMap((list) => phrasesOf(knownLanguages(), 'pastes', list));
  return anyOf(words, '[ \\t]+').replace(/ss/g, 'ss?').replace(/ae/g, 'ae?');
}

/** A pattern for any of the words of a list as they are written. */
export const anyWritten = (list: PasteList): string => anyOf(writtenPhrasesOf(knownLanguages(), 'pastes', list));
