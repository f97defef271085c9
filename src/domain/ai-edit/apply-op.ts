import { Big } from 'big.js';
import { lineAmountMinor } from '../quote/line-amount.ts';
import { isQuantity } from '../quote/quantity.ts';
import { addRoundingLine } from './add-rounding-line.ts';
import { mergeLines } from './merge-lines.ts';
import { moveLines } from './move-lines.ts';
import type { EditLine, EditOp, EditTable, QuestionReason, RefusalReason } from './plan.ts';
import { roundTo } from './round-to.ts';

export type Refused =
  | { readonly ok: false; readonly kind: 'refusal'; readonly reason: RefusalReason }
  | { readonly ok: false; readonly kind: 'question'; readonly reason: QuestionReason };

export type Applied = { readonly ok: true; readonly table: EditTable } | Refused;

type OnLines = Extract<EditOp, { lines: readonly string[] }>;
type Change = (line: EditLine) => EditLine | Refused;

const refuse = (reason: RefusalReason): Refused => ({ ok: false, kind: 'refusal', reason });
export const doubt = (reason: QuestionReason): Refused => ({ ok: false, kind: 'question', reason });

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

function applyToLines(table: EditTable, op: OnLines): Applied {
  const ids = new Set(op.lines);
  const change = changeOf(op);
  if (change) return changeEach(table, ids, change);
  if (op.op === 'delete') {
    const lines = table.lines.filter(({ id }) => !ids.has(id));
    return lines.length > 0 ? { ok: true, table: { ...table, lines } } : doubt('removes_everything');
  }
  if (op.op === 'move') return { ok: true, table: { ...table, lines: moveLines(table.lines, ids, op.place) } };
  const merged = op.op === 'merge' ? mergeLines(table.lines, ids, op.description) : null;
  return merged ? { ok: true, table: { ...table, lines: merged } } : doubt('not_possible');
}

/** One step on a table. The ids that lines get which it adds are `new1`, `new2` and so on. */
export function applyOp(table: EditTable, op: EditOp, newId: string): Applied {
  if ('lines' in op) return applyToLines(table, op);
  switch (op.op) {
    case 'add': {
      const line: EditLine = { ...op.line, id: newId, taxRate: table.defaultTaxRate };
      return { ok: true, table: { ...table, lines: [...table.lines, line] } };
    }
    case 'discount':
      return { ok: true, table: { ...table, discountPercent: op.percent } };
    case 'set_optional': {
      const groups = table.groups.map((group) =>
        op.groups.includes(group.id) ? { ...group, isOptional: op.isOptional } : group,
      );
      return { ok: true, table: { ...table, groups } };
    }
    case 'round_total': {
      const rounded = addRoundingLine(table, op, newId);
      return rounded ? { ok: true, table: rounded } : doubt('not_exact');
    }
  }
}
