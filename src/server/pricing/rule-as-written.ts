import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import type { PriceTier, PricingRule } from '#domain/pricing/rule.ts';
import { isJobStrategy, type PricingStrategy } from '#domain/pricing/strategy.ts';

/** The fields of a price that decide what work costs by it. */
type WrittenFields = z.output<(typeof endpoints)['samplePricingRule']['body']>['rule'];

export interface RuleAsWritten extends Omit<PricingRule, 'id' | 'name' | 'isActive' | 'tiers'> {
  readonly tiers: PriceTier[] | null;
}

/**
 * A price's fields as estimates take them: tiers in order, and a charge on the whole job known by its reserved line key,
 * whichever of the two is given.
 */
export function ruleAsWritten(input: WrittenFields): RuleAsWritten {
  const strategy = jobStrategyOf(input) ?? input.strategy;
  return {
    serviceTypeId: input.service_type_id ?? null,
    lineKey: isJobStrategy(strategy) ? strategy : (input.line_key ?? null),
    strategy,
    costCategory: input.cost_category,
    unit: input.unit,
    unitLabel: input.unit_label || null,
    rateMinor: input.rate_minor,
    tiers: strategy === 'tiered' ? tiersOf(input) : null,
    minimumMinor: input.minimum_minor ?? null,
    markupPercent: input.markup_percent ?? null,
    taxRate: input.tax_rate ?? null,
  };
}

function jobStrategyOf({ strategy, line_key: key }: WrittenFields): PricingStrategy | null {
  return strategy === 'fixed' && key && isJobStrategy(key) ? key : null;
}

function tiersOf({ tiers }: WrittenFields): PriceTier[] {
  return (tiers ?? [])
    .map((tier) => ({ fromQuantity: tier.from_quantity, rateMinor: tier.rate_minor }))
    .toSorted((a, b) => a.fromQuantity - b.fromQuantity);
}
