import { wordSet } from './function-words.ts';
import { lengthAt, longestPhrase, type Rival } from './negation.ts';
import type { Token } from './token.ts';

/** Farther before a thing, in words, a "maybe" speaks of the asking: "maybe you could send somebody to paint the hall". */
const reachBefore = 3;
/** Between a thing and a "maybe" that ends its clause: "the stairs too, maybe". */
const reachAfter = 2;

/**
 * Whether it is left open if a thing is wanted at all: "maybe also the stairs", "the stairs perhaps". The word holds for the
 * rest of a list that it stands before. "Maybe 5 m long" is about how long, and leaves nothing open.
 */
export function isHedged(
  tokens: readonly Token[],
  { match, group }: Rival,
  rivals: readonly Rival[],
  languages: readonly string[],
): boolean {
  const hedges = wordSet(languages, 'hedges');
  const links = wordSet(languages, 'links');
  const turns = wordSet(languages, 'turns');
  const rivalAt = (at: number): Rival | undefined =>
    rivals.find((rival) => rival.match.from <= at && at < rival.match.to);
  const isStop = (at: number): boolean => tokens[at] === undefined || tokens[at]?.kind === 'stop';
  let listFrom = match.from;
  for (let at = match.from - 1; at > listFrom - reachBefore - longestPhrase && !isStop(at); at -= 1) {
    if (turns.has(tokens[at]?.folded ?? '')) break;
    const length = lengthAt(tokens, at, hedges);
    if (length > 0 && listFrom - at - length < reachBefore) return !tokens[at + length]?.quantity;
    const previous = rivalAt(at);
    if (!previous) continue;
    const isListed = tokens.slice(previous.match.to, listFrom).every(({ folded }) => links.has(folded));
    if (previous.group !== group || !isListed) break;
    listFrom = previous.match.from;
    at = listFrom;
  }
  for (let at = match.to; at <= match.to + reachAfter && !isStop(at) && !rivalAt(at); at += 1) {
    const length = lengthAt(tokens, at, hedges);
    if (length > 0) return isStop(at + length);
  }
  return false;
}
