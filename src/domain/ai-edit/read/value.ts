import { Big } from 'big.js';
import type { Currency } from '../../currency.ts';
import { currencyWords } from '../vocabulary/currency-words.ts';
import type { Tag } from '../vocabulary/tag.ts';
import { isCurrency } from './tag-tokens.ts';
import { has, type Token } from './token.ts';

export const unitTags = ['hour', 'day', 'm2', 'm', 'ft', 'unit', 'fixed'] as const satisfies readonly Tag[];
export type UnitTag = (typeof unitTags)[number];

/** A figure of the command with all that was said about it. */
export interface Value {
  readonly kind: 'money' | 'percent' | 'count';
  readonly amount: Big;
  /** Those it can be in; null where none was named. */
  readonly currencies: readonly Currency[] | null;
  readonly isMinor: boolean;
  readonly unit: UnitTag | null;
  readonly per: UnitTag | null;
  /** Its unit or currency was said of the figure before it only. */
  readonly isInherited?: boolean;
  /** "three more", "plus 5", "minus 5": a difference, whatever else is said. */
  readonly sign: 1 | -1 | 0;
  /** What the preposition before it can mean. */
  readonly roles: ReadonlySet<Tag>;
  readonly start: number;
  readonly end: number;
}

export const unitOf = (token: Token | undefined): UnitTag | null =>
  token && !token.isName ? (unitTags.find((tag) => token.tags.has(tag)) ?? null) : null;

interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
}

const peek = (cursor: Cursor, by = 0): Token | undefined => cursor.tokens[cursor.at + by];

function take(cursor: Cursor, test: (token: Token | undefined) => boolean): Token | null {
  const token = peek(cursor);
  if (!token || token.isName || !test(token)) return null;
  cursor.at += 1;
  return token;
}

const scopeUnits: ReadonlyArray<readonly [Tag, UnitTag]> = [
  ['hourly', 'hour'],
  ['daily', 'day'],
  ['by_area', 'm2'],
  ['by_metre', 'm'],
  ['by_foot', 'ft'],
];

/** "per m²", "an hour", "/h", "la hora", "each". */
function takePer(cursor: Cursor): UnitTag | null {
  const scope = scopeUnits.find(([tag]) => has(peek(cursor), tag));
  if (scope && !has(peek(cursor), 'hour', 'day')) {
    cursor.at += 1;
    return scope[1];
  }
  let ahead = 0;
  while (ahead < 2 && !unitOf(peek(cursor, ahead)) && has(peek(cursor, ahead), 'per', 'article')) ahead += 1;
  const unit = unitOf(peek(cursor, ahead));
  if (!unit || (ahead === 0 && unit === 'fixed')) return null;
  cursor.at += ahead + 1;
  return unit;
}

/** After a figure without a currency what makes it a rate: "6.50 per m²", "1.60 a metre", "23 el m²". */
function isPerAhead(cursor: Cursor): boolean {
  const [first, second] = [peek(cursor), peek(cursor, 1)];
  if (has(first, 'article')) {
    const unit = unitOf(second);
    return has(first, 'per') && !has(first, 'all') && unit !== null && unit !== 'fixed' && unit !== 'unit';
  }
  return has(first, 'per', 'hourly', 'daily', 'by_area', 'by_metre', 'by_foot') && !has(first, 'all');
}

/** "Another half hour", "an extra half day". */
const isHalf = (token: Token | undefined, next: Token | undefined): boolean =>
  token !== undefined && !token.isName && token.text === 'half' && ['hour', 'day'].includes(unitOf(next) ?? '');

function takeSign(cursor: Cursor): 1 | -1 | 0 {
  const [sign, next, after] = [peek(cursor), peek(cursor, 1), peek(cursor, 2)];
  const isNumber = next?.kind === 'number' || isHalf(next, after);
  const isFigure = isNumber || (isCurrency(next) && after?.kind === 'number');
  // "Materials less 12 %".
  const isLess = has(sign, 'less') && next?.kind === 'number' && has(after ?? next, 'percent');
  // "An extra 2 hours".
  const isMore = has(sign, 'more') && has(peek(cursor, -1), 'one') && isNumber;
  if (!sign || sign.isName || !isFigure || !(isLess || isMore || has(sign, 'plus', 'minus'))) return 0;
  cursor.at += 1;
  return isLess || has(sign, 'minus') ? -1 : 1;
}

const isTimes = (token: Token | undefined): boolean =>
  token !== undefined && !token.isName && (token.text === 'x' || token.text === '×');

interface Figure {
  readonly amount: Big;
  readonly isCertainlyOne: boolean;
}

/** Digits, a number word, or "an" before a unit of time or length. */
function takeFigure(cursor: Cursor): Figure | null {
  const number = take(cursor, (token) => token?.kind === 'number');
  if (number?.value) {
    const half = take(cursor, (token) => has(token, 'and_half'));
    return { amount: half ? number.value.plus(0.5) : number.value, isCertainlyOne: false };
  }
  if (isHalf(peek(cursor), peek(cursor, 1))) {
    cursor.at += 1;
    return { amount: new Big(0.5), isCertainlyOne: false };
  }
  if (!has(peek(cursor), 'one')) return null;
  const next = peek(cursor, 1);
  const unit = unitOf(next);
  const isLast = next === undefined && !has(peek(cursor), 'all');
  const isMeasure = unit !== null && unit !== 'unit' && unit !== 'fixed';
  // "A pound" is one, "a £60 fee" is sixty.
  const isOneCoin = isCurrency(next) && peek(cursor, 2)?.kind !== 'number';
  const isFigureBehind = peek(cursor, 2)?.kind === 'number' || isHalf(peek(cursor, 2), peek(cursor, 3));
  const counted = isMeasure || isLast || isOneCoin || (has(next, 'more', 'less') && !isFigureBehind);
  if (!counted) return null;
  cursor.at += 1;
  return { amount: new Big(1), isCertainlyOne: true };
}

