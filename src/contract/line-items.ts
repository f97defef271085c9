import { z } from 'zod';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { endpoint } from './endpoint.ts';
import {
  changeOf,
  idParams,
  internalNote,
  limits,
  line,
  minor,
  mostLines,
  percent,
  quantity,
  revision,
  uuid,
} from './fields.ts';
import { lineItem, totals } from './quote-shapes.ts';

const itemParams = idParams.extend({ itemId: uuid });

export const lineItemFields = z.object({
  component_id: uuid.nullish(),
  category: z.enum(costCategories),
  description: line,
  quantity,
  unit: z.enum(pricingUnits),
  unit_label: z.string().trim().max(40).nullish(),
  unit_price_minor: minor.nullable(),
  unit_cost_minor: z.int().min(0).max(limits.price).nullish(),
  tax_rate: percent.optional(),
  /** For the provider alone: no part of any version. */
  internal_note: internalNote.nullish(),
  position: z.int().min(0).max(10_000).optional(),
});

/** After a change of one line: the line, and the sums that moved with it. */
const changed = z.strictObject({ line_item: lineItem, totals, revision });

export const listLineItems = endpoint({
  method: 'GET',
  path: '/quotes/{id}/line-items',
  caller: 'provider',
  summary: 'The lines of a quote, in order',
  params: idParams,
  response: z.array(lineItem),
});

export const createLineItem = endpoint({
  method: 'POST',
  path: '/quotes/{id}/line-items',
  caller: 'provider',
  summary: 'Add a line',
  params: idParams,
  body: lineItemFields,
  response: changed,
  status: 201,
});

export const addLineItems = endpoint({
  method: 'POST',
  path: '/quotes/{id}/line-items/batch',
  caller: 'provider',
  summary: 'Add several lines below the others, all or none',
  params: idParams,
  body: z.object({
    line_items: z
      .array(lineItemFields.omit({ position: true }))
      .min(1)
      .max(mostLines),
  }),
  response: z.strictObject({ line_items: z.array(lineItem), totals, revision }),
  status: 201,
});

export const updateLineItem = endpoint({
  method: 'PUT',
  path: '/quotes/{id}/line-items/{itemId}',
  caller: 'provider',
  summary: 'Change a line; with a revision in it, only if nobody else has changed it since',
  params: itemParams,
  body: changeOf(lineItemFields).extend({
    /** The provider has looked at the line and finds it right, or takes that back. */
    is_checked: z.boolean().optional(),
    revision: revision.optional(),
  }),
  response: changed,
});

export const deleteLineItem = endpoint({
  method: 'DELETE',
  path: '/quotes/{id}/line-items/{itemId}',
  caller: 'provider',
  summary: 'Remove a line',
  params: itemParams,
  response: z.strictObject({ totals, revision }),
});

export const restoreLineItem = endpoint({
  method: 'POST',
  path: '/quotes/{id}/line-items/{itemId}/restore',
  caller: 'provider',
  summary: 'Bring a removed line back as it was',
  params: itemParams,
  response: changed,
});

export const followLineItem = endpoint({
  method: 'POST',
  path: '/quotes/{id}/line-items/{itemId}/follow',
  caller: 'provider',
  summary: 'Give the lines that come from the same formula as this one the quantities that follow from its own',
  params: itemParams,
  response: z.strictObject({ line_items: z.array(lineItem), totals, revision }),
});

export const reorderLineItems = endpoint({
  method: 'POST',
  path: '/quotes/{id}/line-items/reorder',
  caller: 'provider',
  summary: 'Put the lines into this order; a moved line may change to another part of the job',
  params: idParams,
  body: z.object({
    line_item_ids: z.array(uuid).min(1).max(mostLines),
    moved: z.object({ line_item_id: uuid, component_id: uuid.nullable() }).optional(),
  }),
  response: z.strictObject({ line_items: z.array(lineItem), totals, revision }),
});
