import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { presentPricingRule } from './present-pricing-rule.ts';
import { deletePricingRule, findPricingRule, listPricingRules } from './pricing-rule-store.ts';
import { changePricingRule, createPricingRule } from './save-pricing-rule.ts';
import { presentStrategies } from './strategies.ts';

export function mountPricing(mounting: Mounting): void {
  mount(mounting, endpoints.listPricingStrategies, async ({ locale }) => presentStrategies(locale));
  mount(mounting, endpoints.listPricingRules, async ({ caller }) =>
    (await listPricingRules(caller)).map(presentPricingRule),
  );
  mount(mounting, endpoints.createPricingRule, async ({ caller, body }) =>
    presentPricingRule(await createPricingRule(caller, body)),
  );
  mount(mounting, endpoints.getPricingRule, async ({ caller, params }) =>
    presentPricingRule(await findPricingRule(caller, params.id)),
  );
  mount(mounting, endpoints.updatePricingRule, async ({ caller, params, body }) =>
    presentPricingRule(await changePricingRule(caller, params.id, body)),
  );
  mount(mounting, endpoints.deletePricingRule, async ({ caller, params }) => {
    await deletePricingRule(caller, params.id);
    return null;
  });
}
