import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { providers } from './provider.ts';

/**
 * The words in a provider's quotes' titles and customers' names and addresses, each under every form that a slip of
 * spelling leaves of it, so that a misspelt word is looked up and not compared with all. The database keeps them by triggers on
 * quote_search and customers, made in the migration that added them. Two at once may keep a word twice: no writer waits for another.
 */
export const searchWords = pgTable(
  'search_words',
  {
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    slip: text('slip').notNull(),
    word: text('word').notNull(),
  },
  (table) => [index().on(table.providerId, table.slip, table.word)],
);
