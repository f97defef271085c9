import type { PricingUnit } from './pricing-unit.ts';
import type { PricingStrategy } from './strategy.ts';

export const costCategories = ['labour', 'materials', 'equipment', 'other'] as const;
export type CostCategory = (typeof costCategories)[number];

/** From this quantity on, the whole quantity is charged at this rate. */
export interface PriceTier {
  readonly fromQuantity: number;
  /** Minor units for one unit. */
  readonly rateMinor: number;
}

/**
 * The reserved line key of a price that is only put in by its name, such as a row of a price list: no draft uses it by itself,
 * or a list of a hundred prices would be charged for whatever is counted alike.
 */
export const listedKey = 'listed';

/** What a provider charges for one kind of work, in the provider's own units. */
export interface PricingRule {
  readonly id: string;
  readonly name: string;
  readonly serviceTypeId: string | null;
  /**
   * The playbook line it prices, or the reserved key of a charge for the whole job or of a listed price. Without it, a rule applies by service
   * type and unit.
   */
  readonly lineKey: string | null;
  readonly strategy: PricingStrategy;
  readonly costCategory: CostCategory;
  readonly unit: PricingUnit;
  readonly unitLabel: string | null;
  /** Minor units of the provider's currency for one unit; with a markup, what one unit costs the provider. */
  readonly rateMinor: number;
  /** Cheaper rates for larger quantities, in ascending order; null or empty where there is one rate. */
  readonly tiers: readonly PriceTier[] | null;
  readonly minimumMinor: number | null;
  readonly markupPercent: number | null;
  readonly taxRate: number | null;
  readonly isActive: boolean;
}
