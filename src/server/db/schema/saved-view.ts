import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { providers } from './provider.ts';

/** How one person likes to look at the list of quotes, by a name; each of a business has their own. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** As sign-in has them, which may keep its people elsewhere. */
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    /** Filter and order as the list is asked for. */
    filter: jsonb('filter').$type<Record<string, unknown>>().notNull(),
    /** The list opens with it. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique().on(table.providerId, table.userId, table.name),
    uniqueIndex('saved_views_default').on(table.providerId, table.userId).where(sql`is_default`),
  ],
);
