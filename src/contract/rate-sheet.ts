import { z } from 'zod';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { pricingStrategies } from '#domain/pricing/strategy.ts';
import { endpoint } from './endpoint.ts';
import { limits, minorOut, uuid } from './fields.ts';

const serviceParams = z.strictObject({ serviceTypeId: uuid });
const sheetFields = ['price_minor', 'minimum_minor', 'cost_minor'] as const;

/** One kind of work of a service with what is charged for it, or a price beside the work that the service is known for. */
const rateSheetRow = z
  .strictObject({
    key: z.string(),
    /** Another text once somebody has changed what the row stands for. */
    mark: z.string(),
    kind: z.enum(['work', 'price', 'standard_line']),
    label: z.string(),
    category: z.enum(costCategories),
    unit: z.enum(pricingUnits),
    /** Empty where the unit's own name says it. */
    unit_label: z.string(),
    /** The price of its own; null where there is none yet. */
    rule_id: uuid.nullable(),
    strategy: z.enum(pricingStrategies).nullable(),
    /** For one unit, with the markup where there is one. */
    price_minor: minorOut.nullable(),
    minimum_minor: minorOut.nullable(),
    /** What one unit costs the provider, where a price puts a markup on it. */
    cost_minor: minorOut.nullable(),
    markup_percent: z.number().nullable(),
    /** What is used without an own price; null where nothing is usual. */
    usual_rate_minor: minorOut.nullable(),
    /** Another price of the provider's that it is charged by as long as it has none of its own. */
    priced_by: z.string().nullable(),
    /** Whether any price of the provider's covers it. */
    is_priced: z.boolean(),
    is_active: z.boolean(),
    /** What a change may name. */
    editable: z.array(z.enum(sheetFields)),
  })
  .meta({ id: 'RateSheetRow' });

const amount = z.int().min(0).max(limits.price).nullable();

/** Without its main amount, the price or else the cost, a price of its own is removed. */
export const sheetAmounts = z.strictObject({
  key: z.string().min(1).max(200),
  price_minor: amount.optional(),
  minimum_minor: amount.optional(),
  cost_minor: amount.optional(),
});

const rateSheetChange = sheetAmounts.extend({ mark: z.string().max(100) });

export const getRateSheet = endpoint({
  method: 'GET',
  path: '/provider/services/{serviceTypeId}/rate-sheet',
  caller: 'provider',
  summary: 'All work of a service in one table, with own prices and usual rates',
  params: serviceParams,
  response: z.array(rateSheetRow),
});

export const updateRateSheet = endpoint({
  method: 'PUT',
  path: '/provider/services/{serviceTypeId}/rate-sheet',
  caller: 'provider',
  summary: 'Change many prices of a service at once: all of them, or none where one cannot be taken',
  params: serviceParams,
  body: z.object({ rows: z.array(rateSheetChange).min(1).max(500) }),
  response: z.array(rateSheetRow),
});
