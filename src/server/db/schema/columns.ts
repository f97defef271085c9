import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { bigint, type CheckBuilder, check, type ExtraConfigColumn, text, timestamp, uuid } from 'drizzle-orm/pg-core';

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

/** A CHECK for each closed list of a table, from the tuple that its type comes from: what the types say, the database refuses. */
export function closedLists(columns: Record<string, ExtraConfigColumn>): CheckBuilder[] {
  const [first] = Object.values(columns);
  if (!first) return [];
  return Object.values(getTableColumns(first.table)).flatMap(({ name, enumValues }) =>
    enumValues
      ? [
          check(
            `${getTableName(first.table)}_${name}_check`,
            sql.raw(`"${name}" in (${enumValues.map(quoted).join(', ')})`),
          ),
        ]
      : [],
  );
}

const quoted = (value: string): string => `'${value.replaceAll("'", "''")}'`;
