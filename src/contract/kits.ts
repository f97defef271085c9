import { z } from 'zod';
import { currencies } from '#domain/currency.ts';
import { kitKinds } from '#domain/kit/kit.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { endpoint } from './endpoint.ts';
import { idParams, minorOut, mostLines, name, revision, time, uuid } from './fields.ts';
import { lineItem, totals } from './quote-shapes.ts';

const kitFields = {
  id: uuid,
  kind: z.enum(kitKinds),
  name: z.string(),
  currency: z.enum(currencies),
  line_count: z.int(),
  /** What its lines come to as they are priced in it; null where one has no price. */
  sum_minor: minorOut.nullable(),
  updated_at: time,
};

export const kit = z.strictObject(kitFields).meta({ id: 'Kit' });

const kitWithLines = z
  .strictObject({
    ...kitFields,
    /** What a quote begun with a template is called and asked for; null in a kit. */
    title: z.string().nullable(),
    part_count: z.int(),
    /** With prices in the provider's currency, where the kit's are. */
    lines: z.array(
      z.strictObject({
        category: z.enum(costCategories),
        description: z.string(),
        quantity: z.number(),
        unit: z.enum(pricingUnits),
        unit_label: z.string().nullable(),
        unit_price_minor: minorOut.nullable(),
        unit_cost_minor: minorOut.nullable(),
        tax_rate: z.number(),
      }),
    ),
  })
  .meta({ id: 'KitWithLines' });

export const listKits = endpoint({
  method: 'GET',
  path: '/provider/kits',
  caller: 'provider',
  summary: 'Lines that the provider keeps to put in together, and whole quotes to begin with, by name',
  query: z.object({ kind: z.enum(kitKinds).optional() }),
  response: z.array(kit),
});

export const createKit = endpoint({
  method: 'POST',
  path: '/provider/kits',
  caller: 'provider',
  summary:
    'Keep lines of a quote as a kit, or all of a quote as a template. The customer and what they said stay out of it',
  body: z.object({
    kind: z.enum(kitKinds),
    name,
    quote_id: uuid,
    /** Of a kit; left out, all lines of the quote. */
    line_item_ids: z.array(uuid).min(1).max(mostLines).optional(),
  }),
  response: kit,
  status: 201,
});

export const getKit = endpoint({
  method: 'GET',
  path: '/provider/kits/{id}',
  caller: 'provider',
  summary: 'One kit or template with its lines',
  params: idParams,
  response: kitWithLines,
});

export const renameKit = endpoint({
  method: 'PUT',
  path: '/provider/kits/{id}',
  caller: 'provider',
  summary: 'Call a kit or template otherwise',
  params: idParams,
  body: z.object({ name }),
  response: kit,
});

export const deleteKit = endpoint({
  method: 'DELETE',
  path: '/provider/kits/{id}',
  caller: 'provider',
  summary: 'No longer keep a kit or template; quotes keep the lines they have',
  params: idParams,
  response: z.null(),
});

export const putInKit = endpoint({
  method: 'POST',
  path: '/quotes/{id}/line-items/put-in-kit',
  caller: 'provider',
  summary: 'Put the lines of a kit or template at the end of a quote',
  params: idParams,
  body: z.object({ kit_id: uuid, component_id: uuid.nullish() }),
  response: z.strictObject({ line_items: z.array(lineItem), totals, revision }),
});
