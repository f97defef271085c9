import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyPending } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { databaseName, runOn, serverUrlVariable, urlOf } from '../../../tests/support/test-database.ts';
import { migrate } from './migrate.ts';
import { ensureSearchIndexes } from './search-indexes.ts';

const server = process.env[serverUrlVariable] ?? '';
const migrations = join(import.meta.dirname, 'migrations');

/** A new database and a connection to it, gone afterwards. */
async function withDatabase(work: (config: pg.ClientConfig, client: pg.Client) => Promise<void>): Promise<void> {
  const name = databaseName();
  await runOn(server, `create database "${name}"`);
  const config = { connectionString: urlOf(server, name) };
  const client = new pg.Client(config);
  await client.connect();
  try {
    await work(config, client);
  } finally {
    await client.end();
    await runOn(server, `drop database "${name}" with (force)`);
  }
}

async function listen(): Promise<{ port: number; close: () => void }> {
  const listener = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo; // a TCP server's address is never a path
  return { port, close: () => listener.close() };
}

test('servers that start together on an empty database migrate it once', () =>
  withDatabase(async (config, client) => {
    await Promise.all([migrate(config), migrate(config), migrate(config)]);
    const { rows } = await client.query(
      'select count(distinct hash)::int = count(*)::int as once from drizzle.__drizzle_migrations',
    );
    expect(rows).toEqual([{ once: true }]);
  }));

const indexes = "select count(*)::int as made from pg_indexes where indexname like '%_by_part'";

test('the indexes of the search are made again where they are missing', () =>
  withDatabase(async (config, client) => {
    await migrate(config);
    await client.query('drop extension pg_trgm cascade');
    expect((await client.query(indexes)).rows).toEqual([{ made: 0 }]);
    const warnings: string[] = [];
    await migrate(config, undefined, (reason) => warnings.push(reason));
    expect((await client.query(indexes)).rows).toEqual([{ made: 2 }]);
    expect(warnings).toEqual([]);
  }));

test('a database that may not have them says why and goes on without', () =>
  withDatabase(async (config, client) => {
    await migrate(config);
    await client.query('drop extension pg_trgm cascade');
    const role = `plain_${databaseName()}`;
    await client.query(`create role "${role}"`);
    await client.query(`set role "${role}"`);
    expect(await ensureSearchIndexes(client)).toContain('permission denied');
    await client.query('reset role');
    await client.query(`drop role "${role}"`);
  }));

/** All migrations before the one whose name ends so. */
async function applyBefore(client: pg.Client, name: string): Promise<void> {
  const before = temporaryFolder();
  cpSync(migrations, before.path, { recursive: true });
  const journal = join(before.path, 'meta', '_journal.json');
  const { entries, ...rest }: { entries: { tag: string }[] } = JSON.parse(readFileSync(journal, 'utf8'));
  const added = entries.findIndex(({ tag }) => tag.endsWith(name));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, added) }));
  await applyPending(drizzle(client), { migrationsFolder: before.path });
  before.remove();
}

test('quotes, customers and lines from before the list was counted are counted and found', () =>
  withDatabase(async (config, client) => {
    await applyBefore(client, 'what-the-list-is-counted-and-searched-by');
    await client.query(`
      with firm as (insert into providers (slug, provider_type, currency, locale, default_tax_rate) values ('f', 'business', 'GBP', 'en-GB', 20) returning id),
        person as (insert into customers (provider_id, name, phone) select id, 'Åse Muster', '020 7946 0001' from firm returning id, provider_id)
      insert into quotes (provider_id, customer_id, title, description, status, currency, locale, prices_include_tax)
      select provider_id, id, 'Küche', '', 'draft', 'GBP', 'en-GB', false from person`);
    await client.query(`
      insert into quote_line_items (quote_id, category, description, quantity, unit, tax_rate, position, origin)
      select id, 'labour', 'Türen', 1, 'fixed', 20, 0, 'provider' from quotes`);
    await migrate(config);
    const remembered = await client.query(
      'select search_text from quote_line_items join providers p on p.id = provider_id',
    );
    expect(remembered.rows).toEqual([{ search_text: 'turen' }]);
    const { rows } = await client.query(`
      select s.quote_text || s.customer_text as text, c.status, c.change from quote_search s join quote_counts c using (provider_id)`);
    expect(rows).toEqual([{ text: '\nkuche\nase muster\n\n020 7946 0001\n02079460001\n', status: 'draft', change: 1 }]);
  }));

