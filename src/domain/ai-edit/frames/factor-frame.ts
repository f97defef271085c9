import { Big } from 'big.js';
import type { EditLine, EditOp } from '../plan.ts';
import type { Clause } from '../read/clause.ts';
import { resolveTarget } from '../read/target.ts';
import { has } from '../read/token.ts';
import { unitOfLine } from '../read/units.ts';
import { directionOf } from './direction.ts';
import { ask, type Frame, opsOutcome } from './outcome.ts';

/** By how much the clause multiplies, and whether its verb leaves open what of. */
function factorOf(clause: Clause): { readonly factor: number; readonly isOpen: boolean } | null {
  const { verbTags, attributes } = clause;
  if (verbTags.has('halve')) return { factor: 0.5, isOpen: false };
  if (verbTags.has('double')) return { factor: 2, isOpen: false };
  if (verbTags.has('triple')) return { factor: 3, isOpen: false };
  if (!attributes.has('half')) return null;
  const direction = directionOf(clause);
  return direction ? { factor: direction === 'lower' ? 0.5 : 1.5, isOpen: true } : null;
}

/** Whole pieces stay whole. */
const staysCountable = (line: EditLine, factor: number): boolean =>
  unitOfLine(line) !== 'unit' || !Number.isInteger(line.quantity) || Number.isInteger(line.quantity * factor);

/** "Double the posts", "halve the price of the gate", "reduce the tiling by half". */
export const factorFrame: Frame = (clause, context) => {
  const found = factorOf(clause);
  if (!found || clause.values.length > 0) return null;
  const { attributes } = clause;
  if (attributes.has('name') || attributes.has('optional') || attributes.has('total')) return null;
  const target = resolveTarget(clause.phrases, context);
  if (!target.ok) return { kind: 'question', question: target.question };
  const lines = context.table.lines.filter(({ id }) => target.ids.includes(id));
  // "Half as long" is said of hours and days, not of square metres.
  const isTime = clause.verbs.some((verb) => has(verb, 'halve', 'double') && has(verb, 'hour'));
  if (isTime && !lines.every((line) => ['hour', 'day'].includes(unitOfLine(line) ?? ''))) return ask('unit_mismatch');
  const isFixed = lines.every((line) => unitOfLine(line) === 'fixed');
  const isPrice = attributes.has('price') || (isFixed && !attributes.has('quantity'));
  const percent = Number(new Big(found.factor).minus(1).times(100).toFixed());
  const price: EditOp = { op: 'scale_price', lines: target.ids, percent };
  if (isPrice) return opsOutcome([price], target.ids);
  // "Everything twice as much" could be prices or quantities.
  if (lines.length > 1 && !attributes.has('quantity')) return ask('unclear_value');
  if (found.isOpen && !attributes.has('quantity')) return ask('unclear_value');
  if (!lines.every((line) => staysCountable(line, found.factor))) return ask('not_exact');
  return opsOutcome([{ op: 'scale_quantity', lines: target.ids, factor: found.factor }], target.ids);
};
