import { lineAmountMinor } from '../quote/line-amount.ts';
import type { EditGroup, EditLine, EditTable } from './plan.ts';
import { totalTable } from './total-table.ts';

const comparedFields = [
  'description',
  'category',
  'quantity',
  'unit',
  'unitLabel',
  'unitPriceMinor',
  'groupId',
] as const satisfies readonly (keyof EditLine)[];
export type ChangedField = (typeof comparedFields)[number];

export type LineDiff =
  | { readonly action: 'update'; readonly before: EditLine; readonly after: EditLine; readonly fields: ChangedField[] }
  | { readonly action: 'add'; readonly after: EditLine }
  | { readonly action: 'delete'; readonly before: EditLine };

/** A change in plain facts, for a screen to say. */
export interface Diff {
  readonly lines: readonly LineDiff[];
  readonly groups: ReadonlyArray<{ readonly before: EditGroup; readonly after: EditGroup }>;
  /** Whether lines that stay stand in another order. */
  readonly isReordered: boolean;
  readonly discountPercent: { readonly before: number; readonly after: number } | null;
  /** Whether tax is charged now, where that changes. */
  readonly taxCharged: boolean | null;
  readonly totalMinor: { readonly before: number; readonly after: number };
}

export function amountOf(line: EditLine): number {
  return line.unitPriceMinor === null ? 0 : (lineAmountMinor(line.quantity, line.unitPriceMinor) ?? 0);
}

function lineDiffs(before: EditTable, after: EditTable): LineDiff[] {
  const old = new Map(before.lines.map((line) => [line.id, line]));
  const kept = new Set(after.lines.map(({ id }) => id));
  const changed = after.lines.flatMap((line): LineDiff[] => {
    const was = old.get(line.id);
    if (!was) return [{ action: 'add', after: line }];
    const fields = comparedFields.filter((field) => was[field] !== line[field]);
    return fields.length > 0 ? [{ action: 'update', before: was, after: line, fields }] : [];
  });
  const gone = before.lines
    .filter(({ id }) => !kept.has(id))
    .map((line) => ({ action: 'delete' as const, before: line }));
  return [...changed, ...gone];
}

function isReordered(before: EditTable, after: EditTable): boolean {
  const kept = new Set(after.lines.map(({ id }) => id));
  const stayed = before.lines.filter(({ id }) => kept.has(id)).map(({ id }) => id);
  const old = new Set(stayed);
  return after.lines.filter(({ id }) => old.has(id)).some(({ id }, index) => id !== stayed[index]);
}

function totalOf(table: EditTable): number {
  const total = totalTable(table);
  return total.ok ? total.totals.totalMinor : 0;
}

export function diffTables(before: EditTable, after: EditTable): Diff {
  return {
    lines: lineDiffs(before, after),
    groups: after.groups.flatMap((group, index) => {
      const was = before.groups[index];
      return was && was.isOptional !== group.isOptional ? [{ before: was, after: group }] : [];
    }),
    isReordered: isReordered(before, after),
    discountPercent:
      before.discountPercent === after.discountPercent
        ? null
        : { before: before.discountPercent, after: after.discountPercent },
    taxCharged: before.tax.isCharged === after.tax.isCharged ? null : after.tax.isCharged,
    totalMinor: { before: totalOf(before), after: totalOf(after) },
  };
}

export function isEmptyDiff(diff: Diff): boolean {
  const { lines, groups, isReordered: isMoved, discountPercent, taxCharged } = diff;
  return lines.length === 0 && groups.length === 0 && !isMoved && discountPercent === null && taxCharged === null;
}
