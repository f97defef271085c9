import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problem.ts';
import type { ProviderScope } from '#server/http/scope.ts';
import { findServiceTypes } from '#server/services/service-store.ts';
import { findPricingRule, insertPricingRule, type PricingRuleRow, updatePricingRule } from './pricing-rule-store.ts';
import { unitOf } from './strategies.ts';

type Create = z.output<(typeof endpoints)['createPricingRule']['body']>;
type Update = z.output<(typeof endpoints)['updatePricingRule']['body']>;

/** @throws Problem invalid_fields */
export async function createPricingRule(scope: ProviderScope, input: Create): Promise<PricingRuleRow> {
  await refuseMisfits(scope, input);
  return insertPricingRule(scope, {
    name: input.name,
    serviceTypeId: input.service_type_id ?? null,
    lineKey: input.line_key ?? null,
    strategy: input.strategy,
    costCategory: input.cost_category,
    unit: input.unit,
    unitLabel: input.unit_label || null,
    rateMinor: input.rate_minor,
    minimumMinor: input.minimum_minor ?? null,
    markupPercent: input.markup_percent ?? null,
    taxRate: input.tax_rate ?? null,
    conditions: input.conditions ?? null,
    isActive: input.is_active,
  });
}

/** @throws Problem not_found, invalid_fields */
export async function changePricingRule(scope: ProviderScope, id: string, input: Update): Promise<PricingRuleRow> {
  const current = await findPricingRule(scope, id);
  await refuseMisfits(scope, {
    strategy: input.strategy ?? current.strategy,
    unit: input.unit ?? current.unit,
    service_type_id: input.service_type_id,
  });
  return updatePricingRule(scope, id, {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.service_type_id === undefined ? {} : { serviceTypeId: input.service_type_id }),
    ...(input.line_key === undefined ? {} : { lineKey: input.line_key }),
    ...(input.strategy === undefined ? {} : { strategy: input.strategy }),
    ...(input.cost_category === undefined ? {} : { costCategory: input.cost_category }),
    ...(input.unit === undefined ? {} : { unit: input.unit }),
    ...(input.unit_label === undefined ? {} : { unitLabel: input.unit_label || null }),
    ...(input.rate_minor === undefined ? {} : { rateMinor: input.rate_minor }),
    ...(input.minimum_minor === undefined ? {} : { minimumMinor: input.minimum_minor }),
    ...(input.markup_percent === undefined ? {} : { markupPercent: input.markup_percent }),
    ...(input.tax_rate === undefined ? {} : { taxRate: input.tax_rate }),
    ...(input.conditions === undefined ? {} : { conditions: input.conditions }),
    ...(input.is_active === undefined ? {} : { isActive: input.is_active }),
  });
}

async function refuseMisfits(
  scope: ProviderScope,
  rule: Pick<Update, 'service_type_id'> & Pick<Create, 'strategy' | 'unit'>,
): Promise<void> {
  if (unitOf(rule.strategy) !== rule.unit) {
    throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
      fields: { unit: [msg`This way of charging goes by another unit`] },
    });
  }
  if (rule.service_type_id && (await findServiceTypes(scope.db, [rule.service_type_id])).length === 0) {
    throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
      fields: { service_type_id: [msg`This service does not exist`] },
    });
  }
}
