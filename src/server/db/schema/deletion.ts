import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { closedLists, moment, oneOf } from './columns.ts';
import { quotes } from './quote.ts';

export const deletedKinds = ['line_item', 'question'] as const;

/** What was deleted by hand, as it stood, so that it can be brought back whole. */
export const quoteDeletions = pgTable(
  'quote_deletions',
  {
    /** The id that the deleted row had and gets again. */
    id: uuid('id').primaryKey(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', deletedKinds).notNull(),
    row: jsonb('row').$type<Record<string, unknown>>().notNull(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.quoteId), ...closedLists(table)],
);
