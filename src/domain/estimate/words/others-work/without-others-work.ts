import { ofLanguages, phrasesOf, wordsOf } from '../../../language/installed-languages.ts';
import type { WordList } from '../../../language/word-lists.ts';
import { smallWords, wordSet } from '../function-words.ts';
import { wordTest } from '../phrase.ts';
import type { Token } from '../token.ts';

/** How many words may stand between a trade and what tells that it is another's. */
const tradeReach = 3;
/** "Before the day that the painter": words between. */
const aheadReach = 5;
/** How many words may stand between what was done and what tells that it was. */
const sinceReach = 4;
/** How far before it a wish still speaks of it. */
const wishReach = 5;
/** So many words after a taking away name what was taken. */
const takenReach = 4;
/** So many words beside finished work are still its name: "the floor is already laid". */
const nameReach = 3;

type Span = readonly [number, number];
type WordTest = (word: string) => boolean;

interface Vocabulary {
  readonly trade: WordTest;
  readonly finished: WordTest;
  readonly set: Readonly<
    Record<'ahead' | 'engaged' | 'since' | 'fresh' | 'stands' | 'took' | 'wished', ReadonlySet<string>>
  >;
  readonly denies: ReadonlySet<string>;
  /** Where another thing begins to be told: "and", "but". */
  readonly parts: ReadonlySet<string>;
}

const vocabularyOf = ofLanguages((language: string): Vocabulary => {
  const finished = (list: WordList<'finished_work'>) => phrasesOf([language], 'finished_work', list);
  const setOf = (list: WordList<'finished_work'>) => wordsOf([language], 'finished_work', list);
  return {
    trade: wordTest(phrasesOf([language], 'other_trades', 'names')),
    finished: wordTest([...finished('made'), ...finished('removed')]),
    set: {
      ahead: wordsOf([language], 'other_trades', 'ahead'),
      engaged: wordsOf([language], 'other_trades', 'engaged'),
      since: setOf('since'),
      fresh: setOf('fresh'),
      stands: setOf('stands'),
      took: setOf('took'),
      wished: setOf('wished'),
    },
    denies: wordSet([language], 'denies'),
    parts: new Set([...smallWords(language, 'turns'), ...phrasesOf([language], 'orders', 'joins')]),
  };
});

/** The nearest token of a list, up to `reach` from `at` within the clause: before it, where that is below 0; −1 if there is none. */
function nearest(tokens: readonly Token[], at: number, reach: number, list: ReadonlySet<string>): number {
  const step = Math.sign(reach);
  for (let steps = 1; steps <= Math.abs(reach); steps += 1) {
    const token = tokens[at + step * steps];
    if (!token || token.kind === 'stop') return -1;
    if (list.has(token.folded)) return at + step * steps;
  }
  return -1;
}

/** "Before the plasterer comes", "the electrician has been": somebody who is not asked for. */
function otherTrade(tokens: readonly Token[], at: number, { set }: Vocabulary): Span | null {
  const ahead = nearest(tokens, at, -aheadReach, set.ahead);
  const engaged = nearest(tokens, at, tradeReach, set.engaged);
  if (ahead < 0 && engaged < 0) return null;
  return [ahead < 0 ? at : ahead, (engaged < 0 ? at : engaged) + 1];
}

function isWishedOrDenied(tokens: readonly Token[], from: number, to: number, words: Vocabulary): boolean {
  const speaks = ({ folded }: Token): boolean => words.set.wished.has(folded) || words.denies.has(folded);
  let first = from;
  while (first > 0 && from - first < wishReach && tokens[first - 1]?.kind !== 'stop') first -= 1;
  const after = tokens.slice(to, to + 2);
  const stop = after.findIndex(({ kind }) => kind === 'stop');
  return [...tokens.slice(first, to), ...(stop < 0 ? after : after.slice(0, stop))].some(speaks);
}

/** Whether a word still speaks of the same thing. */
function isName(token: Token | undefined, { parts }: Vocabulary): boolean {
  return token !== undefined && token.kind !== 'stop' && !parts.has(token.folded);
}

/** "The walls are already plastered", "freshly painted", "it was skimmed last year": nobody is asked to do it. */
function finishedWork(tokens: readonly Token[], at: number, words: Vocabulary): Span | null {
  const { since, fresh, stands } = words.set;
  const beside = fresh.has(tokens[at - 1]?.folded ?? '') ? at - 1 : -1;
  const before = nearest(tokens, at, -sinceReach, since);
  const after = nearest(tokens, at, sinceReach, since);
  const ends = !isName(tokens[at + 1], words) && stands.has(tokens[at - 1]?.folded ?? '');
  const state = ends ? at - 1 : -1;
  const near = [beside, before, after, state].filter((one) => one >= 0);
  if (near.length === 0) return null;
  let from = Math.min(at, ...near);
  let to = Math.max(at, ...near) + 1;
  if (isWishedOrDenied(tokens, from, to, words)) return null;
  if (before < 0 && after < 0 && state < 0) return [from, to];
  const [first, last] = [from - nameReach, to + nameReach];
  while (from > first && isName(tokens[from - 1], words)) from -= 1;
  while (to < last && isName(tokens[to], words)) to += 1;
  return [from, to];
}

/** "We pulled up the old carpet": what was taken away is not what is wanted. */
function takenAway(tokens: readonly Token[], at: number, words: Vocabulary): Span | null {
  let to = at + 1;
  while (to <= at + takenReach && isName(tokens[to], words)) to += 1;
  return to > at + 1 && !isWishedOrDenied(tokens, at, at + 1, words) ? [at, to] : null;
}

/**
 * A text's tokens without the work that is another's or that is finished, so that "plastering before the painter comes" is
 * no painting. Where something was, a stop stands. The same tokens, where there is nothing of the kind.
 */
export function withoutOthersWork(tokens: readonly Token[], language: string): readonly Token[] {
  const words = vocabularyOf(language);
  const spans = tokens.flatMap(({ kind, folded }, at): Span[] => {
    if (kind !== 'word') return [];
    const span =
      (words.trade(folded) ? otherTrade(tokens, at, words) : null) ??
      (words.finished(folded) ? finishedWork(tokens, at, words) : null) ??
      (words.set.took.has(folded) ? takenAway(tokens, at, words) : null);
    return span ? [span] : [];
  });
  if (spans.length === 0) return tokens;
  const aside = new Set(spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, step) => from + step)));
  return tokens.flatMap((token, at) => {
    if (!aside.has(at)) return [token];
    return aside.has(at - 1) ? [] : [{ ...token, kind: 'stop' as const, folded: '.', quantity: null }];
  });
}
