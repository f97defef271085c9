import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { channels } from '#domain/message/delivery-status.ts';
import { closedLists, createdAt, id, moment, oneOf } from './columns.ts';

/** The in-app mailbox of development: what would have gone out. */
export const mailboxMessages = pgTable(
  'mailbox_messages',
  {
    id: id(),
    channel: oneOf('channel', channels).notNull(),
    to: text('to').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    html: text('html'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt), ...closedLists(table)],
);

/** First answers of writes that carried a key, so that a repetition changes nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] }), index().on(table.createdAt)],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').notNull(),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.windowStart] })],
);
