import { Big } from 'big.js';
import { readNumber } from '../parse-measure.ts';
import type { Lexeme } from './lexeme.ts';
import type { MeasureWords } from './measure-words.ts';
import { isHyphen } from './phrase-table.ts';

export interface Figure {
  readonly value: Big;
  /** The other end of a range. */
  readonly most: Big | null;
  readonly isSpoken: boolean;
  /** The lexeme after it. */
  readonly next: number;
}

export interface Reading {
  readonly lexemes: readonly Lexeme[];
  readonly words: MeasureWords;
  readonly decimal: '.' | ',';
}

const fractionSigns: ReadonlyMap<string, string> = new Map([
  ['½', '0.5'],
  ['¼', '0.25'],
  ['¾', '0.75'],
  ['⅓', '0.333333'],
  ['⅔', '0.666667'],
  ['⅛', '0.125'],
]);
const dashes: ReadonlySet<string> = new Set(['-', '–', '—', '‐', '‑']);

/** A figure in digits or words at a lexeme, with the halves and quarters behind it. */
export function figureAt(reading: Reading, at: number): Figure | null {
  return digitsAt(reading, at) ?? signAt(reading, at) ?? partAt(reading, at) ?? spokenAt(reading, at);
}

function digitsAt(reading: Reading, at: number): Figure | null {
  const { lexemes, decimal } = reading;
  const lexeme = lexemes[at];
  if (lexeme?.is !== 'figure' || isPartOfName(lexemes, at)) return null;
  const over = fractionAt(lexemes, at);
  if (over) return { value: over, most: null, isSpoken: false, next: at + 3 };
  const value = readNumber(lexeme.text, decimal);
  const more = behind(reading, at + 1, value);
  return { value: value.plus(more.value), most: null, isSpoken: false, next: more.next };
}

/** "C24", "M8", "v2.5.1", "3.2.1": figures that are part of a name. */
function isPartOfName(lexemes: readonly Lexeme[], at: number): boolean {
  const [before, figure] = [lexemes[at - 1], lexemes[at]];
  if (!before || !figure || figure.isSpaced) return false;
  if (before.is === 'word') return before.text !== 'x' || lexemes[at - 2]?.isSpaced === undefined;
  return (before.text === '.' || before.text === ',') && lexemes[at - 2]?.is === 'figure' && !before.isSpaced;
}

const denominators: ReadonlySet<string> = new Set(['2', '3', '4', '8', '16']);

/** "3/4". */
function fractionAt(lexemes: readonly Lexeme[], at: number): Big | null {
  const [over, slash, under] = [lexemes[at], lexemes[at + 1], lexemes[at + 2]];
  if (slash?.text !== '/' || slash.isSpaced || under?.isSpaced !== false || !over || !under) return null;
  if (!denominators.has(under.text) || !/^\d{1,2}$/.test(over.text) || Number(over.text) >= Number(under.text))
    return null;
  return new Big(over.text).div(under.text);
}

function signAt({ lexemes }: Reading, at: number): Figure | null {
  const value = fractionSigns.get(lexemes[at]?.text ?? '');
  return value === undefined ? null : { value: new Big(value), most: null, isSpoken: false, next: at + 1 };
}

function partAt({ lexemes, words }: Reading, at: number): Figure | null {
  const part = words.parts.at(lexemes, at);
  return part && { value: new Big(part.value), most: null, isSpoken: true, next: part.next };
}

function spokenAt(reading: Reading, at: number): Figure | null {
  const { lexemes, words } = reading;
  const found = words.spoken.at(lexemes, at) ?? halfWithin(words, lexemes[at], at);
  if (!found) return null;
  const value = new Big(found.value);
  const more = behind(reading, found.next, value);
  return { value: value.plus(more.value), most: null, isSpoken: true, next: more.next };
}

/** "dreieinhalb". */
function halfWithin({ endingHalves, spokenWords }: MeasureWords, lexeme: Lexeme | undefined, at: number) {
  if (lexeme?.is !== 'word') return null;
  for (const ending of endingHalves) {
    if (!lexeme.text.endsWith(ending)) continue;
    const whole = spokenWords.get(lexeme.text.slice(0, -ending.length));
    if (whole !== undefined) return { value: whole + 0.5, next: at + 1 };
  }
  return null;
}

/** "½", "1/2" or "and a half" behind a whole figure. */
function behind({ lexemes, words }: Reading, at: number, whole: Big): { value: Big | number; next: number } {
  const none = { value: 0, next: at };
  if (!whole.eq(whole.round(0))) return none;
  const sign = fractionSigns.get(lexemes[at]?.text ?? '');
  if (sign !== undefined) return { value: new Big(sign), next: at + 1 };
  const over = lexemes[at]?.is === 'figure' ? fractionAt(lexemes, at) : null;
  if (over) return { value: over, next: at + 3 };
  const part = words.andParts.at(lexemes, isHyphen(lexemes, at) ? at + 1 : at);
  return part ? { value: part.value, next: part.next } : none;
}

/** Where the second end of a range begins: "4–5", "4 to 5". */
export function rangeSignAt({ lexemes, words }: Reading, at: number): number | null {
  const sign = lexemes[at];
  if (!sign) return null;
  if (dashes.has(sign.text)) return at + 1;
  return words.ranges.at(lexemes, at)?.next ?? null;
}