test('providers from before they were asked stay registered with the rate they had, and are to be asked', () =>
  withDatabase(async (config, client) => {
    await applyBefore(client, 'who-the-provider-is-for-the-tax-office');
    await client.query(`
      insert into providers (slug, provider_type, currency, locale, default_tax_rate, address) values
        ('a', 'business', 'GBP', 'en-GB', 17.5, null),
        ('b', 'business', 'EUR', 'de-AT', 0, '{"formatted_address": "Hier", "country": "de "}'),
        ('c', 'business', 'EUR', 'fr-FR', 20, '{"formatted_address": "Ici", "country": "Nulle part"}')`);
    await migrate(config);
    const { rows } = await client.query(
      'select tax_country, is_tax_registered, tax_rates, tax_confirmed_at from providers order by slug',
    );
    const kept = (label: string, percent: number) => [{ id: 'standard', label, percent, is_default: true }];
    const asked = { is_tax_registered: true, tax_confirmed_at: null };
    expect(rows).toEqual([
      { ...asked, tax_country: 'GB', tax_rates: kept('Standard rate', 17.5) },
      { ...asked, tax_country: 'DE', tax_rates: kept('Regelsatz', 0) },
      { ...asked, tax_country: 'FR', tax_rates: kept('Standard rate', 20) },
    ]);
  }));

test('questions from before they kept which one of the playbook they are have it found', () =>
  withDatabase(async (config, client) => {
    await applyBefore(client, 'which-question-of-the-playbook-was-asked');
    const asked = (
      ...questions: readonly (readonly [key: string, component: string, satisfies: readonly string[]])[]
    ) => JSON.stringify({ questions: questions.map(([key, component, satisfies]) => ({ key, component, satisfies })) });
    await client.query(
      `insert into playbook_versions (key, version, hash, body) values ('sample', 1, '', $1), ('sample', 2, '', $2)`,
      [
        asked(
          ['q.text', 'TextQuestion', ['size']],
          ['q.size', 'Dimensions', ['size', 'height']],
          ['q.late', 'Dimensions', ['size']],
        ),
        asked(['q.later', 'Dimensions', ['size', 'height']]),
      ],
    );
    // Nothing but parts and questions is looked at: their quotes need not be there.
    await client.query('set session_replication_role = replica');
    await client.query(`
      create temporary table made as select title, gen_random_uuid() as id from unnest(array['of 1', 'of 3', 'of none']) title`);
    await client.query(`
      insert into quote_components (quote_id, title, section_key, playbook_key, playbook_version, position)
      select id, '', 'room', 'sample', case title when 'of 1' then 1 else 3 end, 0 from made where title <> 'of none'`);
    await client.query(`
      insert into quote_questions (quote_id, requirement_key, type, prompt, config, role, importance, match_mode, urgency, origin, required, position, engine)
      select id, requirement, type, '', '{}', 'primary', 'high', 'any', 'low', 'initial', true, 0, 'builtin'
        from made, (values ('height', 'Dimensions'), ('size', 'Dimensions'), ('size', 'NumberInput'), (null, 'TextQuestion')) rows (requirement, type)`);
    await migrate(config);
    const { rows } = await client.query(`
      select title, array_agg(coalesce(question_key, '-') order by coalesce(requirement_key, 'z'), type) as keys
        from quote_questions q join made on made.id = q.quote_id group by title order by title`);
    expect(rows).toEqual([
      { title: 'of 1', keys: ['q.size', 'q.size', '-', '-'] },
      { title: 'of 3', keys: ['q.later', 'q.later', '-', '-'] },
      { title: 'of none', keys: ['-', '-', '-', '-'] },
    ]);
  }));

test('a server that refuses connections is named with its address', async () => {
  const { port, close } = await listen();
  close();
  await expect(migrate({ connectionString: `postgresql://app@127.0.0.1:${port}/app` })).rejects.toThrow(
    `The database at 127.0.0.1:${port} refuses connections: start it, or correct DATABASE_URL.`,
  );
});

test('a server that never answers is given up', async () => {
  const { port, close } = await listen();
  const config = { connectionString: `postgresql://app@127.0.0.1:${port}/app`, connectionTimeoutMillis: 300 };
  await expect(migrate(config)).rejects.toThrow(`The database at 127.0.0.1:${port} does not answer`);
  close();
});

test('a database that does not exist is told apart', async () => {
  await expect(migrate({ connectionString: urlOf(server, 'no_such_database') })).rejects.toThrow(
    'has no database of that name',
  );
});
