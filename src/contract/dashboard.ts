import { z } from 'zod';
import { quoteStatuses } from '#domain/quote/status.ts';
import { endpoint } from './endpoint.ts';
import { currency, minorOut, time, uuid } from './fields.ts';

/** Why something waits for the provider. */
export const nextUpReasons = ['message', 'changes_requested', 'review', 'undelivered', 'failed'] as const;

const day = z.iso.date();
const longestDays = 731;

const nextUp = z.strictObject({
  quote_id: uuid,
  status: z.enum(quoteStatuses),
  title: z.string(),
  customer_name: z.string().nullable(),
  reason: z.enum(nextUpReasons),
  /** What the customer wrote, where that is the reason. */
  text: z.string().nullable(),
  since: time,
});

const value = { sent_minor: minorOut, accepted_minor: minorOut, sent: z.int(), accepted: z.int() };

export const getDashboardSummary = endpoint({
  method: 'GET',
  path: '/dashboard/summary',
  caller: 'provider',
  summary:
    'The business at a glance: what waits for the provider now, and what came of the requests and quotes of a time, by default this week and the eleven before it. Days and weeks are those of UTC',
  query: z
    .object({ from: day.optional(), to: day.optional() })
    .refine(({ from, to }) => !from || !to || from <= to, {
      message: 'Please let the time begin before it ends',
      path: ['to'],
    })
    .refine(({ from, to }) => !from || !to || Date.parse(to) - Date.parse(from) < longestDays * 86_400_000, {
      message: 'Please ask for two years at most',
      path: ['from'],
    }),
  response: z.strictObject({
    from: day,
    to: day,
    /** All quotes outside the archive. */
    quotes: z.int(),
    /** In review or with words nobody has opened, as `waiting_for=provider` lists them. */
    waiting: z.strictObject({ quotes: z.int(), oldest_at: time.nullable() }),
    next_up: z.array(nextUp),
    with_customers: z.strictObject({ sent: z.int(), awaiting_customer: z.int() }),
    unread: z.strictObject({ quotes: z.int(), messages: z.int() }),
    undelivered: z.int(),
    /** Of the quotes requested in this time, how many came how far since. */
    funnel: z.strictObject({
      requested: z.int(),
      answered: z.int(),
      sent: z.int(),
      viewed: z.int(),
      accepted: z.int(),
    }),
    /** Of the quotes sent in this time, how many were accepted since. */
    win: z.strictObject({ sent: z.int(), accepted: z.int() }),
    /** From request to first sending, in the steps that are shown; null where nothing was sent. */
    median_wait_minutes: z.int().nullable(),
    /** Each currency for itself, the one most is sent in first. A quote counts once, in the week of its first sending, with what was sent last. */
    currencies: z.array(
      z.strictObject({ currency, ...value, weeks: z.array(z.strictObject({ from: day, to: day, ...value })) }),
    ),
  }),
});
