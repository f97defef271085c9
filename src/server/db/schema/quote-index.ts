import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { quoteStatuses } from '#domain/quote/status.ts';
import { closedLists, moment, oneOf } from './columns.ts';
import { providers } from './provider.ts';
import { quotes } from './quote.ts';

/*
 * What the list is counted and searched by, narrow enough to be read whole for one provider. The database keeps both tables
 * by triggers on quotes and customers, made in the migrations that added them: whatever writes those, no quote is ever missing or counted twice.
 */

/** How many quotes came into a status, or the archive with it (or left it, below zero): to be summed, so that no two writers wait for each other. */
export const quoteCounts = pgTable(
  'quote_counts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    status: oneOf('status', quoteStatuses).notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    change: integer('change').notNull(),
  },
  (table) => [index().on(table.providerId, table.isArchived, table.status, table.change), ...closedLists(table)],
);

export const quoteSearch = pgTable(
  'quote_search',
  {
    quoteId: uuid('quote_id')
      .primaryKey()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    providerId: uuid('provider_id').notNull(),
    status: oneOf('status', quoteStatuses).notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
    /** Folded number and title; and what the customer is found by. Apart, so that each has one writer. */
    quoteText: text('quote_text').notNull(),
    customerText: text('customer_text').notNull(),
  },
  (table) => [index().on(table.providerId), ...closedLists(table)],
);
