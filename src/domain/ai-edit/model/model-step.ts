import type { CostCategory } from '../../pricing/rule.ts';
import type { Rounding } from '../plan.ts';
import type { UnitTag } from '../read/value.ts';

/** What a language model may say of a command. Each names what to do with figures of the command, never what comes out. */
export const modelActions = [
  'set_price',
  'raise_price',
  'lower_price',
  'multiply_price',
  'set_line_total',
  'set_quantity',
  'raise_quantity',
  'lower_quantity',
  'multiply_quantity',
  'rename',
  'set_category',
  'delete',
  'merge',
  'move_first',
  'move_last',
  'round_prices',
  'round_total',
  'discount',
  'take_off_total',
  'bring_total_to',
  'add_percentage',
  'make_optional',
  'make_required',
  'add',
] as const;
export type ModelAction = (typeof modelActions)[number];

/** One step as a model writes it, all fields side by side; nothing of it is believed before it is checked here. */
export interface ModelStep {
  readonly action: ModelAction;
  /** Ids of lines. */
  readonly lines: readonly string[];
  /** Ids of parts of the job. */
  readonly parts: readonly string[];
  readonly percent: number | null;
  /** Money in whole units of the quote's currency. */
  readonly amount: number | null;
  /** A quantity or a factor. */
  readonly number: number | null;
  readonly description: string | null;
  readonly category: CostCategory | null;
  readonly unit: UnitTag | null;
  readonly rounding: Rounding | null;
}

/** Why a model's plan was not used. */
export const planFaults = [
  'nothing',
  'foreign_line',
  'foreign_figure',
  'foreign_words',
  'unnamed_line',
  'incomplete',
  'does_not_work_out',
] as const;
export type PlanFault = (typeof planFaults)[number];
