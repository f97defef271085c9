import { z } from 'zod';
import { costCategories, pricingUnits } from '#domain/pricing/rule.ts';
import { pricingStrategies } from '#domain/pricing/strategy.ts';
import { endpoint } from './endpoint.ts';
import { changeOf, idParams, limits, line, markup, minorOut, name, percent, quantity, uuid } from './fields.ts';

/** From this quantity on, all of it is charged at this rate. */
const tier = z.strictObject({
  from_quantity: quantity.positive(),
  rate_minor: minorOut,
});
const mostTiers = 20;

export const pricingRule = z
  .strictObject({
    id: uuid,
    name: z.string(),
    service_type_id: uuid.nullable(),
    line_key: z.string().nullable(),
    strategy: z.enum(pricingStrategies),
    cost_category: z.enum(costCategories),
    unit: z.enum(pricingUnits),
    unit_label: z.string().nullable(),
    /** With a markup: what one unit costs the provider. */
    rate_minor: minorOut,
    tiers: z.array(tier).nullable(),
    minimum_minor: minorOut.nullable(),
    markup_percent: z.number().nullable(),
    tax_rate: z.number().nullable(),
    conditions: z.string().nullable(),
    is_active: z.boolean(),
  })
  .meta({ id: 'PricingRule' });

const rate = z.int().min(0).max(limits.price);

const pricingRuleFields = z.object({
  name,
  service_type_id: uuid.nullish(),
  line_key: z.string().trim().min(1).max(100).nullish(),
  strategy: z.enum(pricingStrategies),
  cost_category: z.enum(costCategories),
  unit: z.enum(pricingUnits),
  unit_label: z.string().trim().max(40).nullish(),
  rate_minor: rate,
  tiers: z
    .array(tier.extend({ rate_minor: rate }))
    .max(mostTiers)
    .nullish(),
  minimum_minor: rate.nullish(),
  markup_percent: markup.nullish(),
  tax_rate: percent.nullish(),
  conditions: line.nullish(),
  is_active: z.boolean().default(true),
});

export const listPricingStrategies = endpoint({
  method: 'GET',
  path: '/provider/pricing-rules/strategies',
  caller: 'user',
  summary: 'The ways to charge for work',
  response: z.array(
    z.strictObject({
      id: z.enum(pricingStrategies),
      name: z.string(),
      description: z.string(),
      /** The usual one of `units`. */
      unit: z.enum(pricingUnits),
      units: z.array(z.enum(pricingUnits)),
      fields: z.array(z.string()),
    }),
  ),
});

export const listPricingRules = endpoint({
  method: 'GET',
  path: '/provider/pricing-rules',
  caller: 'provider',
  summary: 'What the provider charges',
  response: z.array(pricingRule),
});

export const createPricingRule = endpoint({
  method: 'POST',
  path: '/provider/pricing-rules',
  caller: 'provider',
  summary: 'Add a price',
  body: pricingRuleFields,
  response: pricingRule,
  status: 201,
});

export const getPricingRule = endpoint({
  method: 'GET',
  path: '/provider/pricing-rules/{id}',
  caller: 'provider',
  summary: 'One price',
  params: idParams,
  response: pricingRule,
});

export const updatePricingRule = endpoint({
  method: 'PUT',
  path: '/provider/pricing-rules/{id}',
  caller: 'provider',
  summary: 'Change a price',
  params: idParams,
  body: changeOf(pricingRuleFields),
  response: pricingRule,
});

export const deletePricingRule = endpoint({
  method: 'DELETE',
  path: '/provider/pricing-rules/{id}',
  caller: 'provider',
  summary: 'Remove a price; quotes keep the figures they have',
  params: idParams,
  response: z.null(),
});
