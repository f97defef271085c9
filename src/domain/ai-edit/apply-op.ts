import { Big } from 'big.js';
import { lineAmountMinor } from '../quote/line-amount.ts';
import { isQuantity } from '../quote/quantity.ts';
import { type Applied, doubt, type Refused, refuse } from './applied.ts';
import { mergeLines } from './merge-lines.ts';
import { moveLines } from './move-lines.ts';
import type { EditLine, EditOp, EditTable } from './plan.ts';
import { roundTo } from './round-to.ts';
import { changeWhole } from './whole/change-whole.ts';
import { roundedAmount } from './whole/round-amount.ts';

type OnLines = Extract<EditOp, { lines: readonly string[] }>;
type Change = (line: EditLine) => EditLine | Refused;

/** Halves away from zero, as the product rounds everywhere. */
function wholeOf(value: Big): number {
  return Number(value.round(0, Big.roundHalfUp).toFixed());
}

function priced(line: EditLine, change: (price: number) => Big): EditLine | Refused {
  if (line.unitPriceMinor === null) return doubt('missing_value');
  return { ...line, unitPriceMinor: wholeOf(change(line.unitPriceMinor)) };
}

function counted(line: EditLine, quantity: Big): EditLine | Refused {
  const value = Number(quantity.toFixed());
  if (!isQuantity(value)) return doubt('not_exact');
  return value > 0 ? { ...line, quantity: value } : refuse('out_of_bounds');
}

/** The unit price at which the line comes to the wanted amount, if there is one to the minor unit. */
function priceForTotal(line: EditLine, minor: number): EditLine | Refused {
  const price = wholeOf(new Big(minor).div(line.quantity));
  return lineAmountMinor(line.quantity, price) === minor ? { ...line, unitPriceMinor: price } : doubt('not_exact');
}

function changeOf(op: OnLines): Change | null {
  switch (op.op) {
    case 'set_price':
      return (line) => ({ ...line, unitPriceMinor: op.minor });
    case 'scale_price':
      return (line) => priced(line, (price) => new Big(price).times(new Big(op.percent).plus(100)).div(100));
    case 'shift_price':
      return (line) => priced(line, (price) => new Big(price).plus(op.minor));
    case 'set_total':
      return (line) => priceForTotal(line, op.minor);
    case 'set_quantity':
      return (line) => counted(line, new Big(op.quantity));
    case 'scale_quantity':
      return (line) => counted(line, new Big(line.quantity).times(op.factor));
    case 'shift_quantity':
      return (line) => counted(line, new Big(line.quantity).plus(op.by));
    case 'describe':
      return (line) => ({ ...line, description: op.description });
    case 'categorise':
      return (line) => ({ ...line, category: op.category });
    case 'regroup':
      return (line) => ({ ...line, groupId: op.groupId });
    case 'round_prices':
      return (line) => priced(line, (price) => new Big(roundTo(price, op.stepMinor, op.rounding)));
    default:
      return null;
  }
}

function changeEach(table: EditTable, ids: ReadonlySet<string>, change: Change): Applied {
  const lines: EditLine[] = [];
  for (const line of table.lines) {
    const changed = ids.has(line.id) ? change(line) : line;
    if ('ok' in changed) return changed;
    lines.push(changed);
  }
  return { ok: true, table: { ...table, lines } };
}

type RoundPrices = Extract<EditOp, { op: 'round_prices' }>;

/** "Round all prices" of £55 for 0.67 hours: where every unit price is round already, what the lines come to is not. */
function roundPrices(table: EditTable, op: RoundPrices, change: Change): Applied {
  const ids = new Set(op.lines);
  const rounded = changeEach(table, ids, change);
  const isAll = table.lines.every(({ id, unitPriceMinor }) => ids.has(id) || unitPriceMinor === null);
  const isSame = rounded.ok && rounded.table.lines.every((line, at) => sameUnitPrice(line, table.lines[at]));
  if (!isAll || !isSame) return rounded;
  return changeEach(table, ids, (line) => roundedAmount(line, op) ?? doubt('not_exact'));
}

const sameUnitPrice = (line: EditLine, other: EditLine | undefined): boolean =>
  line.unitPriceMinor === other?.unitPriceMinor;

function applyToLines(table: EditTable, op: OnLines): Applied {
  const ids = new Set(op.lines);
  const change = changeOf(op);
  if (change) return op.op === 'round_prices' ? roundPrices(table, op, change) : changeEach(table, ids, change);
  if (op.op === 'delete') {
    const lines = table.lines.filter(({ id }) => !ids.has(id));
    return lines.length > 0 ? { ok: true, table: { ...table, lines } } : doubt('removes_everything');
  }
  if (op.op === 'move') return { ok: true, table: { ...table, lines: moveLines(table.lines, ids, op.place) } };
  const merged = op.op === 'merge' ? mergeLines(table.lines, ids, op.description) : null;
  return merged ? { ok: true, table: { ...table, lines: merged } } : doubt('not_possible');
}

/** One step on a table. `newId` names the lines that it adds, from 0. */
export function applyOp(table: EditTable, op: EditOp, newId: (index: number) => string): Applied {
  if ('lines' in op) return applyToLines(table, op);
  switch (op.op) {
    case 'add': {
      const line: EditLine = { ...op.line, id: newId(0), taxRate: table.defaultTaxRate };
      return { ok: true, table: { ...table, lines: [...table.lines, line] } };
    }
    case 'set_optional': {
      const groups = table.groups.map((group) =>
        op.groups.includes(group.id) ? { ...group, isOptional: op.isOptional } : group,
      );
      return { ok: true, table: { ...table, groups } };
    }
    default:
      return changeWhole(table, op, newId);
  }
}
