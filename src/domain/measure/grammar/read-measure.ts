import { Big } from 'big.js';
import type { Lexeme } from './lexeme.ts';
import type { Measure } from './measure.ts';
import { type UnitName, unitsInMetric } from './measure-entry.ts';
import { type Figure, figureAt, type Reading, rangeSignAt } from './read-figure.ts';
import { roleWordAt } from './roles.ts';

const metric = (value: Big, unit: UnitName): Big => value.times(unitsInMetric[unit].metric);

/** The measure at a lexeme. A spoken figure without a unit is none: "one of the rooms". */
export function measureAt(reading: Reading, at: number): Measure | null {
  return betweenAt(reading, at) ?? rangeAt(reading, at) ?? singleAt(reading, at);
}

function singleAt(reading: Reading, at: number): Measure | null {
  const figure = figureAt(reading, at);
  return figure && withUnit(reading, figure, at);
}

function withUnit(reading: Reading, figure: Figure, from: number): Measure | null {
  const unit = unitAt(reading, figure.next);
  const bare = { value: figure.value, most: figure.most, isSpoken: figure.isSpoken, role: null, from } as const;
  if (!unit) return figure.isSpoken ? null : { ...bare, of: 'number', unit: null, next: figure.next };
  const { of } = unitsInMetric[unit.name];
  const most = figure.most && metric(figure.most, unit.name);
  const whole = figure.most ? null : compoundAt(reading, figure.value, unit);
  const value = whole?.value ?? metric(figure.value, unit.name);
  return { ...bare, value, most, of, unit: unit.name, next: whole?.next ?? unit.next };
}

interface FoundUnit {
  readonly name: UnitName;
  readonly next: number;
  readonly isSign: boolean;
}

const feetSigns: ReadonlySet<string> = new Set(["'", '’', '′']);
const inchSigns: ReadonlySet<string> = new Set(['"', '”', '“', '″']);

/** The unit behind a figure: "m", "-metre", "sq. ft.", `'`. */
export function unitAt({ lexemes, words }: Reading, behind: number): FoundUnit | null {
  const first = lexemes[behind];
  if (!first) return null;
  if (!first.isSpaced && feetSigns.has(first.text)) {
    const second = lexemes[behind + 1];
    if (second && !second.isSpaced && feetSigns.has(second.text)) return { name: 'in', next: behind + 2, isSign: true };
    // "the 4's", "80's"
    if (second?.is === 'word' && !second.isSpaced && second.text !== 'x') return null;
    return { name: 'ft', next: behind + 1, isSign: true };
  }
  if (inchSigns.has(first.text)) return { name: 'in', next: behind + 1, isSign: true };
  const at = first.text === '-' ? behind + 1 : behind;
  // "Room 2-m" is no name for a unit that a space keeps apart.
  if (first.text === '-' && (first.isSpaced || lexemes[at]?.isSpaced)) return null;
  return squared(lexemes, words.units.at(lexemes, at)) ?? inchesAt(lexemes, at);
}

/** "m2" and "m 2" behind a figure, "m3". */
function squared(lexemes: Reading['lexemes'], found: { value: UnitName; next: number } | null): FoundUnit | null {
  if (!found) return null;
  const { value: name, next } = found;
  const power = lexemes[next];
  // "13ft2 x 10": what is multiplied is no area.
  const isPower =
    power?.is === 'figure' &&
    !power.isSpaced &&
    !isGoingOn(lexemes, next) &&
    !isTimes(lexemes[next + 1], lexemes[next + 2]);
  const raised =
    isPower && power.text === '2' ? squares[name] : isPower && power.text === '3' ? cubes[name] : undefined;
  if (raised) return { name: raised, next: next + 1, isSign: false };
  const dot = lexemes[next];
  const goesOn =
    dot?.text === '.' && !dot.isSpaced && isAbbreviation(lexemes[next - 1]?.text) && continuesAfter(lexemes, next);
  return { name, next: goesOn ? next + 1 : next, isSign: false };
}

const squares: Partial<Record<UnitName, UnitName>> = { m: 'm2', cm: 'cm2', ft: 'ft2', yd: 'yd2' };
const cubes: Partial<Record<UnitName, UnitName>> = { m: 'm3' };

const isTimes = (sign: Lexeme | undefined, next: Lexeme | undefined): boolean =>
  (sign?.text === 'x' || sign?.text === '×' || sign?.text === '*') && next?.is === 'figure';

const isGoingOn = (lexemes: Reading['lexemes'], at: number): boolean => {
  const after = lexemes[at + 1];
  return after !== undefined && !after.isSpaced && (after.is === 'figure' || after.is === 'word');
};

const isAbbreviation = (word: string | undefined): boolean => word !== undefined && word.length <= 3;

/** A full stop behind an abbreviation ends no sentence where a small letter or a figure follows. */
function continuesAfter(lexemes: Reading['lexemes'], dot: number): boolean {
  const after = lexemes[dot + 1];
  return after !== undefined && (after.text === 'x' || after.text === '×');
}

/** "in." is an inch only with its full stop, "in" is a word. */
function inchesAt(lexemes: Reading['lexemes'], at: number): FoundUnit | null {
  const [word, dot] = [lexemes[at], lexemes[at + 1]];
  const isInch = word?.text === 'in' && dot?.text === '.' && !dot.isSpaced;
  return isInch ? { name: 'in', next: at + 2, isSign: false } : null;
}

