import { costCategories } from '../../pricing/rule.ts';
import type { Tag } from '../vocabulary/tag.ts';
import { type Clause, newPhrase } from './clause.ts';
import { changesInTelling, commands, prepositions } from './clause-tags.ts';
import type { Lexicon } from './lexicon.ts';
import { isRounding, isWordOf } from './lexicon.ts';
import { textFit } from './match-words.ts';
import { roundsToWhole, saysNoCents } from './no-cents.ts';
import { isCurrency, isSeparator } from './tag-tokens.ts';
import { type ReadingContext, resolveTarget } from './target.ts';
import { has, type Token } from './token.ts';

// People tell why before or after they say what to do: "Permit's gone up, it's $95 now".

/** "…, cámbialo", "…, bitte entfernen" behind what says it already. */
export function isEcho(said: readonly Token[], before: Clause | null): boolean {
  const content = said.filter((token) => !saysNothing(token) && token.kind !== 'stop');
  const [verb, it, ...more] = content;
  // "Round the total to £10, add a rounding line": it is rounded by one.
  const isRounded = before?.attributes.has('total') && before.verbTags.has('round') && has(verb, 'add');
  if (isRounded && content.some(({ text }) => isRounding(text))) return content.every(({ kind }) => kind === 'word');
  if (before && roundsToWhole(before.tokens) && saysNoCents(said)) return true;
  // "Remove the skip, drop both": both what?
  const isSeveral = (before?.phrases ?? []).filter(({ words }) => words.length > 0).length > 1;
  const meansThose = (token: Token) =>
    !token.isName && (has(token, 'all', 'line') || (isSeveral && has(token, 'both')));
  const isOfThose = isIt(it) || (it !== undefined && isSeveral && meansThose(it));
  const isGone = before?.verbTags.has('delete') && verb && !verb.isName && has(verb, 'delete', 'cut');
  if (isGone && (!it || (isOfThose && more.length === 0))) return true;
  const isChanged = (before?.values.length ?? 0) > 0 || more.length === 0;
  return has(verb, 'set') && isIt(it) && isChanged && more.every(meansThose);
}

/** Whether a word of it tells what is, was or will be, as against what to do. */
const tells = (tokens: readonly Token[], { assertives: words }: Lexicon): boolean =>
  tokens.some(
    ({ kind, isName, text }) => kind === 'word' && !isName && text.split(' ').some((word) => words.has(word)),
  );

const saysNothing = (token: Token): boolean => !token.isName && has(token, 'filler') && !has(token, ...commands);

const orders = (token: Token | undefined, itemWords: ReadonlySet<string>): boolean =>
  token !== undefined && !token.isName && !itemWords.has(token.text) && has(token, ...commands);

const isIt = (token: Token | undefined): boolean =>
  token !== undefined &&
  !token.isName &&
  (has(token, 'it') || isWordOf('plural_pronouns', token.text) || / it /.test(token.text));

/** "It", as against "that line" and "la línea": before a noun it only says which. */
function isPronoun(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!isIt(token)) return false;
  if (next?.kind !== 'word') return true;
  return has(token, 'article') ? false : !next.isName && next.tags.size > 0;
}

const isOneOf = ({ isName, text }: Token, words: ReadonlySet<string>): boolean =>
  !isName && text.split(' ').some((word) => words.has(word));

/** "They're keeping the old one": what they have already is kept, nothing of the quote. */
function keepsOwn(tokens: readonly Token[], at: number, { retention_verbs, possession_adjectives }: Lexicon): boolean {
  const token = tokens[at];
  const behind = tokens.slice(at + 1).filter(({ kind }) => kind !== 'stop');
  const isOwn = behind.some(({ text }) => possession_adjectives.has(text));
  const isPlain = behind.every(
    (one) => possession_adjectives.has(one.text) || (!one.isName && has(one, 'article', 'one', 'unit', 'it', 'filler')),
  );
  return token !== undefined && isOneOf(token, retention_verbs) && isOwn && isPlain;
}

/** "If they agree": what hangs on something is not told. */
export const hedges = (tokens: readonly Token[], lexicon: Lexicon): boolean =>
  tokens.some((token, at) => isOneOf(token, lexicon.hedges) && !keepsOwn(tokens, at, lexicon));

/** "They are picking it up" raises nothing. */
const changes = (token: Token): boolean => !token.isName && has(token, ...changesInTelling) && !has(token, 'up');

/** "It's just round the corner" rounds nothing: behind a word that tells what is, it says where. */
function isPlace(tokens: readonly Token[], at: number, { assertives: words }: Lexicon): boolean {
  const before = tokens.slice(0, at).findLast((token) => !saysNothing(token) || isOneOf(token, words));
  return tokens[at]?.text === 'round' && before !== undefined && isOneOf(before, words);
}

