import type { PricingUnit } from '../pricing/pricing-unit.ts';
import type { CostCategory, PricingRule } from '../pricing/rule.ts';
import type { ComponentType } from '../question/component-type.ts';

/** The units of which an answer can be the quantity, the usual one first. */
export const measuringUnits = ['per_unit', 'per_area', 'hourly', 'daily'] as const satisfies readonly PricingUnit[];
export type MeasuringUnit = (typeof measuringUnits)[number];

/** What the answer to a question of the provider's own is the quantity of: m², a flue, hours. */
export interface Measures {
  readonly unit: PricingUnit;
  /** What one of them is called where the unit does not say it; empty where it does. */
  readonly unitLabel: string;
}

/** The questions whose answers can be a quantity. */
export const measuringTypes = ['NumberInput', 'RangeSlider', 'Dimensions'] as const satisfies readonly ComponentType[];

/** A question that the provider asks with every request for a service. */
export interface OwnQuestion {
  readonly id: string;
  readonly type: ComponentType;
  readonly prompt: string;
  readonly help: string | null;
  readonly config: Readonly<Record<string, unknown>>;
  readonly required: boolean;
  readonly measures: (Measures & { readonly unit: MeasuringUnit }) | null;
}

/** A line that the provider puts into every quote for a service. */
export interface StandardLine {
  readonly id: string;
  readonly serviceTypeId: string;
  readonly description: string;
  readonly category: CostCategory;
  /** At most 3 decimals, in the line's unit; null is what the answers say. */
  readonly quantity: number | null;
  readonly unit: PricingUnit;
  readonly unitLabel: string | null;
  /** The rule that prices it; its unit is then the line's. */
  readonly pricingRuleId: string | null;
  /** A price of its own; null is the rule's, or none yet. */
  readonly unitPriceMinor: number | null;
}

/** What a provider's quotes for one service are made of, beside what a playbook knows. */
export interface OwnWork {
  /** Null where nobody knows what service it is. */
  readonly serviceTypeId: string | null;
  /** What the work is called. */
  readonly title: string;
  readonly standardLines: readonly StandardLine[];
  /** All that the provider charges. */
  readonly rules: readonly PricingRule[];
  /** Whether the provider asks questions of their own: then the general ones are left out. */
  readonly asksItself: boolean;
}
