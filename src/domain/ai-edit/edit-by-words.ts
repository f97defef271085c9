import type { Locale } from '../locale.ts';
import type { Missed } from './applied.ts';
import { applyPlan } from './apply-plan.ts';
import { type Diff, diffTables, isEmptyDiff } from './diff.ts';
import type { Choice, EditPlan, EditTable, Question, Reading, RefusalReason } from './plan.ts';
import { readCommand } from './read/read-command.ts';

export type Proposal =
  | {
      readonly kind: 'edit';
      readonly plan: EditPlan;
      readonly table: EditTable;
      readonly diff: Diff;
      /** The total that was named, where rounding lets the quote come only near to it. */
      readonly missed: Missed | null;
    }
  /** Understood, and already as asked. */
  | { readonly kind: 'no_change' }
  | ({ readonly kind: 'question' } & Question)
  | { readonly kind: 'refusal'; readonly reason: RefusalReason };

/** Works a reading out on the table, whoever read the command. */
export function proposeReading(table: EditTable, reading: Reading): Proposal {
  if (reading.kind !== 'plan') return reading;
  const applied = applyPlan(table, reading.plan);
  if (!applied.ok)
    return applied.kind === 'refusal'
      ? { kind: 'refusal', reason: applied.reason }
      : { kind: 'question', reason: applied.reason, candidates: [], span: null };
  const diff = diffTables(table, applied.table);
  if (isEmptyDiff(diff)) return { kind: 'no_change' };
  return { kind: 'edit', plan: reading.plan, table: applied.table, diff, missed: applied.missed ?? null };
}

/**
 * A change of the quote in words. Only the command is read; texts of lines are what it is compared with, so nothing
 * written in them can ask for anything. A command is done whole or not at all.
 */
export function editByWords(
  table: EditTable,
  command: string,
  locale: Locale,
  choices: readonly Choice[] = [],
): Proposal {
  return proposeReading(table, readCommand({ table, command, locale, choices }));
}