/**
 * "…, another plumber is doing those", "…, it can all go in the skip": behind a pause, without a figure and without
 * anything that could be changed. A line named in it has to be what becomes of "it".
 */
export function isTold(
  tokens: readonly Token[],
  { table, lexicon }: ReadingContext,
  itemWords: ReadonlySet<string>,
  isBehindRemoval = false,
): boolean {
  const content = tokens.filter((token) => token.kind !== 'stop' && !saysNothing(token));
  // "Its all going …": also where the pronoun itself may say nothing.
  const subjects = [content[0], tokens.find(({ kind }) => kind === 'word')];
  const isAboutIt = subjects.some((one) => isIt(one) || has(one, 'speaker'));
  const namesLine = content.some(
    (token) => token.isName || (itemWords.has(token.text) && !has(token, 'filler', 'and', ...prepositions)),
  );
  // Also in another language than that of the lines.
  const names = ({ kind, tags, text }: Token) =>
    kind === 'word' &&
    tags.size === 0 &&
    table.lines.some(({ description }) => textFit([text], description, lexicon) > 1);
  // "Lose the permit, the city doesn't want one": why it goes, as long as no line is named.
  const isGone = isBehindRemoval && !namesLine && !has(content[0], 'delete') && !content.some(names);
  // "…, it doesn't include the tiling" is an exception.
  const isException = namesLine && content.some((token) => !token.isName && has(token, 'not'));
  // "…, I've got half a tin in the van" asks for no tin.
  const mayCount =
    has(subjects[1], 'speaker') && tokens.slice(1, 4).some(({ text }) => lexicon.possession_verbs.has(text));
  // "Tous les prix à l'euro près" has no figure and is none the less no story.
  const isOfMoney = content.some((token) => token.kind !== 'number' && isCurrency(token));
  const isPlain = tokens.every(
    (token, at) =>
      !content.includes(token) ||
      ((token.kind === 'word' || (mayCount && token.kind === 'number')) &&
        (!changes(token) || isPlace(tokens, at, lexicon) || (isGone && has(token, 'delete')))),
  );
  return (
    !isException &&
    !isOfMoney &&
    isPlain &&
    (isAboutIt || !namesLine) &&
    tells(tokens, lexicon) &&
    !hedges(tokens, lexicon)
  );
}

/** "Labour isn't changing, raise everything", "add 10 % to materials, they have agreed the tiles": what is named beside "everything" may be meant to stay out of it. */
export function mayExcept(
  told: readonly Token[],
  rest: readonly Token[],
  lexicon: Lexicon,
  itemWords: ReadonlySet<string>,
): boolean {
  const own = (tokens: readonly Token[]) => tokens.filter(({ isName }) => !isName);
  const isPointed = rest.some((_, at) => isPronoun(rest, at));
  const isWide = !isPointed && own(rest).some((token) => has(token, 'all', ...costCategories));
  const names = told.some((token) => token.isName || itemWords.has(token.text) || has(token, ...costCategories));
  if (!isWide || !names) return false;
  // "The customer has the tiles, remove all materials", "tiles have gone up, so add 8 % to materials".
  const isWhy =
    own(rest).some((token) => has(token, 'delete', 'cut')) ||
    own(told).some((token) => has(token, 'raise', 'lower', 'up'));
  return !isWhy || own(told).some((token) => has(token, 'not', 'fixed') || lexicon.restrictives.has(token.text));
}

/** "… and then I'm off to bed": behind "and" only where somebody speaks of themselves. */
const beginsTelling = (tokens: readonly Token[], at: number): boolean =>
  has(
    tokens.slice(at).find((token) => !isSeparator(token)),
    'speaker',
  );

/** "Lose the permit", without a figure that could be meant to go instead. */
const removes = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => !token.isName && has(token, 'delete')) && tokens.every(({ kind }) => kind !== 'number');

/** The command without what is told behind it: "leave it out, they've decided not to have it done". */
export function withoutToldBehind(
  tokens: readonly Token[],
  context: ReadingContext,
  itemWords: ReadonlySet<string>,
): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) =>
      index > 0 &&
      (token.kind === 'stop' || (isSeparator(token) && beginsTelling(tokens, index))) &&
      isTold(tokens.slice(index), context, itemWords, removes(tokens.slice(0, index))) &&
      !mayExcept(tokens.slice(index), tokens.slice(0, index), context.lexicon, itemWords),
  );
  return at > 0 && tokens.slice(0, at).some((token) => orders(token, itemWords) || has(token, 'keep'))
    ? tokens.slice(0, at)
    : tokens;
}

