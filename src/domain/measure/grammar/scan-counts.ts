import type { Big } from 'big.js';
import { lexemesOf } from './lexeme.ts';
import { unitsInMetric } from './measure-entry.ts';
import { type Figure, figureAt, type Reading, rangeSignAt } from './read-figure.ts';
import { unitAt } from './read-measure.ts';
import type { ScanWith } from './scan-measures.ts';

/** A whole figure without a unit, in digits or words: it may count the thing behind it. */
export interface FoundCount {
  readonly value: Big;
  /** The other end of a range. */
  readonly most: Big | null;
  /** [start, end) in the text. */
  readonly start: number;
  readonly end: number;
}

/** More of anything is no range of pieces: "1990-2005", "12-345". */
const mostInRange = 100;

/** Every count in a text, in order and without overlaps. */
export function scanCounts(text: string, { words, decimal }: ScanWith): FoundCount[] {
  const lexemes = lexemesOf(text);
  const reading = { lexemes, words, decimal };
  const counts: FoundCount[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const figure = rangeAt(reading, at) ?? figureAt(reading, at);
    if (figure && isWhole(figure) && !isMeasured(reading, figure)) {
      const [first, last] = [lexemes[at], lexemes[figure.next - 1]];
      if (first && last) counts.push({ value: figure.value, most: figure.most, start: first.start, end: last.end });
    }
    at = figure?.next ?? at + 1;
  }
  return counts;
}

/** Roads and litres are no size of a job: their units are counted like other things. */
function isMeasured(reading: Reading, { next }: Figure): boolean {
  const unit = unitAt(reading, next);
  return unit !== null && unit.name !== 'km' && unitsInMetric[unit.name].of !== 'volume';
}

const isWhole = ({ value }: Figure): boolean => value.eq(value.round(0)) && value.gt(0);

/** "3-4", "three or four", "between 3 and 4", before the word for what is counted. */
function rangeAt(reading: Reading, at: number): Figure | null {
  const { lexemes, words } = reading;
  const from = words.from.at(lexemes, at);
  const least = figureAt(reading, from?.next ?? at);
  if (!least) return null;
  const second = from ? words.to.at(lexemes, least.next)?.next : rangeSignAt(reading, least.next);
  const most = second === undefined || second === null ? null : figureAt(reading, second);
  if (!most || !isWhole(least) || !isWhole(most) || most.value.lte(least.value) || most.value.gt(mostInRange))
    return null;
  const behind = lexemes[most.next];
  return behind?.is === 'word' ? { ...most, value: least.value, most: most.value, isSpoken: least.isSpoken } : null;
}
