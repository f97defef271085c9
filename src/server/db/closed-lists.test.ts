import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts';
import * as schema from './schema.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
/** Each column whose type is a list, as the code has it. */
const closedLists = tables.flatMap((table) => {
  const { schema: folder = 'public', name, columns } = getTableConfig(table);
  return columns.flatMap((column) =>
    column.enumValues ? [{ place: `${folder}.${name}.${column.name}`, values: column.enumValues.toSorted() }] : [],
  );
});

interface TextColumn {
  readonly place: string;
  readonly name: string;
  readonly definition: string | null;
}

/** Each text column that the database has, with the CHECK on it alone. */
async function textColumns(): Promise<TextColumn[]> {
  const { rows } = await client.query<TextColumn>(`
    select format('%s.%s.%s', n.nspname, c.relname, a.attname) as place, a.attname as name,
        pg_get_constraintdef(k.oid) as definition
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
      where n.nspname in ('public', 'auth') and c.relkind = 'r' and a.atttypid = 'text'::regtype`);
  return rows;
}

test('the database knows each closed list, with the very values of the code', async () => {
  const known = (await textColumns()).flatMap(({ place, definition }) =>
    definition
      ? [{ place, values: [...definition.matchAll(/'([^']*)'::text/g)].map(([, value]) => value).toSorted() }]
      : [],
  );
  const byPlace = (a: { place: string }, b: { place: string }) => a.place.localeCompare(b.place);
  expect(closedLists.length).toBeGreaterThan(40);
  expect(known.toSorted(byPlace)).toEqual(closedLists.toSorted(byPlace));
});

test('no text column is named like a closed list without being one', async () => {
  const names = new Set(closedLists.map(({ place }) => place.split('.').at(-1)));
  const open = (await textColumns()).filter(({ name, definition }) => names.has(name) && !definition);
  expect(open.map(({ place }) => place)).toEqual([]);
});

test('a value outside its list is refused, whoever writes it', async () => {
  for (const { place } of closedLists) {
    const [folder, table, column] = place.split('.');
    await client.query('begin');
    // A table with the same checks and nothing that has to be filled in besides.
    await client.query(`create temporary table probe (like ${folder}.${table} including constraints) on commit drop`);
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'probe'::regclass and attnotnull and attnum > 0`,
    );
    for (const { name } of rows) await client.query(`alter table probe alter "${name}" drop not null`);
    const refused = client.query(`insert into probe ("${column}") values ('no such value')`);
    await expect(refused, place).rejects.toMatchObject({ code: '23514' });
    await client.query('rollback');
  }
});
