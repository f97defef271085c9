import type { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { pricingRule } from '#contract/pricing-rules.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { deletePricingRule, findPricingRule, listPricingRules, type PricingRuleRow } from './pricing-rule-store.ts';
import { changePricingRule, createPricingRule } from './save-pricing-rule.ts';
import { presentStrategies } from './strategies.ts';

function present(row: PricingRuleRow): z.input<typeof pricingRule> {
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
    minimum_minor: row.minimumMinor,
    markup_percent: row.markupPercent,
    tax_rate: row.taxRate,
    conditions: row.conditions,
    is_active: row.isActive,
  };
}

export function mountPricing(mounting: Mounting): void {
  mount(mounting, endpoints.listPricingStrategies, async ({ locale }) => presentStrategies(locale));
  mount(mounting, endpoints.listPricingRules, async ({ caller }) => (await listPricingRules(caller)).map(present));
  mount(mounting, endpoints.createPricingRule, async ({ caller, body }) =>
    present(await createPricingRule(caller, body)),
  );
  mount(mounting, endpoints.getPricingRule, async ({ caller, params }) =>
    present(await findPricingRule(caller, params.id)),
  );
  mount(mounting, endpoints.updatePricingRule, async ({ caller, params, body }) =>
    present(await changePricingRule(caller, params.id, body)),
  );
  mount(mounting, endpoints.deletePricingRule, async ({ caller, params }) => {
    await deletePricingRule(caller, params.id);
    return null;
  });
}
