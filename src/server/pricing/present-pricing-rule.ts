import type { z } from 'zod';
import type { pricingRule } from '#contract/pricing-rules.ts';
import type { PricingRuleRow } from './pricing-rule-store.ts';

export function presentPricingRule(row: PricingRuleRow): z.input<typeof pricingRule> {
  return {
    id: row.id,
    name: row.name,
    service_type_id: row.serviceTypeId,
    line_key: row.lineKey,
    strategy: row.strategy,
    cost_category: row.costCategory,
    unit: row.unit,
    unit_label: row.unitLabel,
    rate_minor: row.rateMinor,
    tiers:
      row.tiers?.map(({ fromQuantity, rateMinor }) => ({ from_quantity: fromQuantity, rate_minor: rateMinor })) ?? null,
    minimum_minor: row.minimumMinor,
    markup_percent: row.markupPercent,
    tax_rate: row.taxRate,
    conditions: row.conditions,
    is_active: row.isActive,
  };
}
