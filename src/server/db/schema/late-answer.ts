import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { componentTypes } from '#domain/question/component-type.ts';
import { closedLists, moment, oneOf } from './columns.ts';
import { quotes } from './quote.ts';

/**
 * Answers to what the provider had taken out while the customer's page was open: a whole question, or a choice of one.
 * They count for nothing, and the provider reads them beside the words they were given to.
 */
export const lateAnswers = pgTable(
  'late_answers',
  {
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    /** The question's own id; it may be gone. */
    questionId: uuid('question_id').notNull(),
    type: oneOf('type', componentTypes).notNull(),
    prompt: text('prompt').notNull(),
    config: jsonb('config').$type<Record<string, unknown>>().notNull(),
    value: jsonb('value').$type<Record<string, unknown>>().notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quoteId, table.questionId] }), ...closedLists(table)],
);
