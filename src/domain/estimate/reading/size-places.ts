import type { Big } from 'big.js';
import type { MeasureRole } from '../../measure/grammar/measure-entry.ts';
import type { ParsedMeasure } from '../../measure/parse-measure.ts';
import type { ParsedDimensions, ParsedQuantity } from '../../measure/parsed-quantity.ts';
import type { Playbook } from '../../playbooks/playbook.ts';
import type { Token } from '../words/token.ts';

/** Where a size stands: tokens [at, to), and what it is made of. */
export interface SizePlace {
  readonly at: number;
  readonly to: number;
  readonly size: ParsedDimensions;
  /** The quantities that it was read from. */
  readonly quantities: readonly ParsedQuantity[];
}

/** The two sides that a size is made of, in their order. */
export type Sides = readonly [MeasureRole, MeasureRole];

const usualSides: Sides = ['length', 'width'];

/** What a playbook's size is made of: of a room length and width, of a fence length and height. */
function sidesOfSize(playbook: Playbook): Sides {
  return playbook.requirements.find(({ type }) => type === 'dimensions')?.sides ?? usualSides;
}

/** Where a playbook asks for each side of its size as well, the sides stated say it all. */
function areAskedApart(playbook: Playbook, sides: Sides): boolean {
  return sides.every((wanted) => playbook.requirements.some(({ side }) => side === wanted));
}

/** More words than this between two sides, and they are of two things. */
const mostBetween = 5;

/** Every "4 x 3 m", and every "4 m long and 3 m wide": its sides named one by one, in any order. */
export function sizePlaces(tokens: readonly Token[], playbook: Playbook): SizePlace[] {
  const sides = sidesOfSize(playbook);
  const isWhole = areAskedApart(playbook, sides);
  const measures = tokens.flatMap(({ quantity }, at) => (quantity ? [{ at, quantity }] : []));
  const places: SizePlace[] = [];
  for (let index = 0; index < measures.length; index += 1) {
    const first = measures[index];
    const second = measures[index + 1];
    if (!first) continue;
    const { at, quantity } = first;
    if (quantity.kind === 'dimensions') {
      places.push({ at, to: at + 1, size: inOrder(quantity, sides), quantities: [quantity] });
      continue;
    }
    if (isWhole || !second || second.at - at > mostBetween + 1) continue;
    const size = joined(quantity, second.quantity, sides);
    if (!size) continue;
    places.push({ at, to: second.at + 1, size, quantities: [quantity, second.quantity] });
    index += 1;
  }
  return places;
}

/** Sides that are named are put into the order in which the playbook has them. */
function inOrder(size: ParsedDimensions, [first, second]: Sides): ParsedDimensions {
  const [a, b] = size.roles ?? [];
  const isTurned = size.sides.length === 2 && (a === second || b === first) && a !== first && b !== second;
  return isTurned ? { ...size, sides: size.sides.toReversed() } : size;
}

function isSide(quantity: ParsedQuantity): quantity is ParsedMeasure {
  return (quantity.kind === 'length' || quantity.kind === 'number') && quantity.role !== undefined;
}

function joined(a: ParsedQuantity, b: ParsedQuantity, [first, second]: Sides): ParsedDimensions | null {
  if (!isSide(a) || !isSide(b) || a.kind !== b.kind) return null;
  const [one, other] = a.role === first && b.role === second ? [a, b] : [b, a];
  if (one.role !== first || other.role !== second) return null;
  const unit = one.unit ?? other.unit;
  return {
    kind: 'dimensions',
    start: a.start,
    end: b.end,
    sides: [middleOf(one), middleOf(other)],
    unit: unit ?? 'meters',
    unitWritten: unit !== null,
    ...((one.most || other.most) && { isRange: true }),
  };
}

/** Of "4 to 6 m" 5 m. */
export function middleOf({ value, most }: { readonly value: Big; readonly most?: Big }): Big {
  return most ? value.plus(most).div(2) : value;
}
