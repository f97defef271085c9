import { Big } from 'big.js';
import { type Locale, languageOf } from '../../locale.ts';
import { proposeReading } from '../edit-by-words.ts';
import type { EditOp, EditTable, Reading } from '../plan.ts';
import { englishLexicon, lexiconFor } from '../read/lexicon.ts';
import { type CommandFigure, figuresOfCommand } from './figures-of-command.ts';
import type { ModelStep, PlanFault } from './model-step.ts';
import { type NamedInCommand, namedInCommand } from './named-in-command.ts';
import { type LineNames, opOfStep } from './op-of-step.ts';

export interface Commanded {
  readonly table: EditTable;
  readonly command: string;
  readonly locale: Locale;
}

/** What holds of a model's plan: a reading to propose or a refusal of ours, else why nothing of it is used. */
export type CheckedSteps =
  | { readonly ok: true; readonly reading: Reading }
  | { readonly ok: false; readonly fault: PlanFault };

type Kind = CommandFigure['kind'];
interface Used {
  readonly value: number;
  readonly kinds: readonly Kind[];
}

/** The figures a step rests on, with what each may have been in the command. */
function figuresUsed({ action, percent, amount, number }: ModelStep, isWordless: boolean): Used[] {
  const isDefault = action === 'add' && number === 1;
  return [
    ...(percent === null
      ? []
      : [{ value: percent, kinds: isWordless ? (['percent', 'plain'] as const) : (['percent'] as const) }]),
    ...(amount === null ? [] : [{ value: amount, kinds: ['money', 'plain'] as const }]),
    ...(number === null || isDefault ? [] : [{ value: number, kinds: ['plain', 'factor'] as const }]),
  ];
}

/** Null where each figure stands in the command. */
function figureFault(step: ModelStep, said: readonly CommandFigure[], { table, locale }: Commanded) {
  for (const { value, kinds } of figuresUsed(step, lexiconFor(languageOf(locale)) === null)) {
    if (!Number.isFinite(value) || value < 0) return 'foreign_figure';
    const found = said.filter((one) => kinds.includes(one.kind) && one.value.eq(new Big(value)));
    if (found.length === 0) return 'foreign_figure';
    const isOurs = ({ currencies }: CommandFigure) => currencies === null || currencies.includes(table.currency);
    if (!found.some(isOurs)) return 'currency_mismatch';
  }
  return null;
}

const hasFigure = ({ percent, amount, number }: ModelStep): boolean =>
  [percent, amount, number].some((one) => one !== null);

function nameFault(step: ModelStep, { table }: Commanded, named: NamedInCommand): PlanFault | null {
  const isKnown =
    step.lines.every((id) => table.lines.some((line) => line.id === id)) &&
    step.parts.every((id) => table.groups.some((part) => part.id === id));
  if (!isKnown) return 'foreign_line';
  if (step.description && !named.isSaid(step.description)) return 'foreign_words';
  if (hasFigure(step)) return null;
  return step.lines.every(named.isLineNamed) && step.parts.every(named.isPartNamed) ? null : 'unnamed_line';
}

/**
 * A model's steps held against the provider's own command: known lines, no figure and no word that the command does not
 * hold, and figureless steps only on what it names. What a line's text asks for therefore finds no figure and no name to
 * ask it with. Then the plan is worked out as any other.
 */
export function checkSteps(steps: readonly ModelStep[], commanded: Commanded): CheckedSteps {
  const { table, command, locale } = commanded;
  if (steps.length === 0) return { ok: false, fault: 'nothing' };
  const said = figuresOfCommand(command, locale);
  const named = namedInCommand(table, command, locale);
  const names: LineNames = lexiconFor(languageOf(locale)) ?? englishLexicon();
  const ops: EditOp[] = [];
  for (const step of steps) {
    const fault = nameFault(step, commanded, named) ?? figureFault(step, said, commanded);
    if (fault === 'currency_mismatch') return { ok: true, reading: { kind: 'refusal', reason: fault } };
    if (fault) return { ok: false, fault };
    const op = opOfStep(step, table.currency, names);
    if (!op || ('lines' in op && op.lines.length === 0)) return { ok: false, fault: 'incomplete' };
    ops.push(op);
  }
  const reading: Reading = { kind: 'plan', plan: { ops } };
  // A question is better asked by the grammar, which knows where in the command the doubt is.
  if (proposeReading(table, reading).kind === 'question') return { ok: false, fault: 'does_not_work_out' };
  return { ok: true, reading };
}
