import { costCategories } from '../../pricing/rule.ts';
import type { Tag } from '../vocabulary/tag.ts';
import { strongVerbs, weakVerbs } from './clause-tags.ts';
import type { Lexicon } from './lexicon.ts';
import { joinVerbs } from './split-verbs.ts';
import { isCurrency, isSeparator } from './tag-tokens.ts';
import { has, type Token, unsaid } from './token.ts';
import { unitTags } from './value.ts';

const saysNothing = (token: Token): boolean => isSeparator(token) || (!token.isName && has(token, 'filler', 'article'));

/** "The rest of the materials": what it is the rest of; null of everything, undefined of what is no category. */
function restOf(behind: readonly Token[]): Token | null | undefined {
  const token = behind.find((one) => one.isName || !has(one, 'filler', 'article', 'of'));
  if (token?.kind !== 'word') return null;
  if (token.isName || token.tags.size === 0) return undefined;
  return has(token, ...costCategories) ? token : null;
}

/** "Keep the travel as it is and raise the rest": all but the travel. The clause that keeps is spent by that. */
function withoutKept(tokens: readonly Token[]): readonly Token[] | null {
  const restAt = tokens.findIndex((token) => !token.isName && has(token, 'rest'));
  const rest = tokens[restAt];
  if (!rest || tokens.filter((token) => !token.isName && has(token, 'rest')).length > 1) return null;
  const end = tokens.findIndex((token, at) => at > 0 && at < restAt && isSeparator(token));
  if (end < 0) return null;
  const keeping = tokens.slice(0, end);
  const isKept = keeping.some((token) => !token.isName && has(token, 'keep', 'unchanged'));
  const named = keeping.filter((token) => token.isName || !has(token, 'keep', 'unchanged', 'filler', 'is'));
  const isName = named.length > 0 && named.every((token) => token.isName || token.kind === 'word');
  if (!isKept || !isName) return null;
  const behind = tokens.slice(restAt + 1);
  const of = restOf(behind);
  if (of === undefined) return null;
  return [
    ...tokens.slice(end + 1, restAt),
    of ?? unsaid(rest, 'all'),
    unsaid(rest, 'except'),
    ...named,
    ...(of ? behind.slice(behind.indexOf(of) + 1) : behind),
  ];
}

/** "Apart from the gate, raise everything": what is excepted first comes behind what it is excepted from. */
function withExceptionBehind(tokens: readonly Token[]): readonly Token[] | null {
  const first = tokens.findIndex((token) => !saysNothing(token));
  const start = tokens[first];
  if (!start || start.isName || !has(start, 'except') || tokens[first + 1]?.kind === 'number') return null;
  const end = tokens.findIndex((token, at) => at > first && token.kind === 'stop' && token.text === ',');
  if (end < 0) return null;
  const [excepted, said] = [tokens.slice(first, end), tokens.slice(end + 1)];
  const isPlain = excepted.slice(1).every((token) => token.kind === 'word') && !said.some(isSeparator);
  const isOfAll = said.some((token) => !token.isName && has(token, 'all', ...costCategories));
  return isPlain && isOfAll ? [...said, ...excepted] : null;
}

const isFigureAt = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' || (isCurrency(tokens[at]) && tokens[at + 1]?.kind === 'number');

/** "12 hours, not 10" is "12 hours instead of 10". */
function notAsInstead(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const before = tokens[at - 1];
    // "21 m² not 18", "94.50 euros not 89" need no pause.
    const isFigure =
      before?.kind === 'number' ||
      (before !== undefined && !before.isName && has(before, ...unitTags)) ||
      (isCurrency(before) && tokens[at - 2]?.kind === 'number');
    const isPause = isFigure || (before !== undefined && isSeparator(before));
    return isPause && has(token, 'not') && isFigureAt(tokens, at + 1)
      ? { ...token, tags: new Set<Tag>(['instead']) }
      : token;
  });
}

/** "In other, not materials" is "in other instead of materials". */
function notCategory(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, index) => index > 1 && !token.isName && has(token, 'not'));
  const [pause, not] = [tokens[at - 1], tokens[at]];
  if (!pause || !not || !isSeparator(pause)) return tokens;
  const behind = tokens.slice(at + 1).filter((token) => !has(token, 'in', 'as', 'article', 'filler'));
  const ofCategory = (token: Token | undefined) =>
    costCategories.find((tag) => token && !token.isName && has(token, tag));
  const isPlace = behind.length === 1 && ofCategory(behind[0]) !== undefined;
  if (!isPlace || ofCategory(tokens[at - 2]) === undefined) return tokens;
  return [...tokens.slice(0, at - 1), { ...not, tags: new Set<Tag>(['instead']) }, ...behind];
}

/** "…, leave the rest as it is": what stays as it is needs no step. */
function withoutRestKept(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findLastIndex(isSeparator);
  const last = tokens.slice(from + 1);
  const isKept =
    has(
      last.find((token) => !has(token, 'filler')),
      'keep',
    ) && last.some((token) => has(token, 'rest'));
  const isWhole = last.every(
    (token) => token.kind === 'word' && !token.isName && token.tags.size > 0 && !has(token, 'except'),
  );
  return from > 0 && isKept && isWhole ? tokens.slice(0, from) : tokens;
}

