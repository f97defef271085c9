import { wordSet } from './function-words.ts';
import type { PhraseMatch } from './phrase.ts';
import type { Token } from './token.ts';

/** How far a small word reaches, in words. */
const reach = 6;
/** In words: "no es necesario". */
export const longestPhrase = 4;

function clauseAround(tokens: readonly Token[], from: number, to: number): readonly [number, number] {
  let start = from;
  let end = to;
  while (start > 0 && from - start < reach && tokens[start - 1]?.kind !== 'stop') start -= 1;
  while (end < tokens.length && end - to < reach && tokens[end]?.kind !== 'stop') end += 1;
  return [start, end];
}

/** Whether a word of the language's list is within reach in the same clause, on either side. */
export function hasWordNear(
  tokens: readonly Token[],
  match: PhraseMatch,
  languages: readonly string[],
  list: 'each',
): boolean {
  const [start, end] = clauseAround(tokens, match.from, match.to);
  const words = wordSet(languages, list);
  return tokens.slice(start, end).some((token) => token.kind === 'word' && words.has(token.folded));
}

/** After a mention, "only" speaks of it when it stands next to it or ends the clause: "the walls only". */
const onlyReach = 1;

/** "Only the walls", "the walls only"; not "the walls are sound, just a few holes", which speaks of the holes. */
export function isOnly(tokens: readonly Token[], match: PhraseMatch, languages: readonly string[]): boolean {
  const [start, end] = clauseAround(tokens, match.from, match.to);
  const words = wordSet(languages, 'only');
  const isWord = (at: number): boolean => tokens[at]?.kind === 'word' && words.has(tokens[at]?.folded ?? '');
  for (let at = start; at < match.to; at += 1) if (isWord(at)) return true;
  for (let at = match.to; at < end; at += 1) {
    if (isWord(at)) return at - match.to <= onlyReach || endsClause(tokens, at);
  }
  return false;
}

/** A mention that competes for a denying word; those of one group may share it. */
export interface Rival {
  readonly match: PhraseMatch;
  readonly group: string;
}

function wordsAre(tokens: readonly Token[], from: number, to: number, words: ReadonlySet<string>): boolean {
  return tokens.slice(from, to).every((token) => token.kind === 'word' && words.has(token.folded));
}

/** A text with what it mentions. */
interface Reading {
  readonly tokens: readonly Token[];
  readonly rivals: readonly Rival[];
  readonly languages: readonly string[];
}

/** The word that denies a mention, and the tokens [from, to) between the two. */
export interface Denial {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

function deniedBefore(reading: Reading, mention: Rival, depth = 0): Denial | null {
  const { tokens, rivals, languages } = reading;
  const [start] = clauseAround(tokens, mention.match.from, mention.match.to);
  const earlier = rivals.filter((rival) => rival.match.to <= mention.match.from && rival.match.from >= start);
  const previous = earlier.toSorted((a, b) => b.match.to - a.match.to)[0];
  const linked =
    previous?.group === mention.group &&
    wordsAre(tokens, previous.match.to, mention.match.from, wordSet(languages, 'links'));
  // No list of things not to do is longer than the reach.
  if (previous && linked && depth < reach) return deniedBefore(reading, previous, depth + 1);
  const denies = wordSet(languages, 'denies');
  const turns = wordSet(languages, 'turns');
  for (let at = mention.match.from - 1; at >= (previous?.match.to ?? start); at -= 1) {
    const word = tokens[at]?.folded ?? '';
    if (turns.has(word)) return null;
    if (denies.has(word)) return { at, from: at + 1, to: mention.match.from };
  }
  return null;
}

/** How many words one of the phrases takes that stands at a token: "not", "no hace falta". 0 where none does. */
export function lengthAt(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number {
  let words = tokens[at]?.folded ?? '';
  for (let length = 1; length <= longestPhrase; length += 1) {
    if (phrases.has(words)) return length;
    words += ` ${tokens[at + length]?.folded ?? ''}`;
  }
  return 0;
}

/** "The ceiling not, the walls yes": with nothing after it a denial can only mean what was before. */
function endsClause(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.kind === 'stop';
}

function deniedAfter(reading: Reading, mention: Rival, depth = 0): Denial | null {
  const { tokens, rivals, languages } = reading;
  const [, end] = clauseAround(tokens, mention.match.from, mention.match.to);
  const back = wordSet(languages, 'denied_by');
  const denies = wordSet(languages, 'denies');
  // "An artex-free ceiling"
  if (wordSet(languages, 'free_of').has(tokens[mention.match.to]?.folded ?? ''))
    return { at: mention.match.to, from: mention.match.to, to: mention.match.to };
  for (let at = mention.match.to; at < end; at += 1) {
    const next = rivals.find((rival) => rival.match.from <= at && at < rival.match.to);
    if (next) return depth < reach ? deniedWith(reading, mention, next, depth) : null;
    const isDenial = lengthAt(tokens, at, back) > 0 || (denies.has(tokens[at]?.folded ?? '') && endsClause(tokens, at));
    if (!isDenial) continue;
    const isTaken = rivals.some((rival) => rival.match.from > at && rival.match.from < end);
    return isTaken ? null : { at, from: mention.match.to, to: at };
  }
  return null;
}

/** "Oven and carpets are not needed": one denial for all. "The walls and the ceiling is fine" speaks of one. */
function deniedWith(reading: Reading, mention: Rival, next: Rival, depth: number): Denial | null {
  const { tokens, languages } = reading;
  const linked = wordsAre(tokens, mention.match.to, next.match.from, wordSet(languages, 'links'));
  const denial = linked ? deniedAfter(reading, next, depth + 1) : null;
  if (!denial) return null;
  const are = wordSet(languages, 'are');
  const ofMany = tokens.slice(denial.from, denial.at + 1).some(({ folded }) => are.has(folded));
  return ofMany ? denial : null;
}

/**
 * What denies a mention, if anything: "not the ceiling or the woodwork", "the ceiling is fine". A denying word belongs to
 * what follows it next in its clause, and to the rest of that list; only one that nothing follows turns back to what stands
 * before it. "No cracks in the walls" denies the cracks, not the walls.
 */
export function denialOf(
  tokens: readonly Token[],
  mention: Rival,
  rivals: readonly Rival[],
  languages: readonly string[],
): Denial | null {
  const reading = { tokens, rivals, languages };
  return deniedBefore(reading, mention) ?? deniedAfter(reading, mention);
}

/** Whether anything denies a mention. */
export function isDenied(
  tokens: readonly Token[],
  mention: Rival,
  rivals: readonly Rival[],
  languages: readonly string[],
): boolean {
  return denialOf(tokens, mention, rivals, languages) !== null;
}

/** "Including the ceiling and the woodwork": of each, though the word stands only before the first. */
export function isIncluded(
  tokens: readonly Token[],
  { match, group }: Rival,
  rivals: readonly Rival[],
  languages: readonly string[],
): boolean {
  const links = wordSet(languages, 'links');
  const including = wordSet(languages, 'including');
  for (let at = match.from - 1; at >= 0; at -= 1) {
    const listed = rivals.some((one) => one.group === group && one.match.from <= at && at < one.match.to);
    const word = tokens[at]?.folded ?? '';
    if (including.has(word)) return true;
    if (!listed && !links.has(word)) return false;
  }
  return false;
}
