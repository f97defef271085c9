import { boolean, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { locales } from '#domain/locale.ts';
import { closedLists, moment, oneOf } from './columns.ts';
import { providers } from './provider.ts';

/**
 * Links of quotes that were deleted: whoever holds one reads who withdrew the quote. Nothing of quote or customer is kept,
 * and no token either.
 */
export const withdrawnLinks = pgTable(
  'withdrawn_links',
  {
    /** The id that the link had. */
    id: uuid('id').primaryKey(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    /** False for one that had been taken back before: it tells nothing. */
    wasOpen: boolean('was_open').notNull(),
    locale: oneOf('locale', locales).notNull(),
    withdrawnAt: moment('withdrawn_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.providerId), ...closedLists(table)],
);
