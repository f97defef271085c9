import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { currencies } from '#domain/currency.ts';
import { measures, spans } from '#domain/quote/figures.ts';
import { closedLists, minor, moment, oneOf } from './columns.ts';
import { providers } from './provider.ts';
import { quotes } from './quote.ts';

/*
 * What the dashboard looks back on. The database keeps both tables by triggers, made in the migration that added them,
 * so that no figure reads all quotes and none can differ from the quotes that the list shows behind it.
 */

/** When each step of a quote was first reached, and what it was worth. Archived or not: what happened has happened. */
export const quoteMilestones = pgTable(
  'quote_milestones',
  {
    quoteId: uuid('quote_id')
      .primaryKey()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    providerId: uuid('provider_id').notNull(),
    currency: oneOf('currency', currencies).notNull(),
    requestedAt: moment('requested_at').notNull(),
    answeredAt: moment('answered_at'),
    /** The first sending: a version after it is no other quote. */
    sentAt: moment('sent_at'),
    /** The first visit after the sending. */
    viewedAt: moment('viewed_at'),
    acceptedAt: moment('accepted_at'),
    /** Of the version sent last. */
    sentMinor: minor('sent_minor'),
    acceptedMinor: minor('accepted_minor'),
    /** Since when the customer's link could not be delivered; null once it could, or goes out anew. */
    deliveryFailedAt: moment('delivery_failed_at'),
  },
  (table) => [
    index('quotes_requested').on(table.providerId, table.requestedAt),
    index('quotes_sent').on(table.providerId, table.sentAt).where(sql`sent_at is not null`),
    index('quotes_accepted').on(table.providerId, table.acceptedAt).where(sql`accepted_at is not null`),
    index('quotes_undelivered').on(table.providerId, table.deliveryFailedAt).where(sql`delivery_failed_at is not null`),
    ...closedLists(table),
  ],
);

/**
 * By day and by week (in UTC, from Monday), how many quotes came to a measure and what they are worth. Changes to be summed,
 * as in quote_counts: no two writers wait for each other.
 */
export const quoteSums = pgTable(
  'quote_sums',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    span: oneOf('span', spans).notNull(),
    start: date('start', { mode: 'string' }).notNull(),
    measure: oneOf('measure', measures).notNull(),
    currency: oneOf('currency', currencies).notNull(),
    /** Of what was sent: from request to sending, in the steps that are shown. */
    waitMinutes: integer('wait_minutes'),
    count: integer('count').notNull(),
    valueMinor: minor('value_minor').notNull(),
    /** Written by the summing itself, which it must not set off again. */
    isSum: boolean('is_sum').notNull().default(false),
  },
  (table) => [index().on(table.providerId, table.span, table.start), ...closedLists(table)],
);
