import { costCategories } from '../../pricing/rule.ts';
import type { Tag } from '../vocabulary/tag.ts';
import { commands } from './clause-tags.ts';
import type { Lexicon } from './lexicon.ts';
import { isRounding, isWordOf } from './lexicon.ts';
import { isCurrency, isSeparator } from './tag-tokens.ts';
import { has, type Token, unsaid } from './token.ts';

// Verbs whose meaning hangs on a word that stands apart from them.

function clauseFrom(tokens: readonly Token[], at: number): readonly Token[] {
  const end = tokens.findIndex((token, index) => index >= at && isSeparator(token));
  return tokens.slice(at, end < 0 ? tokens.length : end);
}

/** "Leave the ceiling out" takes it out, "leave the gate at 285" sets it. */
function leaving(tokens: readonly Token[], at: number): readonly Tag[] | null {
  const clause = clauseFrom(tokens, at + 1);
  if (clause.some((token) => !token.isName && isWordOf('exclusion_particles', token.text))) return ['take', 'omit'];
  const value = clause.findIndex(({ kind }) => kind === 'number');
  return clause.slice(0, Math.max(value, 0)).some((token) => has(token, 'at')) ? ['set'] : null;
}

/** "Mark the gate up by 20 %". */
function marking(tokens: readonly Token[], at: number): readonly Tag[] | null {
  const particle = clauseFrom(tokens, at + 1).find((token) => !token.isName && has(token, 'up', 'down'));
  return particle ? [has(particle, 'up') ? 'raise' : 'lower'] : null;
}

/** Where the "on" of "put a digger on for a day" stands: behind something new, with nothing behind that it goes on. */
function ontoQuote(tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  const isNew = has(tokens[at + 1], 'one') || tokens[at + 1]?.kind === 'number';
  const clause = isNew && has(tokens[at], 'put_on') ? clauseFrom(tokens, at + 1) : [];
  const found = clause.findIndex((token, index) => {
    const next = clause[index + 1];
    // "Put a digger on there", "put a line in so the total comes to …".
    const isSpot = next !== undefined && (lexicon.place_adverbs.has(next.text) || lexicon.conclusives.has(next.text));
    const isEnd =
      next === undefined ||
      next.kind !== 'word' ||
      (!next.isName && (isSpot || (has(next, 'at', 'for') && !has(next, 'on'))));
    return index > 1 && !token.isName && lexicon.addition_particles.has(token.text) && isEnd;
  });
  return found < 0 ? -1 : at + 1 + found;
}

/** "Put a parking charge of £12 under other": something new, for it has a price and only then a place. */
function isPutUnder(tokens: readonly Token[], at: number): boolean {
  const clause = has(tokens[at], 'put_on') && has(tokens[at + 1], 'one') ? clauseFrom(tokens, at + 1) : [];
  const [under, category] = clause.slice(-2);
  const isPriced = clause.some((token) => token.kind === 'number') && clause.some(isCurrency);
  return isPriced && has(under, 'as') && has(category, ...costCategories);
}

/** "…, so change that": the command begins behind "so", as behind "then". */
const beginsCommand = (tokens: readonly Token[], at: number, { conclusives }: Lexicon): boolean =>
  at > 0 && conclusives.has(tokens[at]?.text ?? '') && has(tokens[at + 1], ...commands);

const changing = ['raise', 'lower', 'cut', 'set', 'put_on'] as const satisfies readonly Tag[];

/** "The supplier put the tiles up to £24": who did it changes nothing of what is to be done. */
function withoutSubject(tokens: readonly Token[], { possession_verbs, volitives }: Lexicon): readonly Token[] {
  const at = tokens.findIndex((token) => token.isName || !has(token, 'filler', 'article') || has(token, 'person'));
  const who = tokens[at];
  const length = possession_verbs.has(tokens[at + 1]?.text ?? '') ? 2 : 1;
  const verb = tokens[at + length];
  const isWish = volitives.has(tokens[at + 1]?.text ?? '') && tokens[at + 2]?.kind === 'number';
  const isSaid = who !== undefined && !who.isName && has(who, 'person') && !has(who, 'filler');
  const isChange = verb !== undefined && !verb.isName && has(verb, ...changing) && !has(verb, 'is');
  const hasFigure = clauseFrom(tokens, at).some(({ kind }) => kind === 'number');
  if (isSaid && isWish) return tokens.toSpliced(at, 2);
  return isSaid && isChange && hasFigure ? tokens.toSpliced(at, length) : tokens;
}

/** "Bring the total to £50 with a rounding line", "…, put the difference in as a rounding line": adds one that does. */
function withRoundingFirst(tokens: readonly Token[]): readonly Token[] {
  const line = tokens.findIndex(({ text, isName }) => !isName && isRounding(text) && !isWordOf('rounding_stems', text));
  const pause = tokens.findLastIndex((token, index) => index < line && isSeparator(token));
  const isDifference = tokens.slice(pause + 1, line).some(({ text }) => isWordOf('difference_nouns', text));
  const at = isDifference
    ? pause
    : tokens.findLastIndex((token, index) => index < line && !token.isName && has(token, 'with'));
  const [first] = tokens;
  const isLast = line > 0 && tokens.slice(line + 1).every((token) => has(token, 'line', 'article'));
  const isOne =
    at > 0 && (isDifference || tokens.slice(at + 1, line).every((token) => has(token, 'one', 'article', 'filler')));
  if (!first || !isLast || !isOne || !tokens.slice(0, at).some((token) => has(token, 'total'))) return tokens;
  return [
    { ...unsaid(first, 'add'), end: first.start },
    ...tokens.slice(isDifference ? line : at + 1),
    ...tokens.slice(0, at),
  ];
}

/** The command with one verb for what a verb and a word apart from it say. */
export function joinVerbs(given: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const tokens = withRoundingFirst(withoutSubject(given, lexicon));
  const dropped = new Set<number>();
  const joined = tokens.map((token, at) => {
    if (token.isName) return token;
    if (beginsCommand(tokens, at, lexicon)) return { ...token, tags: new Set<Tag>(['next']) };
    const isMark = lexicon.mark_verbs.has(token.text) && token.tags.size === 0;
    const left = lexicon.leave_verbs.has(token.text) ? leaving(tokens, at) : isMark ? marking(tokens, at) : null;
    if (left) return { ...token, tags: new Set<Tag>(left) };
    if (isPutUnder(tokens, at)) return { ...token, tags: new Set<Tag>(['add']) };
    const on = ontoQuote(tokens, at, lexicon);
    if (on < 0) return token;
    dropped.add(on);
    return { ...token, tags: new Set<Tag>(['add']) };
  });
  return joined.filter((_, at) => !dropped.has(at));
}
