import { z } from 'zod';
import { questionReasons, refusalReasons } from '#domain/ai-edit/plan.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { editActions, engines } from '#domain/quote/pipeline.ts';
import { endpoint } from './endpoint.ts';
import { idParams, minorOut, revision, uuid } from './fields.ts';
import { lineItem, totals } from './quote-shapes.ts';

/** A line before or after a change, as far as a change in words can touch it. */
const editedLine = z.strictObject({
  description: z.string(),
  category: z.enum(costCategories),
  quantity: z.number(),
  unit: z.enum(pricingUnits),
  unit_label: z.string().nullable(),
  unit_price_minor: minorOut.nullable(),
  amount_minor: minorOut,
  component_id: uuid.nullable(),
});

export const editOutcomes = ['applied', 'proposed', 'no_change', 'needs_clarification', 'refused'] as const;

const wordEdit = z
  .strictObject({
    outcome: z.enum(editOutcomes),
    /** Why it was refused or is asked about. */
    reason: z.enum([...refusalReasons, ...questionReasons]).nullable(),
    edits: z.array(
      z.strictObject({
        action: z.enum(editActions),
        line_item_id: uuid.nullable(),
        before: editedLine.nullable(),
        after: editedLine.nullable(),
      }),
    ),
    /** Lines that stay stand in another order. */
    is_reordered: z.boolean(),
    discount_percent: z.strictObject({ before: z.number(), after: z.number() }).nullable(),
    /** Whether the quote charges tax then, where that changes. */
    charges_tax: z.boolean().nullable(),
    optional: z.array(z.strictObject({ component_id: uuid, title: z.string(), is_optional: z.boolean() })),
    total_minor: z.strictObject({ before: minorOut, after: minorOut }).nullable(),
    /** A total that was named and that tax and rounding leave out: `total_minor.after` is the nearest. */
    missed_total_minor: minorOut.nullable(),
    /** One sentence in the language of whoever asks. */
    explanation: z.string(),
    needs_clarification: z
      .strictObject({
        question: z.string(),
        /** In the order shown; the part of the job and the amount tell lines of one name apart. */
        candidates: z.array(
          z.strictObject({
            line_item_id: uuid,
            description: z.string(),
            part: z.string().nullable(),
            amount_minor: minorOut,
          }),
        ),
        /** The doubtful words of the request, `[start, end)`: what a choice answers. */
        span: z.strictObject({ start: z.int(), end: z.int() }).nullable(),
      })
      .nullable(),
    /** Names the proposal, so that just this one can be applied. */
    proposal_id: uuid.nullable(),
    /** Who read the request; null where a proposal was applied as it was shown. What a model read is never applied unseen. */
    read_by: z.enum(engines).nullable(),
    /** The quote as it stands after the call. */
    line_items: z.array(lineItem),
    totals,
    revision,
  })
  .meta({ id: 'WordEdit' });

export const editByWords = endpoint({
  method: 'POST',
  path: '/quotes/{id}/line-items/ai-edit',
  caller: 'provider',
  summary: 'Change lines in words: all of it, or a question or refusal; with apply false it is only proposed',
  params: idParams,
  body: z.object({
    edit_request: z.string().trim().min(1).max(500),
    apply: z.boolean().default(true),
    /** Refused when the quote has changed since. */
    revision: revision.optional(),
    /** Applies this proposal as it was shown, instead of reading the request again. */
    proposal_id: uuid.optional(),
    /** Answers to questions about this request: which line the words at `[start, end)` mean. */
    choices: z
      .array(z.object({ start: z.int().min(0), end: z.int().min(0).max(500), line_item_id: uuid }))
      .max(20)
      .optional(),
  }),
  response: wordEdit,
});

export const undoWordEdit = endpoint({
  method: 'POST',
  path: '/quotes/{id}/line-items/ai-edit/undo',
  caller: 'provider',
  summary: 'Take the last change in words back; refused when its lines have changed since',
  params: idParams,
  response: z.strictObject({ line_items: z.array(lineItem), totals, revision }),
});
