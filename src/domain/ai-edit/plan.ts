import type { Currency } from '../currency.ts';
import type { PricingUnit } from '../pricing/pricing-unit.ts';
import type { CostCategory } from '../pricing/rule.ts';
import type { TaxMode } from '../quote/totals.ts';

/** A line of the quote as far as a change in words can see and touch it. */
export interface EditLine {
  readonly id: string;
  /** The part of the job it belongs to. */
  readonly groupId: string | null;
  readonly description: string;
  readonly category: CostCategory;
  readonly quantity: number;
  readonly unit: PricingUnit;
  readonly unitLabel: string | null;
  readonly unitPriceMinor: number | null;
  readonly taxRate: number;
  /** What one unit costs the provider, where that is known: no change may sell below it. */
  readonly costMinor?: number | null;
}

/** A part of the job, such as a room. */
export interface EditGroup {
  readonly id: string;
  readonly title: string;
  readonly isOptional: boolean;
  readonly isVisible: boolean;
  readonly choiceGroup?: string | null;
}

export interface EditTable {
  readonly currency: Currency;
  /** How prices are written, whether tax is charged or not. */
  readonly taxMode: Exclude<TaxMode, 'none'>;
  readonly discountPercent: number;
  readonly tax: {
    readonly isCharged: boolean;
    /** Whether the provider may choose: who is not registered charges none, and has nothing to leave off. */
    readonly isOpen: boolean;
  };
  /** What a line gets that the change adds. */
  readonly defaultTaxRate: number;
  /** In the order shown. */
  readonly lines: readonly EditLine[];
  readonly groups: readonly EditGroup[];
}

export type NewLine = Pick<
  EditLine,
  'description' | 'category' | 'quantity' | 'unit' | 'unitLabel' | 'unitPriceMinor' | 'groupId'
>;

export const roundings = ['nearest', 'up', 'down'] as const;
export type Rounding = (typeof roundings)[number];

export type Place =
  | { readonly at: 'first' | 'last' }
  | { readonly after: string }
  | { readonly before: string }
  | { readonly index: number };

interface OnLines {
  readonly lines: readonly string[];
}

/**
 * One step of a change. Steps name what to do, never the sums that come out: those are worked out here, so a plan may
 * come from the grammar or from a language model and is checked alike. Percentages are changes (`10` is a tenth more).
 */
export type EditOp =
  | ({ readonly op: 'set_price'; readonly minor: number } & OnLines)
  | ({ readonly op: 'scale_price'; readonly percent: number } & OnLines)
  | ({ readonly op: 'shift_price'; readonly minor: number } & OnLines)
  | ({ readonly op: 'set_total'; readonly minor: number } & OnLines)
  | ({ readonly op: 'set_quantity'; readonly quantity: number } & OnLines)
  | ({ readonly op: 'scale_quantity'; readonly factor: number } & OnLines)
  | ({ readonly op: 'shift_quantity'; readonly by: number } & OnLines)
  | ({ readonly op: 'describe'; readonly description: string } & OnLines)
  | ({ readonly op: 'categorise'; readonly category: CostCategory } & OnLines)
  | ({ readonly op: 'regroup'; readonly groupId: string | null } & OnLines)
  | ({ readonly op: 'delete' } & OnLines)
  | ({ readonly op: 'move'; readonly place: Place } & OnLines)
  | ({ readonly op: 'merge'; readonly description: string | null } & OnLines)
  | ({ readonly op: 'round_prices'; readonly stepMinor: number; readonly rounding: Rounding } & OnLines)
  | {
      readonly op: 'round_total';
      readonly stepMinor: number;
      readonly rounding: Rounding;
      readonly description: string;
    }
  | { readonly op: 'discount'; readonly percent: number }
  /** "Knock £50 off": the total, tax and all, falls by it. */
  | { readonly op: 'deduct'; readonly minor: number; readonly description: string }
  /** "Make it a round £1,200": the difference becomes a line, down or up. */
  | { readonly op: 'land_on'; readonly minor: number; readonly lowered: string; readonly raised: string }
  /** "Add 15 % contingency": of what all lines come to. */
  | {
      readonly op: 'add_share';
      readonly percent: number;
      readonly description: string;
      readonly category: CostCategory;
    }
  | { readonly op: 'charge_tax'; readonly isCharged: boolean }
  | { readonly op: 'set_optional'; readonly groups: readonly string[]; readonly isOptional: boolean }
  | { readonly op: 'add'; readonly line: NewLine };

export interface EditPlan {
  readonly ops: readonly EditOp[];
}

/** Why a change is refused, however it is worded. */
export const refusalReasons = [
  'unsafe_request',
  'currency_mismatch',
  'tax_setting',
  'not_an_edit',
  'out_of_bounds',
  'negative_total',
  'below_cost',
  'too_long',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Why the provider is asked instead of anything being changed. */
export const questionReasons = [
  'ambiguous_target',
  'not_found',
  'missing_value',
  'missing_target',
  'unclear_value',
  'unit_mismatch',
  'contradiction',
  'removes_everything',
  'not_exact',
  'not_possible',
  'not_understood',
] as const;
export type QuestionReason = (typeof questionReasons)[number];

export interface Question {
  readonly reason: QuestionReason;
  /** Lines that may be meant, in the order shown. */
  readonly candidates: readonly string[];
  /** Where in the command the doubt is, so that a tapped candidate can take its place. */
  readonly span: { readonly start: number; readonly end: number } | null;
}

/** An answer to a question: the words at [start, end) of the command mean this line. */
export interface Choice {
  readonly start: number;
  readonly end: number;
  readonly lineId: string;
}

/** What a reader makes of a command: the built-in grammar, or a language model behind the same type. */
export type Reading =
  | { readonly kind: 'plan'; readonly plan: EditPlan }
  | ({ readonly kind: 'question' } & Question)
  | { readonly kind: 'refusal'; readonly reason: RefusalReason };
