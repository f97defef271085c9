import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { deliveryStatuses } from '#domain/message/delivery-status.ts';
import { messageAuthors, messageKinds } from '#domain/message/message.ts';
import { closedLists, createdAt, id, moment, oneOf } from './columns.ts';
import { quoteId } from './quote.ts';

/** What provider and customer say to each other about a quote. */
export const quoteMessages = pgTable(
  'quote_messages',
  {
    id: id(),
    quoteId: quoteId(),
    author: oneOf('author', messageAuthors).notNull(),
    kind: oneOf('kind', messageKinds).notNull().default('message'),
    body: text('body').notNull(),
    /** Of the mail that tells the other side; null where there is no address for one. */
    deliveryStatus: oneOf('delivery_status', deliveryStatuses),
    readAt: moment('read_at'),
    createdAt: createdAt(),
    /** Tells words of the same instant apart. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index().on(table.quoteId, table.createdAt),
    index('quote_messages_unread').on(table.quoteId, table.author).where(sql`read_at is null`),
    ...closedLists(table),
  ],
);
