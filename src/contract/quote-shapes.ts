import { z } from 'zod';
import { emailProblem } from '#domain/customer/email-address.ts';
import { customerKinds } from '#domain/customer/kind.ts';
import { evidenceKinds } from '#domain/estimate/evidence.ts';
import { channels, deliveryStatuses } from '#domain/message/delivery-status.ts';
import { pricingUnits } from '#domain/pricing/pricing-unit.ts';
import { costCategories } from '#domain/pricing/rule.ts';
import { importances } from '#domain/question/component-type.ts';
import { quoteDetails } from '#domain/quote/detail.ts';
import { conversationStages, jobKinds, jobStatuses, pipelineSteps, stepStatuses } from '#domain/quote/pipeline.ts';
import { readinessLevels } from '#domain/quote/readiness.ts';
import { quoteStatuses } from '#domain/quote/status.ts';
import { currency, locale, minorOut, time, uuid } from './fields.ts';
import { quoteMedia } from './media-shapes.ts';
import { lateAnswer, question, response } from './question-shapes.ts';
import { serviceType } from './services.ts';
import { doubt, understood } from './understood-shapes.ts';

export const linkChannel = z.enum([...channels, 'none']);
/** By which way something goes out, and to whom; `none` only makes the address. Left out, it goes to the customer's own. */
export const deliveryFields = { channel: linkChannel, recipient: z.string().trim().max(320).nullish() };
type DeliveryFields = z.output<z.ZodObject<typeof deliveryFields>>;

/** A mail goes to one address that can be one. */
export function refuseUnfitRecipient({ channel, recipient }: DeliveryFields, context: z.RefinementCtx): void {
  const problem = channel === 'email' && recipient ? emailProblem(recipient) : null;
  if (problem) context.addIssue({ code: 'custom', path: ['recipient'], message: problem });
}

export const linkOrder = z.object(deliveryFields).superRefine(refuseUnfitRecipient);

export const requirement = z.strictObject({
  key: z.string(),
  label: z.string(),
  importance: z.enum(importances),
  satisfied: z.boolean(),
});

export const component = z
  .strictObject({
    id: uuid,
    title: z.string(),
    description: z.string().nullable(),
    service_type_id: uuid.nullable(),
    is_optional: z.boolean(),
    is_visible: z.boolean(),
    /** The question that this part is one answer to; of all with the same one, exactly one is visible. */
    choice_group: z.string().nullable(),
    /** Made by the provider: it can be taken away, and its lines stay. */
    is_own: z.boolean(),
    position: z.int(),
    requirements: z.array(requirement),
  })
  .meta({ id: 'Component' });

/** What the request said is the customer's response too; `is_from_request` tells the two apart. */
const wireEvidenceKinds = evidenceKinds.filter((kind) => kind !== 'request');

export const evidence = z.strictObject({
  kind: z.enum(wireEvidenceKinds),
  /** The customer's own words in the request, rather than an answer to a question. */
  is_from_request: z.boolean(),
  id: z.string().optional(),
  text: z.string(),
  label: z.string().optional(),
  value: z.string().optional(),
});

export const lineItem = z
  .strictObject({
    id: uuid,
    component_id: uuid.nullable(),
    category: z.enum(costCategories),
    description: z.string(),
    quantity: z.number(),
    unit: z.enum(pricingUnits),
    unit_label: z.string().nullable(),
    /** Null while nobody has priced the line. */
    unit_price_minor: minorOut.nullable(),
    /** What one unit costs the provider; customers are never told. */
    unit_cost_minor: minorOut.nullable(),
    /** For the provider alone. */
    internal_note: z.string().nullable(),
    net_minor: minorOut,
    /** What the line shows: with tax where prices include it, else the same as net. */
    amount_minor: minorOut,
    tax_rate: z.number(),
    position: z.int(),
    origin: z.enum(['engine', 'provider', 'ai_edit']),
    pricing_rule_id: uuid.nullable(),
    confidence: z.number().nullable(),
    evidence: z.array(evidence),
    /** The line was changed since it was drafted: evidence and confidence tell of what it was before. */
    reasoning_is_past: z.boolean(),
    /** When the provider said that the line looks right. */
    checked_at: time.nullable(),
    revision: z.int(),
  })
  .meta({ id: 'LineItem' });

export const totals = z
  .strictObject({
    net_minor: minorOut,
    discount_minor: minorOut,
    tax: z.array(z.strictObject({ rate: z.number(), net_minor: minorOut, tax_minor: minorOut })),
    total_minor: minorOut,
  })
  .meta({ id: 'Totals' });

export const link = z
  .strictObject({
    id: uuid,
    url: z.string(),
    channel: linkChannel,
    recipient: z.string().nullable(),
    status: z.enum(deliveryStatuses),
    sent_at: time.nullable(),
    resent_count: z.int(),
    last_resent_at: time.nullable(),
    first_clicked_at: time.nullable(),
    last_clicked_at: time.nullable(),
    click_count: z.int(),
    expires_at: time.nullable(),
    revoked_at: time.nullable(),
  })
  .meta({ id: 'Link' });