/** The lines that the telling part names, where it names them plainly; null where it names some and others. */
function mentioned(
  told: readonly Token[],
  context: ReadingContext,
  itemWords: ReadonlySet<string>,
): readonly string[] | null {
  const runs: Token[][] = [[]];
  for (const token of told) {
    const isPlain = token.tags.size === 0 && !context.lexicon.assertives.has(token.text) && !isCurrency(token);
    if (token.kind === 'word' && (token.isName || isPlain || itemWords.has(token.text))) runs.at(-1)?.push(token);
    else runs.push([]);
  }
  const fits = ({ text }: Token) =>
    context.table.lines.some(({ description }) => textFit([text], description, context.lexicon) > 1);
  const found = runs.flatMap((run) => {
    const words = run.filter((word) => word.isName || fits(word));
    const [first] = words;
    if (!first) return [];
    const phrase = { ...newPhrase(first.start, new Set<Tag>(), false, false), words, end: words.at(-1)?.end ?? 0 };
    const target = resolveTarget([phrase], context);
    return target.ok ? [target.ids] : [];
  });
  const category = costCategories.find((tag) => told.some((token) => !token.isName && has(token, tag)));
  const ofCategory = context.table.lines.filter((line) => line.category === category).map(({ id }) => id);
  // "The skip is other" names one thing, "no cutter, labour's too cheap" two.
  const isOne = found.flat().every((id) => ofCategory.includes(id));
  if (category && (found.length === 0 || !isOne)) return isOne ? ofCategory : null;
  const [ids = [], ...others] = found;
  return others.every((other) => other.join() === ids.join()) ? ids : null;
}

/**
 * What is to be done, with the lines that were told of in the place of "it", or before a figure that names none; none
 * where "it" points to nothing.
 */
function pointed(
  rest: readonly Token[],
  told: readonly Token[],
  context: ReadingContext,
  itemWords: ReadonlySet<string>,
): readonly (readonly Token[])[] {
  const at = rest.findIndex((_, index) => isPronoun(rest, index));
  const pronoun = rest[at];
  const [first] = rest;
  if (!first) return [];
  const named = mentioned(told, context, itemWords);
  // "No cutter, labour's too cheap, put it all up": which of them?
  if (!named && pronoun) return [];
  const lines = (named ?? []).map(
    (text): Token => ({ ...(pronoun ?? first), kind: 'chosen', text, value: null, tags: new Set(), isName: false }),
  );
  if (!pronoun || lines.length === 0) return [rest, ...(lines.length > 0 ? [[...lines, ...rest]] : [])];
  // "Take it off" is one verb, and says "it" too.
  const kept = has(pronoun, 'it') || isWordOf('plural_pronouns', pronoun.text) ? [] : [pronoun];
  return [[...rest.slice(0, at), ...kept, ...lines, ...rest.slice(at + 1)]];
}

/** "He asked to remove the skip": what somebody else wants done is still to be done. */
const wantsDone = (token: Token): boolean =>
  !token.isName && has(token, 'add', 'delete', 'replace', 'instead', 'rename', 'merge', 'round', 'double', 'halve');

/** "The labour stays as it is": what is left alone is no reason, it is a part of what is to be done. */
function excepts(told: readonly Token[]): boolean {
  const own = told.filter((token) => token.kind === 'word' && !token.isName && !saysNothing(token));
  return has(own[0], 'not') || own.some((token) => has(token, 'keep', 'unchanged', 'rest', 'except', 'needed'));
}

const mostTellings = 6;

/** What the command can be without what is told before it, the likeliest first; nothing where it tells nothing. */
export function withoutTold(
  tokens: readonly Token[],
  context: ReadingContext,
  itemWords: ReadonlySet<string>,
): readonly (readonly Token[])[] {
  const { lexicon } = context;
  const isStory = (told: readonly Token[]) => {
    const said = told.filter((token) => token.kind === 'word' && !saysNothing(token));
    const isOfPeople = has(
      told.find(({ kind }) => kind === 'word'),
      'speaker',
    );
    return (
      told.every(({ kind }) => kind === 'word' || kind === 'stop') &&
      !excepts(told) &&
      !said.some(wantsDone) &&
      !(orders(said[0], itemWords) && !lexicon.assertives.has(said[0]?.text ?? '')) &&
      (isOfPeople || tells(told, lexicon)) &&
      !hedges(told, lexicon)
    );
  };
  const found: (readonly Token[])[] = [];
  for (const [at, token] of tokens.entries()) {
    const isBreak =
      token.kind === 'stop' || token.text === '–' || (!token.isName && lexicon.conclusives.has(token.text));
    const told = tokens.slice(0, at);
    const rest = tokens.slice(at + 1);
    if (at > 0 && isBreak && isStory(told) && !mayExcept(told, rest, lexicon, itemWords))
      found.push(...pointed(rest, told, context, itemWords));
  }
  return found.slice(0, mostTellings);
}
