import type { Big } from 'big.js';
import type { LengthUnit } from '../question/component-type.ts';
import type { MeasureRole } from './grammar/measure-entry.ts';
import { toMetres } from './length.ts';
import { type ParsedMeasure, type ParseOptions, parseMeasureAt } from './parse-measure.ts';

/** Two or three lengths joined by "x" or "by", in metres. */
export interface ParsedDimensions {
  readonly kind: 'dimensions';
  readonly start: number;
  readonly end: number;
  readonly sides: readonly Big[];
  readonly unit: LengthUnit;
  /** False when no unit was written and the usual one was assumed. */
  readonly unitWritten: boolean;
  /** Which side each is said to be; null of those that are not. */
  readonly roles?: readonly (MeasureRole | null)[];
  /** A side was said as a range, of which this is the middle. */
  readonly isRange?: true;
}

export type ParsedQuantity = ParsedMeasure | ParsedDimensions;

export interface ScanOptions extends ParseOptions {
  /** The unit that is meant where none is written. */
  readonly usualUnit: LengthUnit;
}

const joint = /\s{0,3}(?:[x×*]|(?:by|mal|sur|por|per|auf|bij|na|ganger|gange|gånger|kertaa)(?=\s))\s{0,3}(?=\d)/iuy;
/** "3 rooms x 4 m" and "2.5" inside "v2.5.1" are no dimensions; a letter or digit before a number is part of a name. */
const insideWord = /[\p{L}\p{N}_.,]$/u;

function sidesFrom(text: string, first: ParsedMeasure, options: ScanOptions): ParsedMeasure[] {
  const sides = [first];
  while (sides.length < 3) {
    const last = sides[sides.length - 1] ?? first;
    joint.lastIndex = last.end;
    const found = joint.exec(text);
    const next = found ? parseMeasureAt(text, last.end + found[0].length, options) : null;
    if (!next || next.kind === 'area') break;
    sides.push(next);
  }
  return sides;
}

function inMetres(side: ParsedMeasure, unit: LengthUnit, scale: Big | null): Big {
  if (side.kind === 'length') return side.value;
  if (scale) return side.value.times(scale);
  return unit === 'feet' ? toMetres(side.value, 'ft') : side.value;
}

/** A bare side takes the unit of the first side that has one: in `250x300cm` both are centimetres. */
function writtenScale(text: string, sides: readonly ParsedMeasure[]): Big | null {
  const written = sides.find((side) => side.kind === 'length');
  if (!written) return null;
  const unitless = /^[\d.,½¼¾\s]+/u.exec(text.slice(written.start, written.end))?.[0].trim().length ?? 0;
  const one = parseMeasureAt(`1${text.slice(written.start + unitless, written.end)}`, 0, { decimal: '.' });
  return one?.kind === 'length' && !/\d/.test(text.slice(written.start + unitless, written.end)) ? one.value : null;
}

function joined(text: string, sides: readonly ParsedMeasure[], options: ScanOptions): ParsedDimensions | null {
  const [first] = sides;
  const last = sides[sides.length - 1];
  if (!first || !last || sides.length < 2) return null;
  const written = sides.find((side) => side.unit !== null)?.unit ?? null;
  const unit = written ?? options.usualUnit;
  const scale = writtenScale(text, sides);
  const metres = sides.map((side) => inMetres(side, unit, scale));
  return { kind: 'dimensions', start: first.start, end: last.end, sides: metres, unit, unitWritten: written !== null };
}

/** Every number, length, area and "4 x 3 m" in a text, in order and without overlaps. Linear in the text's length. */
export function scanQuantities(text: string, options: ScanOptions): ParsedQuantity[] {
  const found: ParsedQuantity[] = [];
  const digit = /\d/g;
  for (let at = digit.exec(text); at; at = digit.exec(text)) {
    const measure = insideWord.test(text.slice(Math.max(0, at.index - 2), at.index))
      ? null
      : parseMeasureAt(text, at.index, options);
    const sides = measure && measure.kind !== 'area' ? sidesFrom(text, measure, options) : [];
    const quantity = joined(text, sides, options) ?? measure;
    if (quantity) found.push(quantity);
    digit.lastIndex = quantity ? quantity.end : skipDigits(text, at.index);
  }
  return found;
}

function skipDigits(text: string, from: number): number {
  const run = /\d+/y;
  run.lastIndex = from;
  run.exec(text);
  return Math.max(run.lastIndex, from + 1);
}
