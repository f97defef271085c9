import { z } from 'zod';
import { tokenParams } from './customer-quotes.ts';
import { endpoint } from './endpoint.ts';
import { idempotencyKey, idParams, limits, time, uuid } from './fields.ts';
import { quote } from './quote-shapes.ts';

const message = z
  .strictObject({
    id: uuid,
    author: z.enum(['provider', 'customer', 'system']),
    body: z.string(),
    created_at: time,
    /** When the other side had it on screen. */
    read_at: time.nullable(),
  })
  .meta({ id: 'Message' });

const text = z.string().trim().min(1, 'Please write something').max(limits.text);
const written = z.object({ message: text, idempotency_key: idempotencyKey });

export const listCustomerMessages = endpoint({
  method: 'GET',
  path: '/customer/quotes/{id}/messages',
  caller: 'customer',
  summary: 'What was said about this quote, oldest first; opening it marks the provider’s words as read',
  params: tokenParams,
  response: z.array(message),
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
  summary: 'Ask for something else; the provider makes the next version',
  params: tokenParams,
  body: written,
  response: z.strictObject({ status: z.literal('provider_review') }),
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/quotes/{id}/messages',
  caller: 'provider',
  summary: 'What was said about this quote, oldest first; opening it marks the customer’s words as read',
  params: idParams,
  response: z.array(message),
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
