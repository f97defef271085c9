export const pricingUnits = ['hourly', 'daily', 'per_unit', 'per_area', 'fixed'] as const;
export type PricingUnit = (typeof pricingUnits)[number];
