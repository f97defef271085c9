export const pricingUnits = ['hourly', 'daily', 'per_unit', 'per_area', 'fixed'] as const;
export type PricingUnit = (typeof pricingUnits)[number];

export const costCategories = ['labour', 'materials', 'equipment', 'other'] as const;
export type CostCategory = (typeof costCategories)[number];

export const pricingStrategies = ['per_unit', 'per_area', 'hourly', 'daily', 'fixed'] as const;
export type PricingStrategy = (typeof pricingStrategies)[number];

/** What a provider charges for one kind of work, in the provider's own units. */
export interface PricingRule {
  readonly id: string;
  readonly name: string;
  readonly serviceTypeId: string | null;
  /** The playbook line it prices. Without it, a rule applies by service type and unit. */
  readonly lineKey: string | null;
  readonly strategy: PricingStrategy;
  readonly costCategory: CostCategory;
  readonly unit: PricingUnit;
  readonly unitLabel: string | null;
  /** Minor units of the provider's currency for one unit. */
  readonly rateMinor: number;
  readonly minimumMinor: number | null;
  readonly markupPercent: number | null;
  readonly taxRate: number | null;
  readonly isActive: boolean;
}
