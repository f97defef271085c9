import { z } from 'zod';
import { deliveryStatuses } from '#domain/message/delivery-status.ts';
import { isWritten, messageAuthors, messageKinds } from '#domain/message/message.ts';
import type { FieldProblemCode } from '#domain/problem.ts';
import { tokenParams } from './customer-quotes.ts';
import { endpoint } from './endpoint.ts';
import { idempotencyKey, idParams, limits, longText, time, uuid } from './fields.ts';
import { quote } from './quote-shapes.ts';

const message = z
  .strictObject({
    id: uuid,
    author: z.enum(messageAuthors),
    kind: z.enum(messageKinds),
    body: z.string(),
    created_at: time,
    /** When the other side had it on screen. */
    read_at: time.nullable(),
    /** Of the mail that tells the other side; null where there is no address for one. */
    delivery_status: z.enum(deliveryStatuses).nullable(),
  })
  .meta({ id: 'Message' });

/** At once; what is earlier is asked for by `before`. */
const mostMessages = 1000;
const text = longText.refine(isWritten, 'write_something' satisfies FieldProblemCode);
/** Opening marks as read, unless a page is only rendered ahead: nobody may ever look at that. */
const opening = z.object({
  mark_read: z.enum(['true', 'false']).default('true'),
  /** A message's id: what was said before it. Without one the newest. */
  before: uuid.optional(),
  limit: z.coerce.number().int().min(1).max(mostMessages).default(100),
});
const written = z.object({ message: text, idempotency_key: idempotencyKey });

const paging = 'For earlier words give the first message’s id as `before`; `total` counts all that stand before it';

export const listCustomerMessages = endpoint({
  method: 'GET',
  path: '/customer/quotes/{id}/messages',
  caller: 'customer',
  summary: `What was said last about this quote, oldest first; opening it marks the provider’s words as read. ${paging}`,
  params: tokenParams,
  query: opening,
  response: z.array(message),
  isList: true,
});

export const sendCustomerMessage = endpoint({
  method: 'POST',
  path: '/customer/quotes/{id}/message',
  caller: 'customer',
  summary: 'Write to the provider',
  params: tokenParams,
  body: written,
  response: message,
  status: 201,
});

export const rejectQuote = endpoint({
  method: 'POST',
  path: '/customer/quotes/{id}/reject',
  caller: 'customer',
  summary: 'Decline the quote; repeating it changes nothing',
  params: tokenParams,
  body: z.object({
    reason: z.string().trim().max(limits.name).nullish(),
    message: z.string().trim().max(limits.text).nullish(),
    idempotency_key: idempotencyKey,
  }),
  response: z.strictObject({ status: z.literal('rejected'), rejected_at: time }),
});

export const requestChanges = endpoint({
  method: 'POST',
  path: '/customer/quotes/{id}/request-changes',
  caller: 'customer',
  summary: 'Ask for something else; the provider makes the next version. The same words again change nothing',
  params: tokenParams,
  body: written,
  response: z.strictObject({ status: z.literal('provider_review'), requested_at: time }),
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/quotes/{id}/messages',
  caller: 'provider',
  summary: `What was said last about this quote, oldest first; opening it marks the customer’s words as read. ${paging}`,
  params: idParams,
  query: opening,
  response: z.array(message),
  isList: true,
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/quotes/{id}/messages',
  caller: 'provider',
  summary: 'Write to the customer; it is mailed where there is an address',
  params: idParams,
  body: written,
  response: message,
  status: 201,
});

export const takeOverQuote = endpoint({
  method: 'POST',
  path: '/quotes/{id}/take-over',
  caller: 'provider',
  summary: 'Go on by hand after a job has failed',
  params: idParams,
  response: quote,
});

export const duplicateQuote = endpoint({
  method: 'POST',
  path: '/quotes/{id}/duplicate',
  caller: 'provider',
  summary: 'Start a new quote with the same customer, parts, lines and questions; answers and files stay behind',
  params: idParams,
  response: quote,
  status: 201,
});
