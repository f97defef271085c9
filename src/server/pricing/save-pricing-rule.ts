import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import type { PricingUnit } from '#domain/pricing/pricing-unit.ts';
import { needsMarkup, strategyUnits } from '#domain/pricing/strategy.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { findServiceTypes } from '#server/services/service-store.ts';
import { presentPricingRule } from './present-pricing-rule.ts';
import {
  findPricingRule,
  insertPricingRule,
  type NewPricingRule,
  type PricingRuleRow,
  updatePricingRule,
} from './pricing-rule-store.ts';
import { type RuleAsWritten, ruleAsWritten } from './rule-as-written.ts';

type Create = z.output<(typeof endpoints)['createPricingRule']['body']>;
type Update = z.output<(typeof endpoints)['updatePricingRule']['body']>;

/** @throws Problem invalid_fields */
export async function createPricingRule(scope: ProviderScope, input: Create): Promise<PricingRuleRow> {
  return insertPricingRule(scope, await checked(scope, input));
}

/** @throws Problem not_found, invalid_fields */
export async function changePricingRule(scope: ProviderScope, id: string, input: Update): Promise<PricingRuleRow> {
  const { id: _, ...current } = presentPricingRule(await findPricingRule(scope, id));
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<Create>; // the same keys, the unset ones left out
  return updatePricingRule(scope, id, await checked(scope, { ...current, ...given }));
}

async function checked(scope: ProviderScope, input: Create): Promise<NewPricingRule> {
  const rule = ruleAsWritten(input);
  const misfits = misfitsOf(rule);
  if (input.service_type_id && (await findServiceTypes(scope.db, [input.service_type_id])).length === 0) {
    misfits.service_type_id = [msg`This service does not exist`];
  }
  if (Object.keys(misfits).length > 0) {
    throw new Problem('invalid_fields', msg`Please check the marked fields.`, { fields: misfits });
  }
  return { ...rule, name: input.name, conditions: input.conditions ?? null, isActive: input.is_active };
}

function misfitsOf({ strategy, unit, markupPercent, tiers }: RuleAsWritten): Record<string, Sentence[]> {
  const units: readonly PricingUnit[] = strategyUnits[strategy];
  const misfits: Record<string, Sentence[]> = {};
  if (!units.includes(unit)) misfits.unit = [msg`This way of charging goes by another unit`];
  if (needsMarkup(strategy) && markupPercent === null) misfits.markup_percent = [msg`Write a percentage`];
  if (tiers?.length === 0) misfits.tiers = [msg`Add at least one quantity from which it is cheaper`];
  else if (tiers && new Set(tiers.map(({ fromQuantity }) => fromQuantity)).size < tiers.length) {
    misfits.tiers = [msg`Each quantity can stand here once`];
  }
  return misfits;
}
