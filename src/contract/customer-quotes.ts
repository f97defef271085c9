import { z } from 'zod';
import { customerKinds } from '#domain/customer/kind.ts';
import { mediaTypes } from '#domain/media/media-type.ts';
import { quoteDetails } from '#domain/quote/detail.ts';
import { conversationStages } from '#domain/quote/pipeline.ts';
import { quoteStatuses } from '#domain/quote/status.ts';
import { endpoint } from './endpoint.ts';
import { currency, idempotencyKey, limits, locale, minorOut, name, time, uuid } from './fields.ts';
import { customerMedia, media } from './media-shapes.ts';
import { customerQuestion } from './question-shapes.ts';
import { pipelineStep, readiness, totals } from './quote-shapes.ts';
import { shownTaxIdentity } from './tax.ts';
import { understood } from './understood-shapes.ts';

/** The link's token; a provider's own quote id also opens it, read-only, with a bearer. */
export const tokenParams = z.strictObject({ id: z.string().min(1).max(200) });

export const nextPages = ['flow', 'customer-review', 'pending', 'result', 'error'] as const;
export type NextPage = (typeof nextPages)[number];
const next = z.enum(nextPages);

const progress = z.strictObject({ answered: z.int(), required: z.int(), percent: z.int() });

/** A colour with what is read on it. */
const shade = z.strictObject({ background: z.string(), text: z.string(), hover: z.string() });

/** Chosen field by field: nothing of the provider's costs, rules or notes. Null is what the level of detail leaves out. */
const shownLine = z.strictObject({
  id: uuid,
  description: z.string(),
  /** In the customer's way of showing: with tax for a person, without for a business. */
  amount_minor: minorOut,
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  unit_label: z.string().nullable(),
  unit_price_minor: minorOut.nullable(),
  tax_rate: z.number().nullable(),
});

/** What is done in one part of the job, and its sum. */
const shownPart = z.strictObject({
  /** Null for what belongs to no part. */
  component_id: uuid.nullable(),
  title: z.string().nullable(),
  sentence: z.string().nullable(),
  /** Null where only one total is shown. */
  amount_minor: minorOut.nullable(),
  lines: z.array(shownLine),
});

const shownExtra = shownPart.extend({
  component_id: uuid,
  is_chosen: z.boolean(),
  /** What the whole comes to once this extra is added, or left out again; null where it cannot be. */
  total_if_switched_minor: minorOut.nullable(),
});

/** One of several parts of which exactly one is done. */
const shownChoice = z.strictObject({
  name: z.string(),
  /** The chosen one stands among the parts as well. Switching one is choosing it instead. */
  options: z.array(shownExtra),
});

const customerComponent = z
  .strictObject({
    id: uuid,
    title: z.string(),
    description: z.string().nullable(),
    is_optional: z.boolean(),
    is_visible: z.boolean(),
    position: z.int(),
  })
  .meta({ id: 'CustomerComponent' });

export const customerVersion = z
  .strictObject({
    number: z.int(),
    detail: z.enum(quoteDetails),
    /** Whether the amounts of parts, extras and lines hold the tax. */
    amounts_include_tax: z.boolean(),
    parts: z.array(shownPart),
    choices: z.array(shownChoice),
    extras: z.array(shownExtra),
    /** Parts and chosen extras, before the discount. */
    sum_minor: minorOut,
    /** Off the shown amounts. */
    discount_minor: minorOut,
    /** The same parts, extras and lines in one list, as far as the level of detail shows them. */
    line_items: z.array(shownLine.extend({ component_id: uuid.nullable(), position: z.int() })),
    components: z.array(customerComponent),
    /** Those that the provider put on the quote. */
    photos: z.array(media.pick({ id: true, url: true, thumbnail_url: true })),
    totals,
    prices_include_tax: z.boolean(),
    charges_tax: z.boolean(),
    starts: z.string().nullable(),
    duration: z.string().nullable(),
    deposit_percent: z.number().nullable(),
    /** Of the total as it stands. */
    deposit_minor: minorOut.nullable(),
    guarantee: z.string().nullable(),
    assumptions: z.array(z.string()),
    /** The same by the part that they are about, those of the whole job first. */
    assumption_groups: z.array(z.strictObject({ title: z.string().nullable(), texts: z.array(z.string()) })),
    terms: z.string().nullable(),
    valid_until: z.iso.date().nullable(),
    message: z.string().nullable(),
    /** When the provider had looked at every line; null where they had not. */
    checked_at: time.nullable(),
    /** Why it cannot be accepted as a fixed price, and between what it will be, shown as the total is; null where it can. */
    estimate: readiness.nullable(),
    pdf_url: z.string().nullable(),
    accepted: z.strictObject({ name: z.string(), accepted_at: time }).nullable(),
  })
  .meta({ id: 'CustomerVersion' });

