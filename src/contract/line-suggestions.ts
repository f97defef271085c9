import { z } from 'zod';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { endpoint } from './endpoint.ts';
import { limits, minorOut, time } from './fields.ts';

/** Where a line that fits comes from: the provider's own price, or a quote made before. */
export const suggestionSources = ['rule', 'earlier'] as const;

const lineSuggestion = z
  .strictObject({
    source: z.enum(suggestionSources),
    description: z.string(),
    category: z.enum(costCategories),
    unit: z.enum(pricingUnits),
    unit_label: z.string().nullable(),
    /** In the provider's currency; of an earlier line what it was charged at last. */
    unit_price_minor: minorOut,
    unit_cost_minor: minorOut.nullable(),
    /** How many of the latest lines that fit were this one. */
    used_count: z.int(),
    last_used_at: time.nullable(),
  })
  .meta({ id: 'LineSuggestion' });

export const suggestLines = endpoint({
  method: 'GET',
  path: '/provider/line-suggestions',
  caller: 'provider',
  summary: 'Lines that fit what is being typed, from the provider’s own prices and earlier quotes; the best first',
  query: z.object({
    q: z.string().max(limits.line).default(''),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  response: z.array(lineSuggestion),
});
