import { z } from 'zod';
import { evidenceKinds } from '#domain/estimate/evidence.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import type { FieldProblemCode } from '#domain/problem.ts';
import { endpoint } from './endpoint.ts';
import { locale, longText, minorOut, uuid } from './fields.ts';

const testedLine = z.strictObject({
  description: z.string(),
  category: z.enum(costCategories),
  quantity: z.number(),
  unit: z.enum(pricingUnits),
  unit_label: z.string(),
  unit_price_minor: minorOut.nullable(),
  net_minor: minorOut.nullable(),
  is_own_price: z.boolean(),
  confidence: z.number(),
  /** What it rests on, as the quote page would say it. */
  evidence: z.array(
    z.strictObject({
      kind: z.enum(evidenceKinds),
      text: z.string(),
      label: z.string().nullable(),
      value: z.string().nullable(),
    }),
  ),
});

export const testPricing = endpoint({
  method: 'POST',
  path: '/provider/test-pricing',
  caller: 'provider',
  summary: 'What the built-in engine makes of a typed request with the provider’s own prices; nothing is stored',
  body: z.object({
    description: longText.min(1, 'request_required' satisfies FieldProblemCode),
    service_type_id: uuid.nullish(),
    locale: locale.nullish(),
  }),
  response: z.strictObject({
    /** The service it was taken for; null where none fits, and the general questions would be asked. */
    service: z.strictObject({ id: uuid, name: z.string(), is_sure: z.boolean() }).nullable(),
    parts: z.array(
      z.strictObject({
        /** Empty for the whole job. */
        title: z.string(),
        lines: z.array(testedLine),
      }),
    ),
    /** What the price rests on where the request says nothing. */
    assumptions: z.array(z.string()),
    extras: z.array(z.strictObject({ title: z.string(), net_minor: minorOut.nullable() })),
    low_minor: minorOut,
    high_minor: minorOut,
    total_minor: minorOut.nullable(),
  }),
});