export const customerQuote = z
  .strictObject({
    id: z.string(),
    link_id: uuid.nullable(),
    provider: z.strictObject({
      name: z.string(),
      person: z.string().nullable(),
      logo_url: z.string().nullable(),
      phone_number: z.string().nullable(),
      email: z.string().nullable(),
      address: z.string().nullable(),
      tax: shownTaxIdentity,
      brand: z.strictObject({
        primary_color: z.string().nullable(),
        /** The same as a page of either look can show it; null for the product's own colour. */
        shades: z.strictObject({ light: shade, dark: shade }).nullable(),
      }),
    }),
    /** Both parties as the version has them, once there is one. */
    customer: z.strictObject({
      first_name: z.string().nullable(),
      name: z.string().nullable(),
      address: z.string().nullable(),
      kind: z.enum(customerKinds),
    }),
    number: z.string().nullable(),
    sent_at: time.nullable(),
    title: z.string(),
    description: z.string(),
    status: z.enum(quoteStatuses),
    stage: z.enum(conversationStages),
    locale,
    currency,
    questions: z.array(customerQuestion),
    /** What was read for certain from the customer's own request, until there is a price. */
    understood: z.array(understood.pick({ label: true, text: true, component_id: true })),
    components: z.array(customerComponent),
    media: z.array(customerMedia),
    messages_unread: z.int(),
    progress,
    next,
    is_preview: z.boolean(),
    /** A sample that nobody asked for and no list has; left out of every other quote. */
    is_demo: z.literal(true).optional(),
    rejected: z.strictObject({ rejected_at: time, reason: z.string().nullable() }).nullable(),
    /** What the customer asked for last, while the provider works on it. */
    change_request: z.strictObject({ message: z.string(), requested_at: time }).nullable(),
    version: customerVersion.nullable(),
  })
  .meta({ id: 'CustomerQuote' });

/** The `data` of a 410 where the quote behind a link was deleted. */
export const withdrawnBy = z.strictObject({ name: z.string(), phone_number: z.string().nullable() });

export const getCustomerQuote = endpoint({
  method: 'GET',
  path: '/customer/quotes/{id}',
  caller: 'customer',
  summary: 'The quote as its customer sees it',
  params: tokenParams,
  response: customerQuote,
});

export const givenResponse = z.union([
  z.object({ question_id: uuid, value: z.record(z.string(), z.unknown()) }),
  z.object({ question_id: uuid, status: z.enum(['deferred', 'skipped']) }),
]);

export const saveResponses = endpoint({
  method: 'POST',
  path: '/customer/quotes/{id}/responses',
  caller: 'customer',
  summary: 'Keep answers, complete or not; with submit, hand them in',
  params: tokenParams,
  body: z.object({
    responses: z.array(givenResponse).max(200),
    submit: z.boolean().default(false),
    idempotency_key: idempotencyKey,
  }),
  response: z.strictObject({
    saved: z.array(uuid),
    incomplete: z.array(z.strictObject({ question_id: uuid, message: z.string() })),
    /** Answers to what was taken out meanwhile: kept for the provider to read, and counting for nothing. */
    removed: z.array(z.strictObject({ question_id: uuid, message: z.string() })),
    progress,
    status: z.enum(quoteStatuses),
    next,
  }),
});

/** The fields beside the file. */
export const mediaFields = z.object({
  media_type: z.enum(mediaTypes),
  question_id: uuid.optional(),
  component_id: uuid.optional(),
});

export const uploadMedia = endpoint({
  method: 'POST',
  path: '/customer/quotes/{id}/media',
  caller: 'customer',
  summary: 'Add a photo or file: multipart with file, media_type, question_id, component_id',
  params: tokenParams,
  isUpload: true,
  formFields: mediaFields,
  response: media,
  status: 201,
});

export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/customer/quotes/{id}/media/{mediaId}',
  caller: 'customer',
  summary: 'Take a photo back',
  params: tokenParams.extend({ mediaId: uuid }),
  response: z.null(),
});

export const getCustomerStatus = endpoint({
  method: 'GET',
  path: '/customer/quotes/{id}/status',
  caller: 'customer',
  summary: 'How far the quote is, and which page comes next',
  params: tokenParams,
  response: z.strictObject({
    status: z.enum(quoteStatuses),
    stage: z.enum(conversationStages),
    pipeline: z.array(pipelineStep),
    next,
  }),
});

export const acceptQuote = endpoint({
  method: 'POST',
  path: '/customer/quotes/{id}/accept',
  caller: 'customer',
  summary: 'Agree to one version of the quote; repeating it changes nothing',
  params: tokenParams,
  body: z.object({
    version: z.int().min(1).max(1_000_000),
    name,
    signature: z.string().max(limits.text).nullish(),
    expected_total_minor: z.int().optional(),
    idempotency_key: idempotencyKey,
  }),
  response: z.strictObject({ status: z.literal('accepted'), accepted_at: time, version: z.int() }),
});

export const toggleVisibility = endpoint({
  method: 'POST',
  path: '/customer/quotes/{id}/components/{componentId}/toggle-visibility',
  caller: 'customer',
  summary: 'Add or leave out an optional part; of several to choose one from, take this one',
  params: tokenParams.extend({ componentId: uuid }),
  body: z.object({ is_visible: z.boolean() }),
  response: z.strictObject({ component: customerComponent, totals, version: customerVersion }),
});
