import { z } from 'zod';
import { customerQuote, givenResponse } from './customer-quotes.ts';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';

const given = z.object({
  responses: z.array(givenResponse).max(50).default([]),
  /** The extras that are added. */
  chosen: z.array(uuid).max(50).default([]),
  /** Whether the answers are handed in and the price is there. */
  is_priced: z.boolean().default(false),
});

export const reckonDemo = endpoint({
  method: 'POST',
  path: '/customer/demo',
  caller: 'public',
  summary: 'A sample quote as its customer sees it, with these answers and extras. Nothing is stored',
  body: given.extend({
    /** The end of a demo link: then it is a sample of that provider’s, by their own prices. */
    of: z.string().max(200).optional(),
  }),
  response: customerQuote,
});

export const reckonOwnDemo = endpoint({
  method: 'POST',
  path: '/provider/profile/demo-quote',
  caller: 'provider',
  summary: 'The same of one’s own, with every quantity and rate. Nothing is stored',
  body: given,
  response: customerQuote,
});
