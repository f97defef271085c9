import { slipsBetween } from './spelling.ts';

/** How far a text is from what was typed; less is better. */
const costs = {
  same: 0,
  plural: 0.25,
  beginning: 1,
  stem: 2,
  within: 2.5,
  slip: 3.5,
  twoSlips: 5,
} as const;

/** Below it words are as they were typed, but for their endings. */
export const firstWithin = costs.within;
/** From here on it is a guess. */
export const firstGuess = costs.slip;

const shortestPart = 3;
const shortestStem = 5;
const longestEnding = 3;

const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

/** "fence" and "fences", "bus" and "buses". */
function isPlural(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= shortestPart && (long === `${short}s` || long === `${short}es`);
}

/** "decorator" and "decorating", "rewire" and "rewiring": one beginning, two endings. */
function shareStem(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= shortestStem && Math.max(one.length, other.length) - shared <= longestEnding;
}

/** How far a word of a text is from a typed one; null where it is another word. */
export function costOfWord(typed: string, word: string): number | null {
  if (typed === word) return costs.same;
  if (isNumber(typed) || isNumber(word)) return costOfFigures(typed, word);
  if (isPlural(typed, word)) return costs.plural;
  if (word.startsWith(typed)) return costs.beginning;
  if (shareStem(typed, word)) return costs.stem;
  const slips = slipsBetween(typed, word);
  if (slips === 1) return costs.slip;
  if (typed.length >= shortestPart && word.includes(typed)) return costs.within;
  return slips === 2 ? costs.twoSlips : null;
}

/** A figure is right or wrong: "1001" is no misspelt "1010". */
function costOfFigures(typed: string, word: string): number | null {
  if (word.startsWith(typed)) return costs.beginning;
  return isNumber(typed) && typed.length >= shortestPart && word.includes(typed) ? costs.within : null;
}

/** A part of what is searched: its words, and how much less it says than the name. */
export interface SearchedField {
  readonly words: readonly string[];
  readonly extra: number;
}

/** What is so named, word for word, comes before what has the words among others. */
const wholeNameBonus = 0.5;

/** What the typed words cost in the fields together, the worst of them first; null where one of them is in none. */
export function costOf(typed: readonly string[], fields: readonly SearchedField[]): number | null {
  const each = typed.map((word) => leastCost(word, fields));
  const found = each.filter((cost) => cost !== null);
  if (typed.length === 0 || found.length < each.length) return null;
  const mean = found.reduce((sum, cost) => sum + cost, 0) / found.length;
  const isWholeName = mean === 0 && fields.some(({ words, extra }) => extra === 0 && words.length === typed.length);
  return Math.max(...found) + mean / 10 - (isWholeName ? wholeNameBonus : 0);
}

function leastCost(typed: string, fields: readonly SearchedField[]): number | null {
  let least: number | null = null;
  for (const { words, extra } of fields) {
    for (const word of words) {
      const cost = costOfWord(typed, word);
      if (cost !== null && (least === null || cost + extra < least)) least = cost + extra;
    }
  }
  return least;
}
