import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { endpoints } from '#contract/endpoints.ts';
import { isJobStrategy } from '#domain/pricing/strategy.ts';
import { Problem } from '#domain/problem.ts';
import { listPricingRules } from '#server/pricing/pricing-rule-store.ts';
import { inTransaction, type ProviderScope } from '#server/scope/scope.ts';
import { requireServiceType } from '#server/services/refuse-unknown-service.ts';
import { requireEachOnce } from './require-each-once.ts';
import {
  findStandardLine,
  insertStandardLine,
  listStandardLines,
  nextStandardLinePosition,
  type StandardLineRow,
  updateStandardLine,
} from './standard-line-store.ts';

type New = z.output<(typeof endpoints)['createStandardLine']['body']>;
type Change = z.output<(typeof endpoints)['updateStandardLine']['body']>;

/** A line is priced by a rule of the provider's for work; a charge on the whole job has its own line. @throws Problem invalid_fields */
async function refuseOtherRule(scope: ProviderScope, { pricing_rule_id: id }: Change): Promise<void> {
  if (!id) return;
  const rule = (await listPricingRules(scope)).find((one) => one.id === id);
  if (rule && !isJobStrategy(rule.strategy)) return;
  throw new Problem('invalid_fields', msg`Please check the marked fields.`, {
    fields: { pricing_rule_id: [msg`This price does not exist.`] },
  });
}

/** @throws Problem not_found for a service that is not in the catalogue, invalid_fields */
export async function addStandardLine(
  scope: ProviderScope,
  serviceTypeId: string,
  input: New,
): Promise<StandardLineRow> {
  await requireServiceType(scope.db, serviceTypeId);
  await refuseOtherRule(scope, input);
  return inTransaction(scope, async (tx) =>
    insertStandardLine(tx, serviceTypeId, {
      description: input.description,
      category: input.category,
      quantity: input.quantity ?? null,
      unit: input.unit,
      unitLabel: input.unit_label || null,
      pricingRuleId: input.pricing_rule_id ?? null,
      unitPriceMinor: input.unit_price_minor ?? null,
      position: input.position ?? (await nextStandardLinePosition(tx, serviceTypeId)),
    }),
  );
}

/** @throws Problem not_found, invalid_fields */
export async function changeStandardLine(
  scope: ProviderScope,
  { serviceTypeId, id }: { readonly serviceTypeId: string; readonly id: string },
  input: Change,
): Promise<StandardLineRow> {
  await findStandardLine(scope, serviceTypeId, id);
  await refuseOtherRule(scope, input);
  const { description, category, quantity, unit, position } = input;
  return updateStandardLine(scope, serviceTypeId, id, {
    ...(description === undefined ? {} : { description }),
    ...(category === undefined ? {} : { category }),
    ...(quantity === undefined ? {} : { quantity }),
    ...(unit === undefined ? {} : { unit }),
    ...(input.unit_label === undefined ? {} : { unitLabel: input.unit_label || null }),
    ...(input.pricing_rule_id === undefined ? {} : { pricingRuleId: input.pricing_rule_id }),
    ...(input.unit_price_minor === undefined ? {} : { unitPriceMinor: input.unit_price_minor }),
    ...(position === undefined ? {} : { position }),
  });
}

/** @throws Problem invalid_fields unless the ids are exactly the service's standard lines */
export async function reorderStandardLines(
  scope: ProviderScope,
  serviceTypeId: string,
  ids: readonly string[],
): Promise<StandardLineRow[]> {
  return inTransaction(scope, async (tx) => {
    requireEachOnce('line_ids', await listStandardLines(tx, serviceTypeId), ids);
    for (const [position, id] of ids.entries()) await updateStandardLine(tx, serviceTypeId, id, { position });
    return listStandardLines(tx, serviceTypeId);
  });
}