const isOr = ({ isName, text }: Token, disjunctives: ReadonlySet<string>): boolean => !isName && disjunctives.has(text);

const asAnd = (token: Token): Token => ({ ...token, tags: new Set<Tag>(['and']) });

/** The command with "and" for "or" between two names, or null where there is none between two words. */
export function readEitherAsBoth(tokens: readonly Token[], { disjunctives }: Lexicon): readonly Token[] | null {
  const at = tokens.findIndex((token) => isOr(token, disjunctives) && has(token, 'not'));
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isBetween = at > 0 && before?.kind === 'word' && next?.kind === 'word';
  return isBetween ? tokens.with(at, { ...(tokens[at] ?? next), tags: new Set<Tag>(['and']) }) : null;
}

/** "No need for the skip or the bags": of what is not needed "or" goes on with the list. */
function notNeededOrAsAnd(tokens: readonly Token[], { disjunctives, negators }: Lexicon): readonly Token[] {
  const from = tokens.findIndex(
    (token) => !token.isName && has(token, 'delete') && token.text.split(' ').some((word) => negators.has(word)),
  );
  return tokens.map((token, at) => {
    const isBetween = from >= 0 && at > from + 1 && tokens.slice(from, at).every(({ kind }) => kind === 'word');
    return isBetween && isOr(token, disjunctives) ? asAnd(token) : token;
  });
}

/** "All but the permit or the gate": in what is excepted "or" goes on with the list, up to the command's end. */
function orAsAnd(tokens: readonly Token[], { disjunctives }: Lexicon): readonly Token[] {
  const from = tokens.findIndex((token, at) => at > 1 && !token.isName && has(token, 'except'));
  const excepted = from < 0 ? [] : tokens.slice(from + 1);
  const isList = excepted.every(
    (token) => token.isName || (token.kind === 'word' && !has(token, ...strongVerbs, ...weakVerbs)),
  );
  if (!isList) return tokens;
  return tokens.map((token, at) => (at > from && from >= 0 && isOr(token, disjunctives) ? asAnd(token) : token));
}

/** "…, but leave the tiling alone": all but the tiling. */
function withKeptBehind(tokens: readonly Token[]): readonly Token[] | null {
  const at = tokens.findIndex((token, index) => index > 1 && !token.isName && has(token, 'keep'));
  const keep = tokens[at];
  const before = tokens.slice(0, at).findLastIndex((token) => !saysNothing(token) || isSeparator(token));
  const pause = tokens[before];
  if (!keep || !pause || !isSeparator(pause)) return null;
  const behind = tokens.slice(at + 1);
  const isUnchanged = behind.some((token) => !token.isName && has(token, 'unchanged'));
  const named = behind.filter((token) => token.isName || !has(token, 'unchanged', 'filler', 'is'));
  const isName = named.length > 0 && named.every((token) => token.isName || token.kind === 'word');
  const start = tokens.findIndex(isSeparator);
  if (!isUnchanged || !isName || start < before - 1) return null;
  return [...tokens.slice(0, start), unsaid(keep, 'except', 'keep'), ...named];
}

/** "All materials go up 6 %, labour stays the same": what stays is excepted, or was not meant anyway. */
function withSameBehind(tokens: readonly Token[], { equatives }: Lexicon): readonly Token[] | null {
  const at = tokens.findLastIndex(isSeparator);
  const said = tokens.slice(0, tokens.slice(0, Math.max(at, 0)).findLastIndex((one) => !saysNothing(one)) + 1);
  const behind = tokens.slice(at + 1).filter((token) => token.isName || !has(token, 'filler', 'is'));
  const [last, pause] = [behind.at(-1), tokens[at]];
  if (!last || !pause || last.isName || !has(last, 'unchanged') || said.some(isSeparator)) return null;
  // "Planks 46 m², foam the same": as it is, or 46 too?
  const isStaying = tokens.slice(at + 1).some((token) => !token.isName && has(token, 'is', 'keep'));
  if (equatives.has(last.text) && !isStaying) return null;
  const named = behind.filter((token) => token.isName || !has(token, 'unchanged', 'article'));
  const isName = named.every((token) => token.isName || (token.kind === 'word' && !has(token, 'rest', 'keep', 'it')));
  if (named.length === 0 || !isName) return null;
  const ofCategory = (token: Token) => costCategories.find((tag) => !token.isName && has(token, tag));
  const kept = named.map(ofCategory);
  const changed = said.map(ofCategory).filter((category) => category !== undefined);
  const isApart = changed.length > 0 && kept.every((category) => category !== undefined && !changed.includes(category));
  return isApart ? said : [...said, unsaid(pause, 'except', 'keep'), ...named];
}

/** Puts exceptions where the grammar of clauses looks for them. */
export function placeExceptions(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const plain = notNeededOrAsAnd(
    orAsAnd(notCategory(notAsInstead(joinVerbs(withoutRestKept(tokens), lexicon))), lexicon),
    lexicon,
  );
  return (
    withoutKept(plain) ?? withKeptBehind(plain) ?? withExceptionBehind(plain) ?? withSameBehind(plain, lexicon) ?? plain
  );
}
