import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { quoteActions, quoteStatuses } from '#domain/quote/status.ts';
import { closedLists, id, moment, oneOf } from './columns.ts';
import { quotes } from './quote.ts';

/** What the activity of a quote tells: its transitions, and what else is done with it. */
export const activityActions = [
  ...quoteActions,
  'create',
  'duplicate',
  'archive',
  'unarchive',
  'message',
  'late_answer',
] as const;

export const activityActors = ['provider', 'customer', 'system'] as const;

export const quoteActivity = pgTable(
  'quote_activity',
  {
    id: id(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    actor: oneOf('actor', activityActors).notNull(),
    actorUserId: uuid('actor_user_id'),
    action: oneOf('action', activityActions).notNull(),
    fromStatus: oneOf('from_status', quoteStatuses),
    toStatus: oneOf('to_status', quoteStatuses),
    detail: jsonb('detail').$type<Record<string, unknown>>(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index().on(table.quoteId, table.at), ...closedLists(table)],
);
