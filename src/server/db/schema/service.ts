import { type AnyPgColumn, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CompiledPlaybook } from '#domain/playbooks/compile-playbook.ts';

/** The catalogue's ids are made from its slugs, so every installation has the same ones. */
export const serviceCategories = pgTable('service_categories', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  names: jsonb('names').$type<Readonly<Record<string, string>>>().notNull().default({}),
  parentId: uuid('parent_id').references((): AnyPgColumn => serviceCategories.id),
  position: integer('position').notNull(),
});

export const serviceTypes = pgTable('service_types', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** By language; `name` is the one for languages without. */
  names: jsonb('names').$type<Readonly<Record<string, string>>>().notNull().default({}),
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
  names: jsonb('names').$type<Readonly<Record<string, string>>>().notNull().default({}),
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

/** A playbook in each version that quotes may have been asked with, as compiled JSON. */
export const playbookVersions = pgTable(
  'playbook_versions',
  {
    key: text('key').notNull(),
    version: integer('version').notNull(),
    /** SHA-256 of the body. */
    hash: text('hash').notNull(),
    body: jsonb('body').$type<CompiledPlaybook>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.version] })],
);
