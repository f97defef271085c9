import { type AnyPgColumn, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** The catalogue's ids are made from its slugs, so every installation has the same ones. */
export const serviceCategories = pgTable('service_categories', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  parentId: uuid('parent_id').references((): AnyPgColumn => serviceCategories.id),
  position: integer('position').notNull(),
});

export const serviceTypes = pgTable('service_types', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  categoryId: uuid('category_id')
    .notNull()
    .references(() => serviceCategories.id),
  unitBasis: text('unit_basis').notNull(),
  hazards: jsonb('hazards').$type<string[]>().notNull(),
  position: integer('position').notNull(),
});

export const professions = pgTable('professions', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
});

export const professionServiceTypes = pgTable(
  'profession_service_types',
  {
    professionId: uuid('profession_id')
      .notNull()
      .references(() => professions.id),
    serviceTypeId: uuid('service_type_id')
      .notNull()
      .references(() => serviceTypes.id),
  },
  (table) => [primaryKey({ columns: [table.professionId, table.serviceTypeId] })],
);
