import { costCategories } from '../../pricing/rule.ts';
import { strongVerbs } from './clause-tags.ts';
import { isSeparator } from './tag-tokens.ts';
import { has, type Token } from './token.ts';

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
    rest.some((token) => has(token, 'it')) &&
    rest.every((token) => token.kind === 'word' && !token.isName && has(token, 'it', 'move', 'set', 'is'))
  );
}

/** Whether what stands last before it adds something: then that is what "it" is. */
function endsInAdding(tokens: readonly Token[]): boolean {
  const verb = tokens.findLast((token) => !token.isName && has(token, ...strongVerbs));
  return has(verb, 'add');
}

/** "Add a tower for £55, put it under equipment" is "add a tower for £55 as equipment". */
export function withCategoryWithin(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findLastIndex(({ kind }) => kind !== 'stop') + 1;
  const at = tokens.slice(0, end).findLastIndex((token) => !token.isName && isSeparator(token));
  const behind = tokens.slice(at + 1, end);
  const before = tokens.slice(0, Math.max(at, 0)).findLastIndex((token) => !isSeparator(token));
  const added = tokens.slice(0, before + 1);
  const place = behind.findLastIndex((token) => has(token, 'as'));
  return endsInAdding(added) && isFiling(behind) ? [...added, ...behind.slice(place)] : tokens;
}
