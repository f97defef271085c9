import { costCategories } from '../../pricing/rule.ts';
import type { Tag } from '../vocabulary/tag.ts';
import { strongVerbs } from './clause-tags.ts';
import type { Lexicon } from './lexicon.ts';
import { isCurrency, isSeparator } from './tag-tokens.ts';
import { has, type Token, unsaid } from './token.ts';

const isCategory = (token: Token | undefined): boolean =>
  token !== undefined && !token.isName && has(token, ...costCategories);

/** Whether the tokens only say where it belongs: "put it under equipment", "that goes under materials". */
function isFiling(tokens: readonly Token[]): boolean {
  const said = tokens.filter((token) => !has(token, 'filler', 'article') || has(token, 'it', 'move', 'is', 'as'));
  const [last, place, ...rest] = said.toReversed();
  return (
    isCategory(last) &&
    place !== undefined &&
    has(place, 'as') &&
    (rest.some((token) => has(token, 'it')) || rest.length === 1) &&
    rest.every((token) => token.kind === 'word' && !token.isName && has(token, 'it', 'move', 'set', 'is'))
  );
}

/** Whether what stands last before it adds something: then that is what "it" is. */
function endsInAdding(tokens: readonly Token[]): boolean {
  const verb = tokens.findLast((token) => !token.isName && has(token, ...strongVerbs));
  return has(verb, 'add');
}

/** "Add it under equipment", "stick that on": says of what stands before that it is new. */
function addsIt(tokens: readonly Token[], { phrases, pronouns }: Lexicon): Token | null {
  const place = isCategory(tokens.at(-1)) ? tokens.findLastIndex((token, at) => at > 0 && has(token, 'as')) : -1;
  const [verb, ...more] = place < 0 ? tokens : tokens.slice(0, place);
  if (!verb || verb.isName) return null;
  const isOnlyIt = more.every(
    (token) => token.kind === 'word' && !token.isName && has(token, 'it', 'filler', 'on', 'in', 'onto_quote'),
  );
  const isAdding = has(verb, 'add') || more.some(({ text }) => phrases.get(`${verb.text} ${text}`)?.has('add'));
  const isOfIt = [verb, ...more].some(({ text }) => text.split(' ').some((word) => pronouns.has(word)));
  return isAdding && isOnlyIt && isOfIt ? { ...verb, end: verb.start, tags: new Set<Tag>(['add']) } : null;
}

/** Whether it names a thing that no line is called, with its figures, and says nothing of what becomes of it. */
function isPricedName(tokens: readonly Token[], itemWords: ReadonlySet<string>): boolean {
  const isNew = tokens.some(
    (token) => token.kind === 'word' && token.tags.size === 0 && !isCurrency(token) && !itemWords.has(token.text),
  );
  const isPriced = tokens.some(({ kind }) => kind === 'number');
  const isVerbless = tokens.every((token) => token.isName || !has(token, ...strongVerbs, 'set', 'is', 'from', 'it'));
  const isTo = tokens.some((token) => !token.isName && has(token, 'to') && !has(token, 'at'));
  return isNew && isPriced && isVerbless && !isTo;
}

/** "We need a dehumidifier at £18 a day". */
function needsNew(tokens: readonly Token[], itemWords: ReadonlySet<string>): boolean {
  const isNeed = (token: Token) => !token.isName && has(token, 'needed');
  return (
    tokens.some(isNeed) &&
    isPricedName(
      tokens.filter((token) => !isNeed(token)),
      itemWords,
    )
  );
}

/**
 * "Add a tower for £55, put it under equipment" is "add a tower for £55 as equipment", and so is "a tower for £55, add
 * it under equipment".
 */
export function withCategoryWithin(
  tokens: readonly Token[],
  lexicon: Lexicon,
  itemWords: ReadonlySet<string>,
): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== 'stop') + 1;
  const at = tokens.slice(0, end).findLastIndex((token) => !token.isName && isSeparator(token));
  const behind = tokens.slice(at + 1, end);
  const before = tokens.slice(0, Math.max(at, 0)).findLastIndex((token) => !isSeparator(token));
  const added = tokens.slice(0, before + 1);
  const place = behind.findLastIndex((token) => has(token, 'as'));
  const adding = isPricedName(added, itemWords) ? addsIt(behind, lexicon) : null;
  const [first] = added;
  if (first && !adding && isPricedName(added, itemWords) && isFiling(behind))
    return [{ ...unsaid(first, 'add'), end: first.start }, ...added, ...behind.slice(place)];
  if (adding) return [adding, ...added, ...(isCategory(behind.at(-1)) ? behind.slice(place) : [])];
  return (endsInAdding(added) || needsNew(added, itemWords)) && isFiling(behind)
    ? [...added, ...behind.slice(place)]
    : tokens;
}
