import type { SearchQuery } from '#domain/search/search-query.ts';
import { slipForms, slipsBetween } from '#domain/search/spelling.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { type Sought, wordsWithSlips } from './search-store.ts';

/** Of the words that a misspelt one may mean, the nearest: each is one more to look for in every text. */
const mostMeant = 6;
const shortestStem = 5;
const longestEnding = 3;
const shortestPlural = 3;

const isWord = (word: string): boolean => /^\p{L}/u.test(word);

/** What every form of a word that counts as found has in common: without an ending. The texts found are compared whole later. */
export function beginningOf(word: string): string {
  if (!isWord(word)) return word;
  const singular = word.replace(/e?s$/u, '');
  const stem = word.slice(0, Math.max(shortestStem, word.length - longestEnding));
  return singular.length >= shortestPlural && singular.length < stem.length ? singular : stem;
}

function meantBy(word: string, known: readonly string[]): string[] {
  // Whoever writes a word that there is means it.
  if (!isWord(word) || known.includes(word)) return [];
  return known
    .flatMap((other) => {
      const slips = slipsBetween(word, other);
      return slips === null ? [] : [{ other, slips }];
    })
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, mostMeant)
    .map(({ other }) => other);
}

/** What the provider's texts have to hold to be found by a search: its words, or those that they may be misspelt for. */
export async function soughtBy(scope: ProviderScope, { words, digits }: SearchQuery): Promise<Sought> {
  const known = await wordsWithSlips(scope, [...new Set(words.filter(isWord).flatMap(slipForms))]);
  return { groups: words.map((word) => [beginningOf(word), ...meantBy(word, known)]), digits };
}
