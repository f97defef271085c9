import { z } from 'zod';
import { measureUnits } from '#domain/playbooks/playbook.ts';
import { sampleRefusals } from '#domain/pricing/price-sample.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { pricingStrategies } from '#domain/pricing/strategy.ts';
import { endpoint } from './endpoint.ts';
import { changeOf, idParams, limits, line, markup, minorOut, name, percent, quantity, uuid } from './fields.ts';
import { serviceType } from './services.ts';

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

/** One kind of work that a service's estimates are made of, and that a rule can price. */
export const priceLine = z
  .strictObject({
    key: z.string(),
    label: z.string(),
    category: z.enum(costCategories),
    unit: z.enum(pricingUnits),
    /** Empty where the unit's own name says it. */
    unit_label: z.string(),
    /** Priced by a rule for the whole service, among the lines of its unit and category. */
    is_main: z.boolean(),
    /** What is used without an own price, in the provider's currency; null where nothing is usual. */
    usual_rate_minor: minorOut.nullable(),
  })
  .meta({ id: 'PriceLine' });

export const listPriceLines = endpoint({
  method: 'GET',
  path: '/provider/pricing-rules/lines',
  caller: 'provider',
  summary: 'What estimates of the provider’s services are made of, with usual rates',
  response: z.array(z.strictObject({ service_type_id: uuid, lines: z.array(priceLine) })),
});

export const listUnpricedServices = endpoint({
  method: 'GET',
  path: '/provider/pricing-rules/unpriced',
  caller: 'provider',
  summary: 'The services on offer that lack own prices, in part or wholly',
  response: z.array(
    z.strictObject({
      service_type: serviceType,
      /** Kinds of work; 0 where none are known and every line is priced by hand. */
      line_count: z.int(),
      priced_count: z.int(),
      /** What to price next. */
      next_line: priceLine.nullable(),
    }),
  ),
});

const amountKind = z.enum([...measureUnits, ...pricingUnits]);

export const samplePricingRule = endpoint({
  method: 'POST',
  path: '/provider/pricing-rules/sample',
  caller: 'provider',
  summary: 'What a typical job would cost by a price as it is being written; nothing is stored',
  body: z.object({
    rule: pricingRuleFields.omit({ name: true, conditions: true, is_active: true }),
    /** Used where the example counts in this; else a usual amount is. */
    amount: z.object({ counted_in: amountKind, quantity }).optional(),
  }),
  response: z.strictObject({
    /** The work of the example, where a playbook knows it. */
    work: z.strictObject({ label: z.string(), unit_label: z.string(), counted_in: amountKind }).nullable(),
    price: z.discriminatedUnion('ok', [
      z.strictObject({
        ok: z.literal(true),
        /** In the rule's unit. */
        quantity: z.number(),
        unit_label: z.string(),
        /** How the amount became the quantity, in words. */
        step: z.string().nullable(),
        unit_price_minor: minorOut,
        work_minor: minorOut,
        top_up_minor: minorOut,
        tax_rate: z.number(),
        tax_minor: minorOut,
        total_minor: minorOut,
        /** Below this quantity the rule's minimum applies. */
        minimum_below: z.number().nullable(),
      }),
      z.strictObject({ ok: z.literal(false), reason: z.enum(sampleRefusals) }),
    ]),
  }),
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
