import type { ParsedQuantity } from '../../measure/parsed-quantity.ts';
import { fold } from '../../text/fold.ts';
import type { Token } from './token.ts';

/**
 * A phrase of a playbook: `# coat*` · `ceiling* .. #m` · `built .. #y`. A word stands for itself, `pre*` for a beginning,
 * `*fix` for an ending, `*mid*` for a part; `3` that number, `#` any number, `#m` a length (also without its unit, where its side is named), `#m2` an area, `#mxm` dimensions, `#y` a year;
 * `..` for up to three words between, `~` for up to four that describe the thing behind them, `,` for a comma, `$` at the end for the end of a clause. What stands after `<` at the beginning or after `>` at the end must be there but is not
 * part of the match, so that another phrase may still read it: `#m >closeboard*` and `<closeboard* .. #m` are a height, and
 * "closeboard" a kind of fence.
 */
export type PhrasePart =
  | {
      readonly is: 'word';
      readonly text: string;
      readonly open: 'none' | 'start' | 'end' | 'both';
      readonly place: PartPlace;
    }
  | { readonly is: 'quantity'; readonly of: QuantityPart; readonly place: PartPlace }
  | { readonly is: 'figure'; readonly value: string; readonly place: PartPlace }
  | { readonly is: 'gap' }
  | { readonly is: 'described' }
  | { readonly is: 'end' };

type PartPlace = 'before' | 'within' | 'after';
type QuantityPart = 'number' | 'length' | 'area' | 'dimensions' | 'year';

export interface PhraseMatch {
  /** Tokens [from, to). */
  readonly from: number;
  readonly to: number;
  /** The last of its quantities. */
  readonly quantity: ParsedQuantity | null;
  readonly quantities: readonly ParsedQuantity[];
}

const quantityParts: Readonly<Record<string, QuantityPart>> = {
  '#': 'number',
  '#m': 'length',
  '#m2': 'area',
  '#mxm': 'dimensions',
  '#y': 'year',
};

function placeOf(word: string): PartPlace {
  if (word.startsWith('<')) return 'before';
  return word.startsWith('>') ? 'after' : 'within';
}

function partOf(word: string): PhrasePart {
  if (word === '..') return { is: 'gap' };
  if (word === '~') return { is: 'described' };
  if (word === '$') return { is: 'end' };
  const place = placeOf(word);
  const bare = place === 'within' ? word : word.slice(1);
  const of = Object.hasOwn(quantityParts, bare) ? quantityParts[bare] : undefined;
  if (of) return { is: 'quantity', of, place };
  if (/^\d+(\.\d+)?$/.test(bare)) return { is: 'figure', value: bare, place };
  const start = bare.startsWith('*');
  const end = bare.endsWith('*');
  const open = start && end ? 'both' : start ? 'start' : end ? 'end' : 'none';
  return { is: 'word', text: fold(bare.replaceAll('*', '')), open, place };
}

const phrases = new Map<string, readonly PhrasePart[]>();

/** A phrase, read once. */
export function phraseOf(text: string): readonly PhrasePart[] {
  const known = phrases.get(text);
  if (known) return known;
  const parts = text.trim().split(/\s+/).map(partOf);
  phrases.set(text, parts);
  return parts;
}

function wordFits(part: Extract<PhrasePart, { is: 'word' }>, folded: string): boolean {
  if (part.open === 'none') return folded === part.text;
  if (part.open === 'end') return folded.startsWith(part.text);
  return part.open === 'start' ? folded.endsWith(part.text) : folded.includes(part.text);
}

/** Whether a word is one of several: `painter*`, `*'elettricista*`, `gone`. */
export function wordTest(words: readonly string[]): (folded: string) => boolean {
  const parts = words.flatMap(phraseOf).filter((part) => part.is === 'word');
  return (folded) => parts.some((part) => wordFits(part, folded));
}

function isYear(quantity: ParsedQuantity): boolean {
  if (quantity.kind !== 'number') return false;
  return quantity.value.gte(1500) && quantity.value.lte(2100) && quantity.value.eq(quantity.value.round(0));
}

/** "Ceiling 3 high": the unit is left out, and it is a length all the same. */
function isSide(quantity: ParsedQuantity): boolean {
  return quantity.kind === 'number' && quantity.role !== undefined;
}

function fits(part: PhrasePart, token: Token): boolean {
  if (part.is === 'word') return token.kind !== 'quantity' && wordFits(part, token.folded);
  if (part.is === 'figure') return token.quantity?.kind === 'number' && token.quantity.value.eq(part.value);
  if (part.is !== 'quantity' || !token.quantity) return false;
  if (part.of === 'year') return isYear(token.quantity);
  return token.quantity.kind === part.of || (part.of === 'length' && isSide(token.quantity));
}

/** The match that starts at token `at`, or null. A gap never crosses a stop; it may end at a comma that is the next part. */
export function matchPhrase(parts: readonly PhrasePart[], tokens: readonly Token[], at: number): PhraseMatch | null {
  const quantities: ParsedQuantity[] = [];
  let position = at;
  let from: number | null = null;
  let to = at;
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (!part) return null;
    if (part.is === 'gap') {
      position = skipGap(parts[index + 1], tokens, position);
      continue;
    }
    if (part.is === 'described') {
      position = skipDescription(parts[index + 1], tokens, position);
      continue;
    }
    const token = tokens[position];
    if (part.is === 'end') {
      if (token && token.kind !== 'stop') return null;
      continue;
    }
    if (!token || !fits(part, token)) return null;
    position += 1;
    if (part.place !== 'within') continue;
    if (part.is === 'quantity' && token.quantity) quantities.push(token.quantity);
    from ??= position - 1;
    to = position;
  }
  return from === null ? null : { from, to, quantity: quantities[quantities.length - 1] ?? null, quantities };
}

/** Up to three words on, to where the next part fits first. */
function skipGap(next: PhrasePart | undefined, tokens: readonly Token[], from: number): number {
  for (let at = from; at <= from + 3; at += 1) {
    const token = tokens[at];
    if (!token || !next) return from;
    if (fits(next, token)) return at;
    if (token.kind === 'stop') return from;
  }
  return from;
}

/** More words describe nothing. */
export const mostDescribing = 4;

/** Whether a word may describe the thing that follows: "old", "the", "double glazed", but no figure and nothing that begins another phrase. */
export function mayDescribe(token: Token | undefined): token is Token {
  return token !== undefined && token.kind === 'word' && !token.isBoundary && !token.quantity;
}

/** Over words that describe, to where the next part fits first. */
function skipDescription(next: PhrasePart | undefined, tokens: readonly Token[], from: number): number {
  for (let at = from; next && at <= from + mostDescribing; at += 1) {
    const token = tokens[at];
    if (token && fits(next, token)) return at;
    if (!mayDescribe(token)) return from;
  }
  return from;
}

/** The first of the phrases that stands at a place. */
export function phraseAt(phrases: readonly string[], tokens: readonly Token[], at: number): PhraseMatch | null {
  for (const phrase of phrases) {
    const match = matchPhrase(phraseOf(phrase), tokens, at);
    if (match) return match;
  }
  return null;
}

/** Every place where a phrase matches. */
export function findPhrase(text: string, tokens: readonly Token[]): PhraseMatch[] {
  const parts = phraseOf(text);
  const found: PhraseMatch[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const match = matchPhrase(parts, tokens, at);
    if (match) found.push(match);
  }
  return found;
}