/** "5 ft 6 in", "5 foot 6", "4m20", "1 m 80 cm". */
function compoundAt(reading: Reading, whole: Big, unit: FoundUnit): { value: Big; next: number } | null {
  if (!whole.eq(whole.round(0))) return null;
  if (unit.name === 'ft') return inchesBehind(reading, whole, unit);
  return unit.name === 'm' ? centimetresBehind(reading, whole, unit) : null;
}

function inchesBehind(reading: Reading, feet: Big, unit: FoundUnit): { value: Big; next: number } | null {
  const { lexemes, words } = reading;
  const link = words.links.at(lexemes, unit.next);
  const at = link?.next ?? unit.next;
  const figure = figureAt(reading, at) ?? adjacentFigure(reading, at);
  if (!figure || figure.value.gte(12)) return null;
  const inch = unitAt(reading, figure.next);
  const value = metric(feet, 'ft').plus(metric(figure.value, 'in'));
  if (inch?.name === 'in') return { value, next: inch.next };
  // Behind feet "in" is an inch too, unless a word goes on: "5 ft 6 in all".
  if (lexemes[figure.next]?.text === 'in' && endsMeasure(reading, figure.next + 1))
    return { value, next: figure.next + 1 };
  const isBare =
    !link &&
    !figure.isSpoken &&
    figure.value.eq(figure.value.round(0)) &&
    (unit.isSign || lexemes[at]?.isSpaced || isTimes(lexemes[figure.next], lexemes[figure.next + 1]));
  return isBare && !inch && endsMeasure(reading, figure.next) ? { value, next: figure.next } : null;
}

/** "12'6": the figure hangs on the sign before it. */
function adjacentFigure({ lexemes }: Reading, at: number): Figure | null {
  const figure = lexemes[at];
  if (figure?.is !== 'figure' || !/^\d{1,2}$/.test(figure.text)) return null;
  return { value: new Big(figure.text), most: null, isSpoken: false, next: at + 1 };
}

function centimetresBehind(reading: Reading, metres: Big, unit: FoundUnit): { value: Big; next: number } | null {
  const { lexemes } = reading;
  const figure = lexemes[unit.next];
  const said = figure?.is === 'word' ? figureAt(reading, unit.next) : null;
  if (said) return spokenCentimetres(reading, metres, said);
  if (figure?.is !== 'figure' || !/^\d{1,2}$/.test(figure.text)) return null;
  const value = metres.plus(new Big(figure.text).times('0.01'));
  const named = unitAt(reading, unit.next + 1);
  if (named?.name === 'cm') return { value, next: named.next };
  const isBare = figure.text.length === 2 && !named && endsMeasure(reading, unit.next + 1);
  return isBare ? { value, next: unit.next + 1 } : null;
}

/** "One metre twenty", "ein Meter achtzig": tens of centimetres, for "two metres four" is none. */
function spokenCentimetres(reading: Reading, metres: Big, said: Figure): { value: Big; next: number } | null {
  const isTens = said.value.gte(10) && said.value.lt(100) && said.value.eq(said.value.round(0));
  if (!isTens || unitAt(reading, said.next) || !endsMeasure(reading, said.next)) return null;
  return { value: metres.plus(said.value.times('0.01')), next: said.next };
}

/** What follows is no word that would count the figure before it: "6 panels". */
function endsMeasure(reading: Reading, at: number): boolean {
  const next = reading.lexemes[at];
  if (!next) return true;
  if (next.is === 'figure') return false;
  if (next.is === 'sign') return !["'", '’', '′', '%', '"', '²', '/'].includes(next.text) || next.isSpaced;
  const isTimes =
    next.text === 'x' || reading.words.times.at(reading.lexemes, at) || reading.words.by.at(reading.lexemes, at);
  return Boolean(isTimes) || roleWordAt(reading, at) !== null || reading.words.links.at(reading.lexemes, at) !== null;
}

/** "between 4 and 5 m", "von 4 bis 5 m". */
function betweenAt(reading: Reading, at: number): Measure | null {
  const { lexemes, words } = reading;
  const start = words.from.at(lexemes, at);
  const least = start && figureAt(reading, start.next);
  if (!least) return null;
  const unit = unitAt(reading, least.next);
  const to = words.to.at(lexemes, unit?.next ?? least.next);
  return to && rangeFrom(reading, { least, from: at, second: to.next, unit });
}

/** "4–5 m", "4 to 5 m", "4m - 5m". */
function rangeAt(reading: Reading, at: number): Measure | null {
  const least = figureAt(reading, at);
  if (!least) return null;
  const unit = unitAt(reading, least.next);
  const second = rangeSignAt(reading, unit?.next ?? least.next);
  return second === null ? null : rangeFrom(reading, { least, from: at, second, unit });
}

function rangeFrom(
  reading: Reading,
  { least, from, second, unit }: { least: Figure; from: number; second: number; unit: FoundUnit | null },
): Measure | null {
  const most = figureAt(reading, second);
  const measure = most && withUnit(reading, { ...most, value: least.value, most: most.value }, from);
  if (!most || !measure || measure.unit === null || most.value.lte(least.value)) return null;
  return unit && unit.name !== measure.unit ? null : { ...measure, isSpoken: least.isSpoken };
}
