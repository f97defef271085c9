import type { Big } from 'big.js';
import { lexemesOf } from './lexeme.ts';
import type { Measure } from './measure.ts';
import { type MeasureRole, type UnitName, unitsInMetric } from './measure-entry.ts';
import type { MeasureWords } from './measure-words.ts';
import { figureAt, type Reading } from './read-figure.ts';
import { measureAt } from './read-measure.ts';
import { roleBehind, withRoles } from './roles.ts';

/** A measure in a text: one figure, or sides joined by "x" or "by". */
export interface FoundMeasure {
  /** One, or two or three sides. */
  readonly sides: readonly Side[];
  /** [start, end) in the text, with the words for roles. */
  readonly start: number;
  readonly end: number;
  /** The same without a role before or behind: "4 m" of "4 m long". */
  readonly figures: readonly [start: number, end: number];
}

export interface Side {
  readonly of: Measure['of'];
  /** In metres, m² or m³; as written where there is no unit. */
  readonly value: Big;
  /** The other end of a range. */
  readonly most: Big | null;
  readonly unit: UnitName | null;
  readonly role: MeasureRole | null;
}

export interface ScanWith {
  readonly words: MeasureWords;
  readonly decimal: '.' | ',';
}

/** Every measure in a text, in order and without overlaps. */
export function scanMeasures(text: string, { words, decimal }: ScanWith): FoundMeasure[] {
  const lexemes = lexemesOf(text);
  const reading = { lexemes, words, decimal };
  const groups: Measure[][] = [];
  for (let at = 0; at < lexemes.length; ) {
    const sides = sidesAt(reading, at);
    if (sides) groups.push(sides);
    at = sides?.at(-1)?.next ?? at + 1;
  }
  const bare = groups.flat();
  const roled = withRoles(reading, bare);
  let from = 0;
  return groups.map(({ length }) => {
    const sides = roled.slice(from, from + length);
    from += length;
    const [first, last] = [sides[0], sides.at(-1)];
    const [firstFigure, lastFigure] = [bare[from - length], bare[from - 1]];
    return {
      sides: sides.map(({ of, value, most, unit, role }) => ({ of, value, most, unit, role })),
      start: lexemes[first?.from ?? 0]?.start ?? 0,
      end: lexemes[(last?.next ?? 1) - 1]?.end ?? 0,
      figures: [lexemes[firstFigure?.from ?? 0]?.start ?? 0, lexemes[(lastFigure?.next ?? 1) - 1]?.end ?? 0],
    };
  });
}

const mostSides = 3;

function sidesAt(reading: Reading, at: number): Measure[] | null {
  const first = measureAt(reading, at) ?? spokenSideAt(reading, at);
  if (!first) return null;
  const sides = [first];
  while (sides.length < mostSides) {
    const last = sides.at(-1) ?? first;
    const next = last.of === 'number' || last.of === 'length' ? sideBehind(reading, last) : null;
    if (!next) break;
    sides.push(next);
  }
  if (sides.length === 1) return first.isSpoken && first.unit === null ? null : sides;
  const written = sides.findLast(({ unit }) => unit !== null) ?? null;
  // "Two by four" alone is a kind of timber, and "four by three" nothing without a unit.
  if (!written && sides.some(({ isSpoken }) => isSpoken)) return first.isSpoken ? null : [first];
  return sides.map((side) => inUnitOf(written, side));
}

/** A spoken figure that only a unit further on makes a side: "four by three metres". */
function spokenSideAt(reading: Reading, at: number): Measure | null {
  const figure = figureAt(reading, at);
  return figure?.isSpoken ? { ...figure, of: 'number', unit: null, role: null, from: at } : null;
}

const timesSigns: ReadonlySet<string> = new Set(['x', '×', '*']);

/** The next side: behind "x", "by", "mal", over a role on the way: "4 m long x 3 m wide". */
function sideBehind(reading: Reading, last: Measure): Measure | null {
  const { lexemes, words } = reading;
  const at = roleBehind(reading, last)?.next ?? last.next;
  const isSign = timesSigns.has(lexemes[at]?.text ?? '');
  const times = isSign ? at + 1 : words.times.at(lexemes, at)?.next;
  const by = times === undefined ? words.by.at(lexemes, at)?.next : undefined;
  const from = times ?? by;
  if (from === undefined) return null;
  const next = measureAt(reading, from) ?? spokenSideAt(reading, from);
  if (!next || next.of === 'area' || next.of === 'volume') return null;
  // "2 m auf 3 Wänden": a preposition before what is counted joins no sides.
  const counts =
    by !== undefined && next.unit === null && lexemes[next.next]?.is === 'word' && !roleBehind(reading, next);
  return counts && !sideBehind(reading, next) ? null : next;
}

function inUnitOf(written: Measure | null, side: Measure): Measure {
  if (side.unit !== null || written?.unit == null) return side;
  const { of, metric } = unitsInMetric[written.unit];
  return { ...side, of, unit: written.unit, value: side.value.times(metric), most: side.most?.times(metric) ?? null };
}
