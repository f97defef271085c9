import { Big } from 'big.js';
import { type Currency, minorDigits } from '../../currency.ts';
import type { EditOp, NewLine } from '../plan.ts';
import type { Lexicon } from '../read/lexicon.ts';
import { storedUnit } from '../read/units.ts';
import type { ModelStep } from './model-step.ts';

function minorOf(amount: number | null, currency: Currency): number | null {
  if (amount === null) return null;
  const minor = new Big(amount).times(10 ** minorDigits(currency));
  return minor.eq(minor.round(0)) ? Number(minor.toFixed()) : null;
}

function priceOp({ action, lines, percent }: ModelStep, minor: number | null): EditOp | null {
  const sign = action === 'lower_price' ? -1 : 1;
  // One of both says by how much.
  if ((percent === null) === (minor === null)) return null;
  if (percent !== null) return { op: 'scale_price', lines, percent: sign * percent };
  return minor === null ? null : { op: 'shift_price', lines, minor: sign * minor };
}

function newLine(step: ModelStep, minor: number | null): NewLine | null {
  if (!step.description || minor === null) return null;
  return {
    description: step.description,
    category: step.category ?? 'other',
    quantity: step.number ?? 1,
    ...storedUnit(step.unit ?? 'fixed'),
    unitPriceMinor: minor,
    groupId: null,
  };
}

/** Steps that take a number of the command. */
function numberOp({ action, lines }: ModelStep, number: number): EditOp | null {
  switch (action) {
    case 'multiply_price':
      return { op: 'scale_price', lines, percent: Number(new Big(number).minus(1).times(100).toFixed()) };
    case 'set_quantity':
      return { op: 'set_quantity', lines, quantity: number };
    case 'raise_quantity':
      return { op: 'shift_quantity', lines, by: number };
    case 'lower_quantity':
      return { op: 'shift_quantity', lines, by: -number };
    case 'multiply_quantity':
      return { op: 'scale_quantity', lines, factor: number };
    default:
      return null;
  }
}

/** How lines are called that nobody named. */
export type LineNames = Pick<Lexicon, 'rounding' | 'discount' | 'surcharge'>;

/** Steps that take an amount of the command. */
function amountOp({ action, lines, rounding }: ModelStep, minor: number, words: LineNames): EditOp | null {
  switch (action) {
    case 'set_price':
      return { op: 'set_price', lines, minor };
    case 'set_line_total':
      return { op: 'set_total', lines, minor };
    case 'round_prices':
      return { op: 'round_prices', lines, stepMinor: minor, rounding: rounding ?? 'nearest' };
    case 'round_total':
      return { op: 'round_total', stepMinor: minor, rounding: rounding ?? 'nearest', description: words.rounding };
    case 'take_off_total':
      return { op: 'deduct', minor, description: words.discount };
    case 'bring_total_to':
      return { op: 'land_on', minor, lowered: words.discount, raised: words.surcharge };
    default:
      return null;
  }
}

/** A model's step as one of the product's own; null where a field is missing that it needs. */
export function opOfStep(step: ModelStep, currency: Currency, words: LineNames): EditOp | null {
  const { action, lines, parts, percent, number, description, category } = step;
  const minor = minorOf(step.amount, currency);
  switch (action) {
    case 'raise_price':
    case 'lower_price':
      return priceOp(step, minor);
    case 'rename':
      return description ? { op: 'describe', lines, description } : null;
    case 'set_category':
      return category ? { op: 'categorise', lines, category } : null;
    case 'delete':
      return { op: 'delete', lines };
    case 'merge':
      return { op: 'merge', lines, description: description || null };
    case 'move_first':
    case 'move_last':
      return { op: 'move', lines, place: { at: action === 'move_first' ? 'first' : 'last' } };
    case 'add_percentage':
      return percent === null || !description
        ? null
        : { op: 'add_share', percent, description, category: category ?? 'other' };
    case 'discount':
      return percent === null ? null : { op: 'discount', percent };
    case 'make_optional':
    case 'make_required':
      return parts.length > 0 ? { op: 'set_optional', groups: parts, isOptional: action === 'make_optional' } : null;
    case 'add': {
      const line = newLine(step, minor);
      return line ? { op: 'add', line } : null;
    }
    default:
      return (
        (number === null ? null : numberOp(step, number)) ?? (minor === null ? null : amountOp(step, minor, words))
      );
  }
}
