import { Big } from 'big.js';
import { lengthUnitsInMetres } from '../../measure/length.ts';
import type { ParsedQuantity } from '../../measure/parsed-quantity.ts';
import type { Cue, PlaybookRequirement } from '../../playbooks/playbook.ts';
import type { PhraseMatch } from '../words/phrase.ts';
import { middleOf } from './size-places.ts';

interface Mention {
  readonly cue: Cue;
  readonly match: PhraseMatch;
}

/** What a number without a unit can be, where a length is wanted: "1.80 high", "6x6 panels", "180 x 180". */
const bareUnits = ['m', 'ft', 'cm'] as const;

/** Whether a number lies within what a requirement can be. */
export function isWithin(requirement: PlaybookRequirement, number: Big): boolean {
  const [low, high] = requirement.bounds ?? [0, 1_000_000];
  return number.gte(low) && number.lte(high);
}

/** Of "3 x 2.4 m" the area, or the one side that the cue is about. */
function measured(quantity: ParsedQuantity, combine: Cue['combine']): Big {
  if (quantity.kind !== 'dimensions') return middleOf(quantity);
  const [length = new Big(0), width = new Big(0)] = quantity.sides;
  if (combine === 'longer') return length.gt(width) ? length : width;
  if (combine === 'shorter') return length.gt(width) ? width : length;
  return length.times(width);
}

export function isRange(quantity: ParsedQuantity): boolean {
  return quantity.kind !== 'dimensions' && quantity.most !== undefined;
}

function isBare(quantity: ParsedQuantity): boolean {
  return quantity.kind === 'dimensions' ? !quantity.unitWritten : quantity.kind === 'number';
}

/** A bare number is in the first unit in which the requirement can be as large: "180 high" are centimetres. */
function inLikelyUnit(number: Big, requirement: PlaybookRequirement): Big {
  const read = bareUnits.map((unit) => number.times(lengthUnitsInMetres[unit]));
  return read.find((one) => isWithin(requirement, one)) ?? number;
}

/** Of "3 to 4 windows" 4: nobody has half a window. */
function inWholes(number: Big, { unit = 'number' }: PlaybookRequirement): Big {
  return unit === 'unit' || unit === 'number' ? number.round(0, roundUp) : number;
}
const roundUp = 3;

/** What a mention's words and numbers come to; null when they hold no number. */
export function numberIn({ cue, match }: Mention, requirement: PlaybookRequirement): Big | null {
  if (cue.number !== undefined) return new Big(cue.number);
  const isSide = cue.combine === 'longer' || cue.combine === 'shorter';
  const numbers = match.quantities.map((quantity) => {
    const number = measured(quantity, cue.combine);
    const isLength = quantity.kind !== 'dimensions' || isSide;
    if (isRange(quantity)) return inWholes(number, requirement);
    return requirement.unit === 'm' && isLength && isBare(quantity) ? inLikelyUnit(number, requirement) : number;
  });
  const [first, ...others] = numbers;
  if (!first || cue.combine === undefined || isSide) return numbers[numbers.length - 1] ?? null;
  return others.reduce((sum, other) => (cue.combine === 'sum' ? sum.plus(other) : sum.times(other)), first);
}
