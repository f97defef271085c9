import { z } from 'zod';
import { customerKinds } from '#domain/customer/kind.ts';
import type { FieldProblemCode } from '#domain/problem.ts';
import { quoteDetails } from '#domain/quote/detail.ts';
import { engines, pipelineSteps } from '#domain/quote/pipeline.ts';
import { quoteStatuses } from '#domain/quote/status.ts';
import { endpoint } from './endpoint.ts';
import {
  currency,
  emailOrNone,
  idParams,
  internalNote,
  limits,
  locale,
  longText,
  mostLines,
  name,
  page,
  percent,
  phone,
  revision,
  time,
  uuid,
} from './fields.ts';
import { figureFields } from './figure-fields.ts';
import { lineItemFields } from './line-items.ts';
import {
  deliveryFields,
  link,
  linkOrder,
  quote,
  quoteHead,
  quoteSummary,
  refuseUnfitRecipient,
} from './quote-shapes.ts';
import { foundInRequest } from './read-request.ts';

const shortText = z.string().trim().max(limits.line);

const newCustomer = z.object({
  id: uuid.nullish(),
  name: name.nullish(),
  email: emailOrNone,
  phone: z.union([phone, z.literal('')]).nullish(),
  address: z.string().trim().max(limits.line).nullish(),
  kind: z.enum(customerKinds).optional(),
});

/** By what the list is sorted; a minus in front means the latest or largest first. */
export const quoteSorts = [
  ...(['-updated', 'updated', '-value', 'value', '-number', 'number'] as const),
  ...(['-title', 'title', '-customer', 'customer', '-status', 'status'] as const),
] as const;

/** Only what was put aside; else only what was not. */
const archived = z.enum(['true', 'false']).default('false');

/** Which quotes the list shows, and in what order. */
export const listFilter = {
  status: z.enum(quoteStatuses).optional(),
  search: z.string().max(limits.name).optional(),
  sort: z.enum(quoteSorts).default('-updated'),
  /** Only those that wait for the provider: in review, or with words nobody has opened. */
  waiting_for: z.enum(['provider']).optional(),
  archived,
  ...figureFields,
};

export const listQuotes = endpoint({
  method: 'GET',
  path: '/quotes',
  caller: 'provider',
  summary:
    'The provider’s quotes, latest change first; the search is in number and title, and in the customer’s name, email, phone and address, without accents and case. Archived ones only where asked for',
  query: page.extend(listFilter),
  response: z.array(quoteSummary),
  isList: true,
});

export const countQuotes = endpoint({
  method: 'GET',
  path: '/quotes/counts',
  caller: 'provider',
  summary: 'How many quotes there are in each status',
  query: z.object({ search: z.string().max(limits.name).optional(), archived }),
  response: z.strictObject({ total: z.int(), by_status: z.partialRecord(z.enum(quoteStatuses), z.int()) }),
});

/** How a quote begins: with questions to the customer, as a draft price from the request alone, or as lines that the provider writes. */
export const quoteModes = ['questions', 'estimate', 'by_hand'] as const;

export const createQuote = endpoint({
  method: 'POST',
  path: '/quotes',
  caller: 'provider',
  summary:
    'Start a quote from a customer’s request; the questions are prepared in the background. As an estimate: nothing is asked, the price is drafted at once. By hand: with its lines, ready to be sent',
  body: z
    .object({
      title: z.string().trim().max(limits.title).nullish(),
      /** By hand a title is enough. */
      description: longText.default(''),
      service_type_id: uuid.nullish(),
      /** What is left out is taken from the request, where that says it surely; `null` and `""` are none. */
      customer: newCustomer.nullish(),
      locale: locale.nullish(),
      currency: currency.nullish(),
      send_link: linkOrder.nullish(),
      mode: z.enum(quoteModes).default('questions'),
      /** By hand only; without positions of their own they stand in the order given. */
      line_items: z.array(lineItemFields).max(mostLines).nullish(),
      /** By hand only: begins with the parts, lines and words of a template; lines given beside it come after them. */
      template_id: uuid.nullish(),
    })
    .refine(({ mode, description }) => mode === 'by_hand' || description !== '', {
      message: 'request_required' satisfies FieldProblemCode,
      path: ['description'],
    })
    .refine(({ mode, title, description, template_id }) => mode !== 'by_hand' || title || description || template_id, {
      message: 'title_or_request_required' satisfies FieldProblemCode,
      path: ['title'],
    })
    .refine(({ mode, line_items }) => mode === 'by_hand' || !line_items?.length, {
      message: 'lines_by_hand_only' satisfies FieldProblemCode,
      path: ['line_items'],
    })
    .refine(({ mode, template_id }) => mode === 'by_hand' || !template_id, {
      message: 'lines_by_hand_only' satisfies FieldProblemCode,
      path: ['template_id'],
    })
    .refine(({ mode, send_link }) => mode === 'questions' || !send_link, {
      message: 'no_questions_by_hand' satisfies FieldProblemCode,
      path: ['send_link'],
    }),
  response: quote,
  meta: z.strictObject({ found: foundInRequest }),
  status: 201,
});

export const getQuote = endpoint({
  method: 'GET',
  path: '/quotes/{id}',
  caller: 'provider',
  summary: 'One quote with everything that hangs on it',
  params: idParams,
  response: quote,
});

export const getQuoteHead = endpoint({
  method: 'GET',
  path: '/quotes/{id}/head',
  caller: 'provider',
  summary: 'How one quote stands: small, for a page that waits',
  params: idParams,
  response: quoteHead,
});

