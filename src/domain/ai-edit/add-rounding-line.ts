import { Big } from 'big.js';
import type { EditLine, EditOp, EditTable } from './plan.ts';
import { roundTo } from './round-to.ts';
import { totalTable } from './total-table.ts';

type RoundTotal = Extract<EditOp, { op: 'round_total' }>;

function withLine(table: EditTable, line: EditLine): EditTable {
  return { ...table, lines: [...table.lines, line] };
}

/**
 * Brings the total to a multiple of the step with one more line. Tax and discount act on that line too, so its price is
 * worked back from the total and then tried; null where no whole price hits it.
 */
export function addRoundingLine(table: EditTable, op: RoundTotal, newId: string): EditTable | null {
  const before = totalTable(table);
  if (!before.ok) return null;
  const total = before.totals.totalMinor;
  const wanted = roundTo(total, op.stepMinor, op.rounding);
  if (wanted === total) return table;

  const taxRate = table.defaultTaxRate;
  const share = new Big(100).minus(table.discountPercent).div(100);
  const factor = table.taxMode === 'exclusive' ? share.times(new Big(taxRate).plus(100).div(100)) : share;
  if (factor.lte(0)) return null;
  const guess = Number(new Big(wanted - total).div(factor).round(0, Big.roundHalfUp).toFixed());
  for (const off of [0, 1, -1, 2, -2]) {
    const line: EditLine = {
      id: newId,
      groupId: null,
      description: op.description,
      category: 'other',
      quantity: 1,
      unit: 'fixed',
      unitLabel: null,
      unitPriceMinor: guess + off,
      taxRate,
    };
    const after = totalTable(withLine(table, line));
    if (after.ok && after.totals.totalMinor === wanted) return withLine(table, line);
  }
  return null;
}
