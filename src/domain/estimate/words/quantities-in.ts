import type { Big } from 'big.js';
import { measureWordsOf } from '../../language/installed-languages.ts';
import { unitsInMetric } from '../../measure/grammar/measure-entry.ts';
import { scanCounts } from '../../measure/grammar/scan-counts.ts';
import { type FoundMeasure, type Side, scanMeasures } from '../../measure/grammar/scan-measures.ts';
import { toMetres } from '../../measure/length.ts';
import type { ParsedMeasure } from '../../measure/parse-measure.ts';
import type { ParsedQuantity } from '../../measure/parsed-quantity.ts';
import type { LengthUnit } from '../../question/component-type.ts';

interface ReadWith {
  readonly languages: readonly string[];
  readonly decimal: '.' | ',';
  /** What is meant by sides without a unit. */
  readonly usualUnit: LengthUnit;
}

/** Every number, length, area and "4 x 3 m" in a text, in order and without overlaps, each with the role it is said to have. */
export function quantitiesIn(text: string, { languages, decimal, usualUnit }: ReadWith): ParsedQuantity[] {
  return scanMeasures(text, { words: measureWordsOf(languages), decimal }).flatMap((found) => {
    const quantity = found.sides.length > 1 ? dimensionsOf(found, usualUnit) : singleOf(found, text);
    return quantity ?? [];
  });
}

/** Every whole figure that no unit follows, in digits or words, with its range. */
export function countsIn(text: string, { languages, decimal }: Omit<ReadWith, 'usualUnit'>): ParsedMeasure[] {
  return scanCounts(text, { words: measureWordsOf(languages), decimal }).map(({ value, most, start, end }) => ({
    kind: 'number',
    start,
    end,
    value,
    unit: null,
    ...(most && { most }),
  }));
}

const familyOf = ({ unit }: Side): LengthUnit | null => (unit === null ? null : unitsInMetric[unit].family);

/** A road is no length of a job, and litres are no size: of these the unit is a word like any other. */
const isCounted = ({ of, unit }: Side): boolean => of === 'volume' || unit === 'km';

/** The figure that a measure in digits begins with. */
const leadingFigure = /^[\d.,\s½¼¾⅓⅔⅛/]*[\d½¼¾⅓⅔⅛]/u;
/** The same of a range: "3 to 5". */
const leadingRange = /^\d[\d.,]*\D*?\d(?:[\d.,]*\d)?/u;

function singleOf(
  { sides: [side], figures: [start, end], ...whole }: FoundMeasure,
  text: string,
): ParsedQuantity | null {
  if (!side) return null;
  if (isCounted(side) && side.unit !== null) {
    const figure = (side.most ? leadingRange : leadingFigure).exec(text.slice(start, end))?.[0];
    if (figure === undefined) return null;
    const { metric } = unitsInMetric[side.unit];
    const most = side.most && { most: side.most.div(metric) };
    return { kind: 'number', start, end: start + figure.length, value: side.value.div(metric), unit: null, ...most };
  }
  const { of, value, most, role } = side;
  const kind = of === 'length' || of === 'area' ? of : 'number';
  return {
    kind,
    start,
    end,
    value,
    unit: familyOf(side),
    ...(role && { role, said: [whole.start, whole.end] as const }),
    ...(most && { most }),
  };
}

function dimensionsOf({ sides, figures: [start, end] }: FoundMeasure, usualUnit: LengthUnit): ParsedQuantity {
  const written = sides.map(familyOf).find((family) => family !== null) ?? null;
  const isFeet = written === null && usualUnit === 'feet';
  const metres = sides.map(({ value, most }): Big => {
    const middle = most ? value.plus(most).div(2) : value;
    return isFeet ? toMetres(middle, 'ft') : middle;
  });
  const roles = sides.map(({ role }) => role);
  return {
    kind: 'dimensions',
    start,
    end,
    sides: metres,
    unit: written ?? usualUnit,
    unitWritten: written !== null,
    ...(roles.some(Boolean) && { roles }),
    ...(sides.some(({ most }) => most) && { isRange: true }),
  };
}
