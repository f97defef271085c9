import { z } from 'zod';
import { limits, markup } from './fields.ts';

/** The two numbers that price every line no rule prices: each in place of the usual one, null for the usual one. */
export const pricingBasis = z.object({
  /** What an hour of the provider's is charged, before tax. */
  hour_minor: z.int().min(0).max(limits.price).nullable(),
  /** On what material costs the provider. */
  materials_markup_percent: markup.nullable(),
});
