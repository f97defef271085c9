import { Big } from 'big.js';
import type { LengthUnit } from '../question/component-type.ts';
import type { MeasureRole } from './grammar/measure-entry.ts';
import { type AreaName, type LengthName, toMetres, toSquareMetres, unitFamily } from './length.ts';

/** A number as people write it, somewhere in a text: [start, end) and what it means, in metres or m². */
export interface ParsedMeasure {
  readonly kind: 'number' | 'length' | 'area';
  readonly start: number;
  readonly end: number;
  readonly value: Big;
  /** What the person used; null for a bare number. */
  readonly unit: LengthUnit | null;
  /** Which side of a thing it is said to be, and [start, end) with the words that say so. */
  readonly role?: MeasureRole;
  readonly said?: readonly [start: number, end: number];
  /** The other end of a range: 6 of "4 to 6 m". */
  readonly most?: Big;
}

export interface ParseOptions {
  /** What separates decimals in the text's language: decides whether `1,200` is a thousand. */
  readonly decimal: '.' | ',';
}

const numberAt = /(\d{1,3}(?:[.,  ']\d{3})+(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,6})?)(\s?[½¼¾])?/y;
const fractions: Readonly<Record<string, string>> = { '½': '0.5', '¼': '0.25', '¾': '0.75' };

const areaUnits: ReadonlyArray<readonly [AreaName, RegExp]> = [
  ['ft2', /\s{0,2}(?:sq(?:uare)?\.?\s?-?(?:ft\b\.?|foot\b|feet\b)|ft\.?\s?(?:²|\^?2\b)|sqft\b|sf\b)/iuy],
  ['yd2', /\s{0,2}(?:sq(?:uare)?\.?\s?-?(?:yds?\b|yards?\b)|yd\s?(?:²|\^?2\b))/iuy],
  ['cm2', /\s{0,2}cm\s?(?:²|\^?2\b)/iuy],
  [
    'm2',
    /(?:\s{0,2}|-)(?:㎡|m\s?(?:²|\^?2\b)|sq(?:uare)?\.?\s?-?(?:m\b\.?|met(?:er|re)s?\b)|sqm\b|qm\b|mq\b|mtq\b|kvm\b|m\s?kw\b\.?|quadratmeter\p{L}*|vierkante\s?meter|mètres?\s?carrés?|metros?\s?(?:cuadrados?|quadrados?)|metri\s?quadr[ai]t?i?|metr[óy]\p{L}*\s?kwadrat\p{L}*|kvadratmeter|neliö(?:metri\p{L}*|tä)?)/iuy,
  ],
];

const lengthUnits: ReadonlyArray<readonly [LengthName, RegExp]> = [
  [
    'ft',
    /\s{0,2}(?:['’′](?!['’′]|(?!x\s?\d)\p{L})|-?(?:(?:linear|running)\s)?(?:ft|feet|foot|fuß|fuss|pies|pieds?|piedi|voet)(?![\p{L}²]))/iuy,
  ],
  ['in', /\s{0,2}(?:["”″]|['’′]{2}|-?(?:inch(?:es)?|ins?\.(?=\s|$)|zoll)(?!\p{L}))/iuy],
  ['yd', /\s{0,2}(?:yds?|yards?)(?!\p{L})/iuy],
  ['cm', /\s{0,2}(?:cms?|centimet(?:er|re)s?|zentimeter)(?!\p{L})/iuy],
  ['mm', /\s{0,2}(?:mms?|millimet(?:er|re)s?|millimeter)(?!\p{L})/iuy],
  [
    'm',
    /\s{0,2}-?(?:(?:linear|running|laufende[rn]?|lfd\.?)\s|lfd?)?(?:met(?:er|re)(?:s|n)?|mètres?|metros?|metr[ioyóa]\w{0,2}|mtrs?|m)(?![\p{L}²]|\d(?!\d(?!\d)))/iuy,
  ],
];

const inchesAfterFeet =
  /\s{0,2}(?:and\s)?(\d{1,2}(?:\.\d{1,2})?|)\s?([½¼¾])?\s{0,2}(["”″]|['’′]{2}|(?:inch(?:es)?|ins?)(?!\p{L}))/iuy;
const bareInchesAfterTick =
  /\s?(\d{1,2})(?![\d.,]|\s*(?:['’′%]|(?!x\s*\d|(?:high|tall|long|wide|deep)(?!\p{L}))\p{L}))/iuy;
const centimetresAfterMetres = /\s?(\d{2})(?!\s?[\d.,x×"'²%\p{L}])/uy;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** `4,5` → 4.5; `1,200` → 1200 where the comma is no decimal sign; `1.200,5` → 1200.5. */
export function readNumber(written: string, decimal: '.' | ','): Big {
  const compact = written.replace(/[  ']/g, '');
  const last = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (last < 0) return new Big(compact);
  const separators = compact.match(/[.,]/g)?.length ?? 0;
  const groups = /^\d{1,3}([.,])\d{3}$/.exec(compact);
  const grouped =
    (groups && groups[1] !== decimal && !compact.startsWith('0')) || (separators > 1 && /[.,]\d{3}$/.test(compact));
  const digits = compact.replace(/[.,]/g, '');
  return grouped
    ? new Big(digits)
    : new Big(`${compact.slice(0, last).replace(/[.,]/g, '')}.${compact.slice(last + 1)}`);
}

function feetAndInches(text: string, feet: Big, at: number, tick: boolean): { value: Big; end: number } {
  const inches = matchAt(inchesAfterFeet, text, at);
  if (inches && (inches[1] || inches[2])) {
    const value = new Big(inches[1] || 0).plus(fractions[inches[2] ?? ''] ?? 0);
    return { value: toMetres(feet, 'ft').plus(toMetres(value, 'in')), end: at + inches[0].length };
  }
  const bare = matchAt(bareInchesAfterTick, text, at);
  const spoken = tick || text.slice(at, at + 1) === ' ';
  if (bare && spoken && Number(bare[1]) < 12) {
    return { value: toMetres(feet, 'ft').plus(toMetres(new Big(bare[1] ?? 0), 'in')), end: at + bare[0].length };
  }
  return { value: toMetres(feet, 'ft'), end: at };
}

function lengthFrom(text: string, start: number, value: Big, at: number): ParsedMeasure | null {
  for (const [unit, pattern] of lengthUnits) {
    const found = matchAt(pattern, text, at);
    if (!found) continue;
    const end = at + found[0].length;
    if (unit === 'ft') {
      const whole = feetAndInches(text, value, end, /['’′]$/.test(found[0]));
      return { kind: 'length', start, end: whole.end, value: whole.value, unit: 'feet' };
    }
    const tail =
      unit === 'm' && /^\s?m$/i.test(found[0]) && value.eq(value.round(0))
        ? matchAt(centimetresAfterMetres, text, end)
        : null;
    const metres = toMetres(value, unit).plus(tail ? toMetres(new Big(tail[1] ?? 0), 'cm') : 0);
    return { kind: 'length', start, end: end + (tail?.[0].length ?? 0), value: metres, unit: unitFamily(unit) };
  }
  return null;
}

/** The measure that starts exactly at `start`, or null. */
export function parseMeasureAt(text: string, start: number, options: ParseOptions): ParsedMeasure | null {
  const number = matchAt(numberAt, text, start);
  if (!number?.[1]) return null;
  const value = readNumber(number[1], options.decimal).plus(fractions[(number[2] ?? '').trim()] ?? 0);
  const at = start + number[0].length;
  for (const [unit, pattern] of areaUnits) {
    const found = matchAt(pattern, text, at);
    if (found) {
      return {
        kind: 'area',
        start,
        end: at + found[0].length,
        value: toSquareMetres(value, unit),
        unit: unitFamily(unit),
      };
    }
  }
  return lengthFrom(text, start, value, at) ?? { kind: 'number', start, end: at, value, unit: null };
}
