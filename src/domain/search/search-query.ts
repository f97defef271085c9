import { searchTerms } from '../customer/search-terms.ts';
import { fold } from '../text/fold.ts';

/** More words narrow nothing down any further. */
const mostWords = 8;

/** What was typed, as texts are compared with it. */
export interface SearchQuery {
  /** Folded, in the order of typing. */
  readonly words: readonly string[];
  /** Of what may be a telephone number, the digits that all ways of writing it share. */
  readonly digits: string | null;
}

/** Letters and figures apart, so that "q1001" is found as "Q-1001"; a possessive is its word. */
export function wordsIn(text: string): string[] {
  return (
    fold(text)
      .replace(/(\p{L})'s(?!\p{L})/gu, '$1')
      .match(/\p{L}+|\p{N}+/gu)
      ?.map((word) => word.slice(0, 60)) ?? []
  );
}

export function readSearch(text: string): SearchQuery {
  return { words: [...new Set(wordsIn(text))].slice(0, mostWords), digits: searchTerms(text).digits };
}
