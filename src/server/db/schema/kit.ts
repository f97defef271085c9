import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { currencies } from '#domain/currency.ts';
import { type KitLine, kitKinds, type TemplateHead } from '#domain/kit/kit.ts';
import { closedLists, createdAt, id, oneOf, updatedAt } from './columns.ts';
import { providers } from './provider.ts';

/** What a provider keeps to put into quotes: lines, or a whole quote to begin with. */
export const providerKits = pgTable(
  'provider_kits',
  {
    id: id(),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    kind: oneOf('kind', kitKinds).notNull(),
    name: text('name').notNull(),
    currency: oneOf('currency', currencies).notNull(),
    pricesIncludeTax: boolean('prices_include_tax').notNull(),
    lines: jsonb('lines').$type<KitLine[]>().notNull(),
    /** Of a template. */
    head: jsonb('head').$type<TemplateHead>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // Put in by its name, so that a name means one of them.
  (table) => [
    uniqueIndex('provider_kits_by_name').on(table.providerId, table.kind, sql`lower(${table.name})`),
    ...closedLists(table),
  ],
);
