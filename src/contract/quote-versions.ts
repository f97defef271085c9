import { z } from 'zod';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { lineFields, termNames } from '#domain/quote/compare-versions.ts';
import { endpoint } from './endpoint.ts';
import { currency, idParams, minorOut, time, uuid } from './fields.ts';
import { totals } from './quote-shapes.ts';

const versionNumber = z.coerce.number().int().min(1).max(1_000_000);

const version = z.strictObject({
  /** Null for the quote as it stands now, which no version has yet. */
  number: z.int().nullable(),
  created_at: time.nullable(),
  totals,
});

const versionLine = z.strictObject({
  id: uuid,
  section: z.string().nullable(),
  description: z.string(),
  quantity: z.number(),
  unit: z.enum(pricingUnits),
  unit_label: z.string().nullable(),
  unit_price_minor: minorOut.nullable(),
  tax_rate: z.number(),
  amount_minor: minorOut,
});

const versionSection = z.strictObject({
  title: z.string().nullable(),
  amount_minor: minorOut,
  is_optional: z.boolean(),
  is_visible: z.boolean(),
  choice_group: z.string().nullable(),
});

const termValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

export const listVersions = endpoint({
  method: 'GET',
  path: '/quotes/{id}/versions',
  caller: 'provider',
  summary: 'What was made ready to be sent, the first version first',
  params: idParams,
  response: z.array(
    z.strictObject({
      number: z.int(),
      created_at: time,
      total_minor: minorOut,
      is_sent: z.boolean(),
      is_accepted: z.boolean(),
    }),
  ),
});

export const compareVersions = endpoint({
  method: 'GET',
  path: '/quotes/{id}/versions/compare',
  caller: 'provider',
  summary:
    'What another version has added, left out or changed; without `from` since the latest version, without `to` up to the quote as it stands now',
  params: idParams,
  query: z.object({ from: versionNumber.optional(), to: versionNumber.optional() }),
  response: z.strictObject({
    currency,
    from: version,
    to: version,
    lines: z.array(
      z.strictObject({
        change: z.enum(['same', 'added', 'removed', 'changed']),
        before: versionLine.nullable(),
        after: versionLine.nullable(),
        fields: z.array(z.enum(lineFields)),
      }),
    ),
    sections: z.array(
      z.strictObject({
        change: z.enum(['same', 'added', 'removed', 'changed']),
        before: versionSection.nullable(),
        after: versionSection.nullable(),
      }),
    ),
    terms: z.array(z.strictObject({ name: z.enum(termNames), before: termValue, after: termValue })),
  }),
});
