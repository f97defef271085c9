import { z } from 'zod';
import { costCategories, pricingStrategies, pricingUnits } from '#domain/pricing/rule.ts';
import { endpoint } from './endpoint.ts';
import { idParams, limits, line, minorOut, name, percent, uuid } from './fields.ts';

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
    rate_minor: minorOut,
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
  minimum_minor: rate.nullish(),
  markup_percent: percent.nullish(),
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
      unit: z.enum(pricingUnits),
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
  body: pricingRuleFields.partial(),
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
