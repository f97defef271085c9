import { isPercent } from '../quote/quantity.ts';
import { type Applied, doubt, type Missed, type Refused } from './applied.ts';
import { applyOp } from './apply-op.ts';
import type { EditLine, EditOp, EditPlan, EditTable } from './plan.ts';
import { isDeduction } from './read/lexicon.ts';
import { totalTable } from './total-table.ts';

const mostOps = 50;
const mostLines = 500;
const longestDescription = 200;
const mostPercent = 1_000;
/** What the calls for single lines take: minor units and units. */
const mostPriceMinor = 999_999_999_999;
const mostQuantity = 9_999_999.999;

const outOfBounds: Refused = { ok: false, kind: 'refusal', reason: 'out_of_bounds' };

const isDescription = (text: string): boolean => text.trim() !== '' && text.length <= longestDescription;

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
    case 'deduct':
    case 'land_on':
      return Number.isSafeInteger(op.minor) && op.minor >= 0;
    case 'add_share':
      return isPercent(op.percent) && isDescription(op.description);
    case 'describe':
      return isDescription(op.description);
    case 'add':
      return isDescription(op.line.description);
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
  const mayBeNegative = (before?.unitPriceMinor ?? 0) < 0 || isDeduction(line.description);
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

/** Two discounts, or two totals: which of them? */
const isTwice = (ops: readonly EditOp[], kind: EditOp['op']): boolean => ops.filter(({ op }) => op === kind).length > 1;

/** What the total is to be is said of the whole change, wherever it stands in the command. */
const inOrder = (ops: readonly EditOp[]): readonly EditOp[] => [
  ...ops.filter(({ op }) => op !== 'land_on'),
  ...ops.filter(({ op }) => op === 'land_on'),
];

interface Progress {
  readonly table: EditTable;
  readonly added: number;
  readonly gone: ReadonlySet<string>;
  readonly missed: Missed | null;
}

function nextStep({ table, added, gone, missed }: Progress, op: EditOp): Progress | Refused {
  // "It is not needed, remove it": what is gone already can go again.
  if (op.op === 'delete' && op.lines.every((id) => gone.has(id))) return { table, added, gone, missed };
  if ('lines' in op && !table.lines.some(({ id }) => op.lines.includes(id))) return doubt('contradiction');
  const applied = applyOp(table, op, (index) => `new${added + index + 1}`);
  if (!applied.ok) return applied;
  return {
    table: applied.table,
    added: added + Math.max(0, applied.table.lines.length - table.lines.length),
    gone: op.op === 'delete' ? new Set([...gone, ...op.lines]) : gone,
    missed: applied.missed ?? missed,
  };
}

/**
 * All or nothing: the table after the whole plan, or why none of it was done. The given table stays as it is. The ids
 * of lines that are added are `new1`, `new2` and so on.
 */
export function applyPlan(before: EditTable, { ops }: EditPlan): Applied {
  const ids = new Set(before.lines.map(({ id }) => id));
  const groups = new Set(before.groups.map(({ id }) => id));
  if (ops.length > mostOps || !ops.every(isSoundOp)) return outOfBounds;
  if (isTwice(ops, 'discount') || isTwice(ops, 'land_on')) return doubt('contradiction');
  if (!ops.every((op) => namesKnownLines(op, ids, groups))) return doubt('not_found');
  let progress: Progress = { table: before, added: 0, gone: new Set(), missed: null };
  for (const op of inOrder(ops)) {
    const next = nextStep(progress, op);
    if ('ok' in next) return next;
    progress = next;
  }
  const checked = checkTable(progress.table, before);
  return checked.ok ? { ...checked, missed: progress.missed } : checked;
}