export const pipelineStep = z.strictObject({
  step: z.enum(pipelineSteps),
  status: z.enum(stepStatuses),
  started_at: time.nullable(),
  finished_at: time.nullable(),
  error: z.string().nullable(),
});

export const customer = z
  .strictObject({
    id: uuid,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    kind: z.enum(customerKinds),
  })
  .meta({ id: 'Customer' });

/** Words of the request that were read: `[start, end)` in the description, and what they were taken to mean. */
export const requestMark = z.strictObject({
  start: z.int(),
  end: z.int(),
  meanings: z.array(z.strictObject({ label: z.string(), value: z.string() })),
});

/** How a quote stands, for a page that waits. */
export const quoteHead = z
  .strictObject({
    /** Another one whenever anything of the quote is another: then the whole is worth fetching. */
    mark: z.string(),
    revision: z.int(),
    status: z.enum(quoteStatuses),
    conversation_stage: z.enum(conversationStages),
    pipeline: z.array(pipelineStep),
    messages_unread: z.int(),
    updated_at: time,
  })
  .meta({ id: 'QuoteHead' });

/** Whether the price stands: if not, why, and between what it may come to be. */
export const readiness = z
  .strictObject({
    level: z.enum(readinessLevels),
    reasons: z.array(z.string()),
    /** Of the total; both the total itself where the price stands. */
    low_minor: minorOut,
    high_minor: minorOut,
  })
  .meta({ id: 'Readiness' });

const headFields = {
  id: uuid,
  number: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  status: z.enum(quoteStatuses),
  conversation_stage: z.enum(conversationStages),
  currency,
  locale,
  prices_include_tax: z.boolean(),
  /** False for a provider who is not registered: no tax anywhere, whichever rates the lines carry. */
  charges_tax: z.boolean(),
  /** How much of it the customer sees. */
  detail: z.enum(quoteDetails),
  discount_percent: z.number(),
  questions_reviewed_at: time.nullable(),
  valid_until: z.iso.date().nullable(),
  terms: z.string().nullable(),
  /** When the work could start, in the provider's words or as a day. */
  starts: z.string().nullable(),
  duration: z.string().nullable(),
  deposit_percent: z.number().nullable(),
  guarantee: z.string().nullable(),
  current_version: z.int().nullable(),
  finalized_at: time.nullable(),
  sent_at: time.nullable(),
  accepted_at: time.nullable(),
  accepted_version: z.int().nullable(),
  rejected_at: time.nullable(),
  reject_reason: z.string().nullable(),
  archived_at: time.nullable(),
  /** Words of the customer that the provider has not had on screen. */
  messages_unread: z.int(),
  revision: z.int(),
  created_at: time,
  updated_at: time,
};

export const quoteSummary = z
  .strictObject({
    ...headFields,
    total_minor: minorOut.nullable(),
    customer_name: z.string().nullable(),
    /** Where the list was asked for what was sent or accepted: what that version came to. */
    counted_minor: minorOut.nullable(),
  })
  .meta({ id: 'QuoteSummary' });

export const quote = z
  .strictObject({
    ...headFields,
    /** As in the quote's head, which is asked for while waiting. */
    mark: z.string(),
    pipeline: z.array(pipelineStep),
    customer: customer.nullable(),
    service_types: z.array(serviceType),
    components: z.array(component),
    line_items: z.array(lineItem),
    questions: z.array(question),
    links: z.array(link),
    responses: z.array(response),
    late_answers: z.array(lateAnswer),
    media: z.array(quoteMedia),
    jobs: z.array(
      z.strictObject({ id: uuid, kind: z.enum(jobKinds), status: z.enum(jobStatuses), error: z.string().nullable() }),
    ),
    totals,
    /** What is taken to be so, from words, answers, photos, the provider or what is usual. */
    understood: z.array(understood),
    doubts: z.array(doubt),
    readiness,
    /** The provider's words to the customer that go with the quote. */
    message: z.string().nullable(),
    /** The provider's words to themselves. */
    internal_note: z.string().nullable(),
    assumptions: z.array(z.string()),
    /** Those of them that the customer reads with the price. */
    shown_assumptions: z.array(z.string()),
    acceptance: z
      .strictObject({
        name: z.string(),
        accepted_at: time,
        total_minor: minorOut,
        /** As the accepted version has them, whatever they are called since. */
        provider_name: z.string().nullable(),
        customer_name: z.string().nullable(),
      })
      .nullable(),
    request_marks: z.array(requestMark),
    /** What the customer wrote when declining, beside the reason. */
    reject_message: z.string().nullable(),
    /** The change the customer asked for, until the next version goes out. */
    change_request: z.strictObject({ message: z.string(), requested_at: time }).nullable(),
  })
  .meta({ id: 'Quote' });
