import type { PricingUnit } from './pricing-unit.ts';

/** Ways to charge for a piece of work. */
export const workStrategies = ['per_unit', 'per_area', 'hourly', 'daily', 'fixed', 'tiered', 'cost_plus'] as const;
/** Charges on the whole job. Each one's name is also the reserved line key of its rules. */
export const jobStrategies = ['minimum_charge', 'call_out', 'travel', 'urgency'] as const;
export const pricingStrategies = [...workStrategies, ...jobStrategies] as const;

export type JobStrategy = (typeof jobStrategies)[number];
export type PricingStrategy = (typeof pricingStrategies)[number];

/** The units that a strategy can count in, the usual one first. */
export const strategyUnits = {
  per_unit: ['per_unit'],
  per_area: ['per_area'],
  hourly: ['hourly'],
  daily: ['daily'],
  fixed: ['fixed'],
  tiered: ['per_unit', 'per_area', 'hourly', 'daily'],
  cost_plus: ['per_unit', 'per_area', 'hourly', 'daily', 'fixed'],
  minimum_charge: ['fixed'],
  call_out: ['fixed'],
  travel: ['fixed', 'daily'],
  urgency: ['fixed'],
} as const satisfies Record<PricingStrategy, readonly [PricingUnit, ...PricingUnit[]]>;

export function isJobStrategy(text: string): text is JobStrategy {
  return jobStrategies.some((strategy) => strategy === text);
}

/** Strategies whose markup is what they charge by: without one they say nothing. */
export function needsMarkup(strategy: PricingStrategy): boolean {
  return strategy === 'cost_plus' || strategy === 'urgency';
}