export const updateQuote = endpoint({
  method: 'PUT',
  path: '/quotes/{id}',
  caller: 'provider',
  summary: 'Change a quote’s head; the revision must be the current one',
  params: idParams,
  body: z.object({
    revision,
    title: z.string().trim().min(1).max(limits.title).optional(),
    description: longText.min(1).optional(),
    prices_include_tax: z.boolean().optional(),
    charges_tax: z.boolean().optional(),
    detail: z.enum(quoteDetails).optional(),
    discount_percent: percent.optional(),
    valid_until: z.iso.date().nullish(),
    terms: longText.nullish(),
    message: longText.nullish(),
    starts: shortText.nullish(),
    duration: shortText.nullish(),
    deposit_percent: percent.nullish(),
    guarantee: shortText.nullish(),
    /** Changes nothing of what is sent, and may change whenever. */
    internal_note: internalNote.nullish(),
  }),
  response: quote,
});

export const markMedia = endpoint({
  method: 'PUT',
  path: '/quotes/{id}/media/{mediaId}',
  caller: 'provider',
  summary: 'Show a photo on the quote, or no longer',
  params: idParams.extend({ mediaId: uuid }),
  body: z.object({ is_on_quote: z.boolean() }),
  response: quote,
});

export const deleteQuote = endpoint({
  method: 'DELETE',
  path: '/quotes/{id}',
  caller: 'provider',
  summary: 'Delete a quote that was not accepted',
  params: idParams,
  response: z.null(),
});

export const estimateQuote = endpoint({
  method: 'POST',
  path: '/quotes/{id}/estimate',
  caller: 'provider',
  summary: 'Draft prices now, from what is known',
  params: idParams,
  response: quote,
});

export const changeService = endpoint({
  method: 'POST',
  path: '/quotes/{id}/service',
  caller: 'provider',
  summary: 'Say what service a draft is about, and have its questions made anew; those added by hand stay',
  params: idParams,
  body: z.object({ service_type_id: uuid, revision: revision.optional() }),
  response: quote,
});

export const retryQuote = endpoint({
  method: 'POST',
  path: '/quotes/{id}/retry',
  caller: 'provider',
  summary: 'Try a failed job again',
  params: idParams,
  response: quote,
});

export const reviseQuote = endpoint({
  method: 'POST',
  path: '/quotes/{id}/revise',
  caller: 'provider',
  summary: 'Take a sent, declined or expired quote back for a next version',
  params: idParams,
  response: quote,
});

export const finalizeQuote = endpoint({
  method: 'POST',
  path: '/quotes/{id}/finalize',
  caller: 'provider',
  summary: 'Check the totals, give the number and freeze the version',
  params: idParams,
  response: quote,
});

export const sendQuote = endpoint({
  method: 'POST',
  path: '/quotes/{id}/send',
  caller: 'provider',
  summary: 'Send the quote; finalizes it first where that is still to do',
  params: idParams,
  body: z
    .object({
      ...deliveryFields,
      message: longText.nullish(),
      /** Sends although a line is below the provider's cost or the work below a rule's minimum. */
      accept_low_prices: z.boolean().default(false),
      /** The customer may accept it as it stands, although it rests on what is assumed, doubtful or to be looked at. */
      as_fixed_price: z.boolean().default(false),
    })
    .superRefine(refuseUnfitRecipient),
  response: quote,
});

export const sendLink = endpoint({
  method: 'POST',
  path: '/quotes/{id}/send-link',
  caller: 'provider',
  summary: 'Send the customer the questions; the channel none only makes the address',
  params: idParams,
  body: z.object({ ...deliveryFields, message: longText.nullish() }).superRefine(refuseUnfitRecipient),
  response: link,
});

export const listLinks = endpoint({
  method: 'GET',
  path: '/quotes/{id}/links',
  caller: 'provider',
  summary: 'The quote’s links',
  params: idParams,
  response: z.array(link),
});

export const resendLink = endpoint({
  method: 'POST',
  path: '/quotes/{id}/links/{linkId}/resend',
  caller: 'provider',
  summary: 'Send a link again',
  params: idParams.extend({ linkId: uuid }),
  response: link,
});

export const trackClick = endpoint({
  method: 'POST',
  path: '/quotes/links/{linkId}/track-click',
  caller: 'customer',
  summary: 'A person opened the link; the token goes in the header X-Link-Token',
  params: z.strictObject({ linkId: uuid }),
  body: z.object({}).optional(),
  response: z.null(),
});

export const listAiLogs = endpoint({
  method: 'GET',
  path: '/quotes/{id}/ai-logs',
  caller: 'provider',
  summary: 'What each engine step decided, and why',
  params: idParams,
  response: z.array(
    z.strictObject({
      id: uuid,
      kind: z.string(),
      step: z.enum(pipelineSteps).nullable(),
      engine: z.enum(engines),
      model: z.string().nullable(),
      status: z.enum(['completed', 'failed']),
      duration_ms: z.int(),
      tokens_in: z.int().nullable(),
      tokens_out: z.int().nullable(),
      /** US cents. */
      cost_minor: z.int().nullable(),
      /** Millionths of a US dollar: what a call really cost. */
      cost_micro_usd: z.int().nullable(),
      decision: z.string(),
      error: z.string().nullable(),
      created_at: time,
    }),
  ),
});
