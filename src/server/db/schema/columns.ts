import { bigint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The columns that every table spells the same way. */
export const id = () => uuid('id').primaryKey().defaultRandom();
export const createdAt = () => moment('created_at').notNull().defaultNow();
export const updatedAt = () => moment('updated_at').notNull().defaultNow();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** An amount in minor units of the row's currency. */
export const minor = (name: string) => bigint(name, { mode: 'number' });
/** A text column whose values come from one of the domain's tuples. */
export const oneOf = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  text(name, { enum: values });
