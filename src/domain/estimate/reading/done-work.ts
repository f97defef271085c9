import { ofLanguages, phrasesOf, wordsOf } from '../../language/installed-languages.ts';
import { wordLists } from '../../language/word-lists.ts';
import { wordSet } from '../words/function-words.ts';
import { type PhraseMatch, wordTest } from '../words/phrase.ts';
import type { Token } from '../words/token.ts';

/** Every word by which a language tells of finished work. */
export const wordsOfDoneWork = (language: string): readonly string[] =>
  wordLists.finished_work.flatMap((list) =>
    phrasesOf([language], 'finished_work', list).map((word) => word.replaceAll('*', '')),
  );

/** How many words may stand between a thing and what was done with it. */
const reach = 5;
/** How near the word for what was done is one that tells that it was. */
const tellingReach = 3;
/** How far before it a wish still speaks of it. */
const wishingReach = 6;

const wordsOfRemoval = ofLanguages((languages: readonly string[]) => ({
  isRemoved: wordTest(
    (['removed', 'removed_loosely'] as const).flatMap((list) => phrasesOf(languages, 'finished_work', list)),
  ),
  told: new Set((['since', 'have'] as const).flatMap((list) => phrasesOf(languages, 'finished_work', list))),
}));

function clauseFrom(tokens: readonly Token[], from: number, step: 1 | -1, most: number): number[] {
  const found: number[] = [];
  for (let at = from; tokens[at] && tokens[at]?.kind !== 'stop' && found.length < most; at += step) found.push(at);
  return found;
}

/** Whether what is named was done away with; `still` where a sentence says that it has not been; null when none speaks of it. */
export type DoneClaim = 'gone' | 'still' | null;

function claimAt(
  tokens: readonly Token[],
  { from, to }: Pick<PhraseMatch, 'from' | 'to'>,
  languages: readonly string[],
): DoneClaim {
  const word = (at: number): string => tokens[at]?.folded ?? '';
  const { isRemoved, told } = wordsOfRemoval(languages);
  const gone = wordsOf(languages, 'finished_work', 'gone');
  const wished = wordsOf(languages, 'finished_work', 'wished');
  const leaves = wordsOf(languages, 'finished_work', 'leaves');
  const denies = wordSet(languages, 'denies');
  const near = [...clauseFrom(tokens, from - 1, -1, reach), ...clauseFrom(tokens, from, 1, to - from + reach)];
  const claims = near.map((at): DoneClaim => {
    const alone = gone.has(word(at)) || gone.has(`${word(at - 1)} ${word(at)}`);
    if (!alone && !isRemoved(word(at))) return null;
    if (tokens.slice(at + 1, Math.max(at + 1, from)).some(({ folded }) => leaves.has(folded))) return null;
    const [before, after] = [clauseFrom(tokens, at - 1, -1, wishingReach), clauseFrom(tokens, at + 1, 1, 1)];
    if ([...before, ...after].some((one) => wished.has(word(one)))) return null;
    const isTold = alone || [...before.slice(0, tellingReach), ...after].some((one) => told.has(word(one)));
    if (!isTold) return null;
    return before.slice(0, tellingReach).some((one) => denies.has(word(one))) ? 'still' : 'gone';
  });
  return claims.find((claim) => claim !== null) ?? null;
}

/** Shorter words name nothing: "old", "up". */
const shortestName = 4;

/**
 * "I've just stripped the wallpaper", "the old carpet is already gone", "die alte Tapete ist schon runter": what is named
 * was there and is no more. Not so where it still has to go.
 */
export function doneClaim(
  tokens: readonly Token[],
  match: Pick<PhraseMatch, 'from' | 'to'>,
  languages: readonly string[],
): DoneClaim {
  const here = claimAt(tokens, match, languages);
  const name = tokens.slice(match.from, match.to).findLast(({ folded }) => folded.length >= shortestName)?.folded;
  if (here || name === undefined) return here;
  // "Replace the carpet. The carpet is already gone."
  const elsewhere = tokens.flatMap(({ folded }, at) => (folded === name ? [{ from: at, to: at + 1 }] : []));
  return elsewhere.map((one) => claimAt(tokens, one, languages)).find((claim) => claim !== null) ?? null;
}
