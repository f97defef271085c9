import { isPercent } from '../quote/quantity.ts';
import { type Applied, applyOp, type Refused } from './apply-op.ts';
import { deductionWords } from './deduction.ts';
import type { EditLine, EditOp, EditPlan, EditTable } from './plan.ts';
import { totalTable } from './total-table.ts';

const mostOps = 50;
const mostLines = 500;
const longestDescription = 200;
const mostPercent = 1_000;
/** What the calls for single lines take: minor units and units. */
const mostPriceMinor = 999_999_999_999;
const mostQuantity = 9_999_999.999;

const outOfBounds: Refused = { ok: false, kind: 'refusal', reason: 'out_of_bounds' };

/** What must hold of a step before it is worked out, whoever wrote the plan. */
function isSoundOp(op: EditOp): boolean {
  switch (op.op) {
    case 'scale_price':
      return op.percent >= -100 && op.percent <= mostPercent;
    case 'set_price':
    case 'shift_price':
    case 'set_total':
      return Number.isSafeInteger(op.minor);
    case 'round_prices':
    case 'round_total':
      return Number.isSafeInteger(op.stepMinor) && op.stepMinor > 0;
    case 'discount':
      return isPercent(op.percent);
    case 'describe':
      return op.description.trim() !== '' && op.description.length <= longestDescription;
    case 'add':
      return op.line.description.trim() !== '' && op.line.description.length <= longestDescription;
    default:
      return true;
  }
}

/** A line that takes something off may be negative; any other has to stay a price. */
function isSoundLine(line: EditLine, before: EditLine | undefined): boolean {
  const price = line.unitPriceMinor;
  if (Math.abs(line.quantity) > mostQuantity) return false;
  if (price === null) return true;
  if (!Number.isSafeInteger(price) || Math.abs(price) > mostPriceMinor) return false;
  const mayBeNegative = (before?.unitPriceMinor ?? 0) < 0 || deductionWords.test(line.description);
  return price >= 0 || mayBeNegative;
}

function isBelowCost(line: EditLine, before: EditLine | undefined): boolean {
  const cost = line.costMinor ?? null;
  return (
    cost !== null &&
    line.unitPriceMinor !== null &&
    line.unitPriceMinor < cost &&
    line.unitPriceMinor !== before?.unitPriceMinor
  );
}

function checkTable(table: EditTable, before: EditTable): Applied {
  const old = new Map(before.lines.map((line) => [line.id, line]));
  if (table.lines.length > mostLines) return outOfBounds;
  if (!table.lines.every((line) => isSoundLine(line, old.get(line.id)))) return outOfBounds;
  if (table.lines.some((line) => isBelowCost(line, old.get(line.id))))
    return { ok: false, kind: 'refusal', reason: 'below_cost' };
  const total = totalTable(table);
  if (!total.ok)
    return { ok: false, kind: 'refusal', reason: total.code === 'negative_total' ? 'negative_total' : 'out_of_bounds' };
  return { ok: true, table };
}

function namesKnownLines(op: EditOp, ids: ReadonlySet<string>, groups: ReadonlySet<string>): boolean {
  if ('lines' in op && (op.lines.length === 0 || !op.lines.every((id) => ids.has(id)))) return false;
  if (op.op === 'set_optional') return op.groups.every((id) => groups.has(id));
  if (op.op === 'regroup') return op.groupId === null || groups.has(op.groupId);
  return true;
}

/** All or nothing: the table after the whole plan, or why none of it was done. The given table stays as it is. */
export function applyPlan(before: EditTable, { ops }: EditPlan): Applied {
  const ids = new Set(before.lines.map(({ id }) => id));
  const groups = new Set(before.groups.map(({ id }) => id));
  if (ops.length > mostOps || !ops.every(isSoundOp)) return outOfBounds;
  if (!ops.every((op) => namesKnownLines(op, ids, groups))) return { ok: false, kind: 'question', reason: 'not_found' };
  let table = before;
  let added = 0;
  const gone = new Set<string>();
  for (const op of ops) {
    const length = table.lines.length;
    // "It is not needed, remove it": what is gone already can go again.
    if (op.op === 'delete' && op.lines.every((id) => gone.has(id))) continue;
    if ('lines' in op && !table.lines.some(({ id }) => op.lines.includes(id)))
      return { ok: false, kind: 'question', reason: 'contradiction' };
    const applied = applyOp(table, op, `new${added + 1}`);
    if (!applied.ok) return applied;
    table = applied.table;
    if (op.op === 'delete') for (const id of op.lines) gone.add(id);
    if (table.lines.length > length) added += 1;
  }
  return checkTable(table, before);
}
