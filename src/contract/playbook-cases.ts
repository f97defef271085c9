import { z } from 'zod';
import { currencies } from '#domain/currency.ts';
import { locales } from '#domain/locale.ts';
import { key } from './playbook-files.ts';

// `cases/<code>.yaml`: what customers write in one language and how it is read, and prices worked by hand.

const share = z.string().min(1).max(1000);
const shares = z.array(share).min(1).exactOptional();
const caseFacts = z.record(
  key,
  z.union([
    z.number(),
    z.string().max(80),
    z.boolean(),
    z.tuple([z.number(), z.number()]),
    z.array(z.string()),
    z.record(z.string(), z.number()),
  ]),
);

const written = z.strictObject({
  text: z.string().min(1).max(2000),
  /** Where it is not the usual one of the file's language. */
  locale: z.enum(locales).exactOptional(),
  /** Said where the words leave it open whose work this is. */
  sure: z.literal(false).exactOptional(),
});

const requestCase = written.extend({
  title: z.string().min(1).max(1000).exactOptional(),
  /** Said where nobody could tell this service by the words alone. */
  service: z.literal(false).exactOptional(),
  /** Every section with its title and sure facts (its kind may be left out), and the sure facts of the whole job. */
  sections: z.array(z.array(share).min(1)).exactOptional(),
  job: z.array(share).exactOptional(),
  /** Everything that is read, those of a section behind its key, those that are not sure with a `?`. */
  facts: z.array(share).exactOptional(),
  some_facts: shares,
  not_facts: shares,
  /** Keys of questions or of what they ask for. */
  asked: shares,
  not_asked: shares,
  /** What is asked although it was stated. */
  asked_again: shares,
  /** What the questions speak of, in lower case. */
  mentions: shares,
  not_mentions: shares,
});

const priceCase = z.strictObject({
  /** One without a title goes on with what the one before it shows. */
  title: z.string().min(1).max(1000).exactOptional(),
  /** The facts of the one section, or of each of several. */
  section: caseFacts.exactOptional(),
  sections: z.array(caseFacts).min(2).exactOptional(),
  job: caseFacts.exactOptional(),
  /** Instead of these, facts by the names that price lists have for them. */
  answers: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])).exactOptional(),
  currency: z.enum(currencies).exactOptional(),
  /** All lines in order, `fit 15 × 2600`; some of them, also by their beginning; what none of them says. */
  lines: z.array(share).exactOptional(),
  some_lines: shares,
  no_lines: shares,
  /** In minor units. */
  total: z.int().min(0).exactOptional(),
  extras: z.array(share).exactOptional(),
  extra_keys: z.array(key).exactOptional(),
  no_extras: shares,
  /** Parts of the assumptions, in their order. */
  assumes: shares,
  not_assumes: shares,
});

const otherWork = written.extend({
  /** The service that it is for. */
  as: key.exactOptional(),
  /** Said where this service is among those that the customer is asked about. */
  offered: z.literal(true).exactOptional(),
});

export const casesFile = z.strictObject({
  requests: z.array(requestCase).min(1).exactOptional(),
  prices: z
    .array(priceCase)
    .min(1)
    .refine(([first]) => first?.title !== undefined, 'the first has a title')
    .exactOptional(),
  recognised: z
    .array(z.union([share, written]))
    .min(1)
    .exactOptional(),
  not_recognised: z
    .array(z.union([share, otherWork]))
    .min(1)
    .exactOptional(),
});
