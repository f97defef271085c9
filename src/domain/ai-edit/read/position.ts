import type { Lexicon } from './lexicon.ts';
import { isCurrency } from './tag-tokens.ts';
import { has, type Token } from './token.ts';
import { unitOf } from './value.ts';

export interface Positions {
  readonly positions: readonly number[];
  readonly next: number;
}

const lastLine = -1;

function wholeNumber(tokens: readonly Token[], at: number): number | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== 'number' || !token.value?.round(0).eq(token.value)) return null;
  const isFigure = isCurrency(next) && tokens[at + 2]?.kind !== 'number';
  const hasUnit = unitOf(next) !== null && !has(next, 'line') && !has(next, 'to', 'at', 'by', 'per');
  if (isFigure || hasUnit || has(next, 'percent')) return null;
  const value = Number(token.value.toFixed());
  return value >= 1 && value <= 500 ? value : null;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** "line 7", "lines 2 and 3", "lines 2 to 4". */
function numbered(tokens: readonly Token[], at: number): Positions | null {
  const first = has(tokens[at], 'line') ? wholeNumber(tokens, at + 1) : null;
  if (first === null) return null;
  const positions = [first];
  let next = at + 2;
  for (;;) {
    const [join, number] = [tokens[next], wholeNumber(tokens, next + 1)];
    const isList = join?.text === ',' || has(join, 'and');
    // "lines 2 to 4", but "line 2 to 40 €" is a price: a range needs the plural and no unit behind it.
    const isRange = has(join, 'through') && !has(join, 'and') && /(s|en)$/.test(tokens[at]?.text ?? '');
    if (number === null || (!isList && !isRange)) break;
    const last = positions.at(-1) ?? first;
    positions.push(...(isList ? [number] : range(last + 1, number)));
    next += 2;
  }
  return { positions, next };
}

const ordinalOf = (token: Token | undefined, lexicon: Lexicon): number | null =>
  token && !token.isName ? (lexicon.ordinals.get(token.text) ?? (has(token, 'last') ? lastLine : null)) : null;

/** "the second line", "the last two lines", "las dos primeras líneas". */
function ordinal(tokens: readonly Token[], at: number, lexicon: Lexicon): Positions | null {
  let cursor = at;
  let count: number | null = null;
  const found: number[] = [];
  while (cursor < tokens.length) {
    const token = tokens[cursor];
    const place = ordinalOf(token, lexicon);
    if (place !== null) found.push(place);
    else if (token?.kind === 'number' && count === null && token.value?.lte(20)) count = Number(token.value.toFixed());
    else if (!(has(token, 'and', 'article') && found.length > 0)) break;
    cursor += 1;
  }
  const [first] = found;
  if (first === undefined || !has(tokens[cursor], 'line')) return null;
  const next = cursor + 1;
  if (count === null) return { positions: found, next };
  if (found.length > 1 || (first !== 1 && first !== lastLine)) return null;
  return { positions: first === 1 ? range(1, count) : range(1, count).map((back) => -back), next };
}

/** Lines named by where they stand, from `at` on; counted from 1, from the end below 0. */
export function readPositions(tokens: readonly Token[], at: number, lexicon: Lexicon): Positions | null {
  const first = tokens[at];
  if (!first || first.isName) return null;
  return numbered(tokens, at) ?? ordinal(tokens, at, lexicon);
}
