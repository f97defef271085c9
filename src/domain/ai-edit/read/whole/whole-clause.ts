import { prepositions } from '../clause-tags.ts';
import type { Lexicon } from '../lexicon.ts';
import { isCurrency } from '../tag-tokens.ts';
import { has, type Token } from '../token.ts';
import { readValue, type Value } from '../value.ts';

/** What of a clause can speak of the quote as a whole. Anything else in it makes it a clause about lines. */
export interface WholeClause {
  readonly tokens: readonly Token[];
  readonly value: Value | null;
  /** "The job", "the total". */
  readonly namesWhole: boolean;
  /** "Everything", "the lot". */
  readonly namesAll: boolean;
  readonly saysIt: boolean;
  /** "A round £1,200". */
  readonly isEven: boolean;
  /** "Land on". */
  readonly isLanding: boolean;
  /** "Enough". */
  readonly isEnough: boolean;
  readonly isTax: boolean;
  /** "To" or "is" right before the figure, and not "by". */
  readonly isTo: boolean;
  /** "For" right before the figure, or nothing at all. */
  readonly isAt: boolean;
  readonly isStep: boolean;
  /** "Round the total", as against "a round £1,200". */
  readonly isRounding: boolean;
}

export const wholeVerbs = [
  'set',
  'is',
  'put_on',
  'add',
  'delete',
  'raise',
  'lower',
  'increase_by',
  'decrease_by',
  'take',
  'cut',
  'move',
  'round',
  'round_up',
  'round_down',
  'rename',
  'discount',
  'without',
  'charge',
  'not',
] as const;
const smallWords = ['article', 'filler', 'speaker', 'person', 'it', 'off', 'up', 'down', 'nearest', 'on_top'] as const;

const isSmall = (token: Token, { whole_fillers }: Lexicon): boolean =>
  whole_fillers.has(token.text) || has(token, ...prepositions, ...smallWords, ...wholeVerbs);

const everyWord = (token: Token, words: ReadonlySet<string>): boolean =>
  token.text.split(' ').every((word) => words.has(word));

const someWord = (token: Token, words: ReadonlySet<string>): boolean =>
  token.text.split(' ').some((word) => words.has(word));

interface Meant {
  readonly whole: boolean;
  readonly all: boolean;
  readonly even: boolean;
  readonly landing: boolean;
  readonly enough: boolean;
  readonly tax: boolean;
}

/** What a word says of the whole, or null where it is a word for something else. */
function meaningOf(token: Token, lexicon: Lexicon, itemWords: ReadonlySet<string>): Meant | null {
  const { whole_nouns, totality_words, round_adjectives, resultatives, sufficiency_words, tax_nouns } = lexicon;
  const meant: Meant = {
    whole:
      has(token, 'total') ||
      ((has(token, 'all', 'filler', 'onto_quote', 'out') || token.tags.size === 0) && someWord(token, whole_nouns)),
    all: has(token, 'all') && everyWord(token, totality_words),
    even: round_adjectives.has(token.text),
    landing: resultatives.has(token.text),
    enough: sufficiency_words.has(token.text),
    tax: tax_nouns.has(token.text),
  };
  const isSaid = Object.values(meant).some(Boolean);
  // "Knock £50 off the job" where a line speaks of a job may mean that line.
  if (token.isName || (isSaid && itemWords.has(token.text))) return null;
  const isKnown = token.kind === 'stop' || token.kind === 'sign' || isSaid || isSmall(token, lexicon);
  return isKnown ? meant : null;
}

function beginsFigure(token: Token | undefined, next: Token | undefined): boolean {
  if (!token || token.isName) return false;
  const isSign = has(token, 'plus', 'minus') && (next?.kind === 'number' || isCurrency(next));
  const isCoin = has(token, 'one') && isCurrency(next);
  return token.kind === 'number' || (isCurrency(token) && next?.kind === 'number') || isSign || isCoin;
}

/** The word before the figure that says how it is meant. */
function wordBefore(tokens: readonly Token[], at: number, { round_adjectives }: Lexicon): Token | undefined {
  return tokens.slice(0, at).findLast((token) => !has(token, 'article', 'filler') && !round_adjectives.has(token.text));
}

/** "The total is …", but not "take …", which says both. */
export const isEquals = (token: Token | undefined): boolean =>
  has(token, 'is') && !has(token, 'take', 'set', 'put_on', 'add');

const isRoundingVerb = (token: Token): boolean => has(token, 'round', 'round_up', 'round_down');

const isEvenFigure = ({ text }: Token, [next, after]: readonly Token[], { round_adjectives }: Lexicon): boolean =>
  round_adjectives.has(text) && beginsFigure(next, after);

/** Takes a clause for one about the whole, or null where a word of it has no part in that. */
export function wholeClauseOf(
  tokens: readonly Token[],
  lexicon: Lexicon,
  itemWords: ReadonlySet<string>,
): WholeClause | null {
  let value: Value | null = null;
  let before: Token | undefined;
  const meant: Meant[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token || token.kind === 'quoted' || token.kind === 'chosen') return null;
    const read = beginsFigure(token, tokens[at + 1]) ? readValue(tokens, at, new Set()) : null;
    if (read) {
      // Two figures are a sum of their own, or a list.
      if (value) return null;
      ({ value } = read);
      before = wordBefore(tokens, at, lexicon);
      at = read.next;
      continue;
    }
    const meaning = meaningOf(token, lexicon, itemWords);
    if (!meaning) return null;
    meant.push(meaning);
    at += 1;
  }
  return {
    tokens,
    value,
    // "All in" stands behind the figure, as its rate does.
    namesWhole: meant.some(({ whole }) => whole) || value?.per === 'fixed',
    namesAll: meant.some(({ all }) => all),
    saysIt: tokens.some((token) => has(token, 'it') && !has(token, 'article')),
    isEven: meant.some(({ even }) => even),
    isLanding: meant.some(({ landing }) => landing),
    isEnough: meant.some(({ enough }) => enough),
    isTax: meant.some(({ tax }) => tax),
    isTo: isEquals(before) || (has(before, 'to', 'up_to', 'down_to') && (!has(before, 'by') || has(before, 'on'))),
    isAt: has(before, 'at', 'for') || before === undefined,
    isStep: has(before, 'step', 'nearest') && !has(before, 'all'),
    isRounding: tokens.some(
      (token, at) => isRoundingVerb(token) && !isEvenFigure(token, tokens.slice(at + 1), lexicon),
    ),
  };
}