/** "Twenty-two euros fifty": the fifty of a whole amount, with nothing behind that it would count. */
function takeSpokenCents(cursor: Cursor, money: Token, amount: Big): Big {
  const [cents, next] = [peek(cursor)?.value ?? null, peek(cursor, 1)];
  const named = currencyWords().get(money.text);
  const hasCents = !named?.isMinor && !named?.currencies.includes('JPY') && amount.round(0).eq(amount);
  const isLast = next === undefined || next.kind === 'stop' || has(next, 'and', 'next', 'per', 'filler');
  if (!cents || !hasCents || !isLast || cents.lt(10) || cents.gt(99) || !cents.round(0).eq(cents)) return new Big(0);
  cursor.at += 1;
  return cents.div(100);
}

function takeMoreOrLess(cursor: Cursor, sign: 1 | -1 | 0): 1 | -1 | 0 {
  const next = peek(cursor, 1);
  // "5 more" and "5 less", but the minus of "10 minus 5" or "all but" belongs to what follows.
  if (!has(peek(cursor), 'more', 'less') || next?.kind === 'number') return sign;
  if (has(peek(cursor), 'except') && next !== undefined && !unitOf(next)) return sign;
  const token = take(cursor, () => true);
  return has(token ?? undefined, 'less') ? -1 : 1;
}

/** The figure that begins at `at`, or null. */
export function readValue(
  tokens: readonly Token[],
  at: number,
  roles: ReadonlySet<Tag>,
): { value: Value; next: number } | null {
  const cursor: Cursor = { tokens, at };
  // "Another hour", "another 2 hours".
  const isAnother = has(tokens[at], 'one') && has(tokens[at], 'more');
  if (isAnother && (tokens[at + 1]?.kind === 'number' || isHalf(tokens[at + 1], tokens[at + 2]))) cursor.at += 1;
  let sign = isAnother ? 1 : takeSign(cursor);
  // "Covers x 4".
  const isCounted = sign === 0 && isTimes(peek(cursor)) && peek(cursor, 1)?.kind === 'number';
  if (isCounted) cursor.at += 1;
  let money = take(cursor, isCurrency);
  const figure = takeFigure(cursor);
  if (!figure) return null;
  let amount = figure.amount;
  // "A tenner" is ten and pounds in one.
  const note = peek(cursor, -1);
  if (note?.kind === 'number' && currencyWords().has(note.text)) money ??= note;
  const isNamedBehind = money === null;
  money ??= take(cursor, isCurrency);
  if (money && isNamedBehind) amount = amount.plus(takeSpokenCents(cursor, money, amount));
  const isShare = has(peek(cursor, -1), 'percent');
  const percent = money || isShare ? null : take(cursor, (token) => has(token, 'percent'));
  sign = takeMoreOrLess(cursor, sign);
  let unit: UnitTag | null = null;
  let per: UnitTag | null = null;
  if (money) {
    per = takePer(cursor);
    const rest = take(cursor, (token) => has(token, 'fixed'));
    if (rest && !per) per = 'fixed';
  } else if (!percent && !isShare) {
    // "31.50 each" is a price, "3 pieces" is none.
    const isEach = has(peek(cursor), 'unit') && has(peek(cursor), 'per');
    unit = isEach ? null : unitOf(peek(cursor));
    if (isEach) per = 'unit';
    if (unit || isEach || isTimes(peek(cursor))) cursor.at += 1;
    if (isCounted) unit ??= 'unit';
    else per ??= isPerAhead(cursor) ? takePer(cursor) : null;
    if (unit && take(cursor, (token) => has(token, 'and_half'))) amount = amount.plus(0.5);
  }
  sign = takeMoreOrLess(cursor, sign);
  const named = money ? currencyWords().get(money.text) : undefined;
  const value: Value = {
    kind: money || per ? 'money' : percent || isShare ? 'percent' : 'count',
    amount,
    currencies: named?.currencies ?? null,
    isMinor: named?.isMinor ?? false,
    unit,
    per,
    sign,
    roles,
    start: tokens[at]?.start ?? 0,
    end: tokens[cursor.at - 1]?.end ?? 0,
  };
  return { value, next: cursor.at };
}

/** "to the nearest euro": a currency without a figure is one of it. */
export function readBareCurrency(
  tokens: readonly Token[],
  at: number,
  roles: ReadonlySet<Tag>,
): { value: Value; next: number } | null {
  const token = tokens[at];
  const named = token && isCurrency(token) ? currencyWords().get(token.text) : undefined;
  if (!token || !named || tokens[at + 1]?.kind === 'number') return null;
  const value: Value = {
    kind: 'money',
    amount: new Big(1),
    currencies: named.currencies,
    isMinor: named.isMinor,
    unit: null,
    per: null,
    sign: 0,
    roles,
    start: token.start,
    end: token.end,
  };
  return { value, next: at + 1 };
}
