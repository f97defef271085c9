import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPgBossQueue } from '#server/adapters/job-queue-pgboss.ts';
import { createLogger } from '#server/logger.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { cloneTemplate, createTestDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts';
import { appendOnlyTables } from '../append-only.ts';
import { startManagedPostgres } from '../managed-postgres.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';

const silent = createLogger('silent');
const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function query(config: pg.ClientConfig, text: string, values: unknown[] = []) {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** A quote with a history, written as `config` allows. */
async function addQuote(config: pg.ClientConfig) {
  const [provider, quote] = [randomUUID(), randomUUID()];
  await query(
    config,
    `insert into providers (id, slug, provider_type, currency, locale, tax_country)
       values ($1, $2, 'business', 'GBP', 'en-GB', 'GB')`,
    [provider, provider],
  );
  await query(
    config,
    `insert into quotes (id, provider_id, title, description, status, currency, locale, prices_include_tax)
       values ($1, $2, 'A shed', 'A shed', 'draft', 'GBP', 'en-GB', false)`,
    [quote, provider],
  );
  await query(config, `insert into quote_activity (quote_id, actor, action) values ($1, 'system', 'create')`, [quote]);
  await query(
    config,
    `insert into ai_logs (quote_id, kind, engine, status, duration_ms, decision) values ($1, 'ai_edit', 'builtin', 'completed', 1, '')`,
    [quote],
  );
  await query(
    config,
    `insert into quote_versions (quote_id, number, snapshot, content_hash) values ($1, 1, '{}', '')`,
    [quote],
  );
  return { provider, quote };
}

const historyOf = (config: pg.ClientConfig, quote: string) =>
  query(
    config,
    `select (select count(*)::int from quote_activity where quote_id = $1) as activity,
        (select count(*)::int from ai_logs where quote_id = $1) as logs,
        (select count(*)::int from quote_versions where quote_id = $1) as versions`,
    [quote],
  );

const whoIs = (config: pg.ClientConfig) =>
  query(
    config,
    `select current_user::text as role, rolsuper as superuser, rolcreaterole or rolcreatedb as makes
       from pg_roles where rolname = current_user`,
  );

async function expectUnalterable(config: pg.ClientConfig): Promise<void> {
  for (const table of appendOnlyTables) {
    const column = table.includes('versions') ? 'content_hash' : table.includes('audit') ? 'reason' : 'id';
    for (const rewriting of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      await expect(query(config, rewriting), rewriting).rejects.toMatchObject({ code: '42501' });
    }
  }
}

describe('the role that the app runs as', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    cleanUps.push(database.drop);
  });

  test('is no superuser and makes neither roles, databases nor tables', async () => {
    expect(await whoIs(database.config)).toEqual([{ role: 'quoting_app', superuser: false, makes: false }]);
    await expect(query(database.config, 'create table public.more (n int)')).rejects.toMatchObject({ code: '42501' });
    await expect(query(database.config, 'drop table quote_activity')).rejects.toMatchObject({ code: '42501' });
  });

  test('adds to what happened and can neither change, delete nor empty it', async () => {
    const { quote } = await addQuote(database.config);
    await query(database.config, `insert into auth.audit_log (event, outcome) values ('login', 'success')`);
    await expectUnalterable(database.config);
    expect(await historyOf(database.config, quote)).toEqual([{ activity: 1, logs: 1, versions: 1 }]);
  });

  test('deletes a quote or a provider whole, with what happened to it', async () => {
    const [first, second] = [await addQuote(database.config), await addQuote(database.config)];
    await query(database.config, 'delete from quotes where id = $1', [first.quote]);
    await query(database.config, 'delete from providers where id = $1', [second.provider]);
    for (const { quote } of [first, second])
      expect(await historyOf(database.config, quote)).toEqual([{ activity: 0, logs: 0, versions: 0 }]);
  });

  test('lets the audit log forget addresses after 90 days, and no others', async () => {
    await query(
      { connectionString: database.url },
      `insert into auth.audit_log (event, outcome, ip, at) values
         ('logout', 'success', '192.0.2.1', now() - interval '91 days'), ('logout', 'success', '192.0.2.2', now() - interval '89 days')`,
    );
    await query(database.config, 'select auth.forget_old_addresses()');
    const left = `select host(ip) as ip from auth.audit_log where event = 'logout' order by at`;
    expect(await query(database.config, left)).toEqual([{ ip: null }, { ip: '192.0.2.2' }]);
  });
});

/** Passes everything on but settings of a connection, which it refuses as PgBouncer does. */
async function startPooler(url: string): Promise<{ url: string; stop: () => void }> {
  const socket = join(new URL(url).searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const fields = 'SFATAL\0C08P01\0Munsupported startup parameter: options\0\0';
  const refusal = Buffer.concat([Buffer.from('E'), Buffer.alloc(4), Buffer.from(fields)]);
  refusal.writeInt32BE(refusal.length - 1, 1);
  const server = createServer((client) => {
    client.on('error', () => undefined);
    client.once('data', (start) => {
      if (start.includes('\0options\0')) {
        client.end(refusal);
        return;
      }
      const database = connect(socket);
      database.on('error', () => client.destroy());
      database.write(start);
      client.pipe(database).pipe(client);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  const own = new URL(url);
  own.host = `127.0.0.1:${port}`;
  own.search = '';
  return { url: own.href, stop: () => server.close() };
}

describe('a database of somebody’s own', () => {
  const warnings: unknown[][] = [];
  const logger = createLogger('silent');
  logger.warn = (...parts: unknown[]) => void warnings.push(parts);

  const open = (url: string, migrationUrl?: string) =>
    openDatabase({ DATABASE_URL: url, DATABASE_MIGRATION_URL: migrationUrl }, '', logger);

  /** A database as it was given before there were two roles: empty, belonging to one role that may nothing else. */
  async function givenDatabase(rights = '') {
    const { url, drop } = await cloneTemplate();
    const role = `qp_test_${randomBytes(5).toString('hex')}`;
    const admin = { connectionString: url };
    await query(admin, `create role ${role} login password 'for tests' ${rights}`);
    await query(
      admin,
      `drop schema public cascade; drop schema auth cascade; drop schema drizzle cascade; drop schema pgboss cascade;
       create schema public authorization ${role};
       do $$ begin execute format('alter database %I owner to ${role}', current_database()); end $$`,
    );
    cleanUps.push(async () => {
      await drop();
      await query(
        { connectionString: new URL('/postgres', url).href.concat(new URL(url).search) },
        `drop role ${role}`,
      ).catch(() => undefined);
    });
    const own = new URL(url);
    own.username = role;
    own.password = 'for tests';
    return { url: own.href, admin, role };
  }

  async function expectWorks(config: pg.PoolConfig): Promise<void> {
    const { quote } = await addQuote(config);
    const queue = createPgBossQueue(config, silent);
    await queue.start();
    await queue.stop();
    await query(config, 'delete from quotes where id = $1', [quote]);
  }

  test('is run as a role that cannot rewrite, where the given one may step down to it', async () => {
    warnings.length = 0;
    const { url, drop } = await cloneTemplate();
    cleanUps.push(drop);
    const { config, ownerConfig } = await open(url);
    expect(await whoIs(config)).toMatchObject([{ role: 'quoting_app', superuser: false }]);
    expect(ownerConfig).toEqual({ connectionString: url });
    await expectWorks(config);
    await expectUnalterable(config);
    expect(warnings).toEqual([]);
  });

  test('is run as it was given where nothing else can be, and the log names what is not protected', async () => {
    warnings.length = 0;
    const { url, role } = await givenDatabase();
    const { config } = await open(url);
    expect(await whoIs(config)).toMatchObject([{ role }]);
    await expectWorks(config);
    expect(warnings).toEqual([
      [{ role, rewritable: appendOnlyTables }, expect.stringContaining('DATABASE_MIGRATION_URL')],
    ]);
  });

  test('is run as it was given where a pooler in between does not pass the role on, and the log says so', async () => {
    warnings.length = 0;
    const { url, drop } = await cloneTemplate();
    const pooler = await startPooler(url);
    cleanUps.push(drop, pooler.stop);
    const { config } = await open(pooler.url);
    expect(config).toEqual({ connectionString: pooler.url });
    await expectWorks(config);
    expect(warnings).toEqual([
      [{ role: 'app', rewritable: appendOnlyTables }, expect.stringContaining('DATABASE_MIGRATION_URL')],
    ]);
  });

  test('is migrated by the owner and run by another role when both are given', async () => {
    warnings.length = 0;
    const [owner, app] = [await givenDatabase(), await givenDatabase()];
    const url = new URL(app.url);
    url.pathname = new URL(owner.url).pathname;
    // As an installation of before, whose only role had made everything, the queue too.
    const before = await open(owner.url);
    await expectWorks(before.config);
    await expect(open(url.href, owner.url)).rejects.toThrow(`grant it ${app.role} once, as a superuser`);
    await query(owner.admin, `grant ${app.role} to ${owner.role}`);
    warnings.length = 0;
    const { config } = await open(url.href, owner.url);
    expect(await whoIs(config)).toMatchObject([{ role: app.role, superuser: false }]);
    await expectWorks(config);
    await expectUnalterable(config);
    expect(warnings).toEqual([]);
  });
});

test('a data folder of before is taken over with all that is in it', { timeout: 90_000 }, async () => {
  const folder = temporaryFolder();
  cleanUps.push(folder.remove);
  const dataDir = join(folder.path, 'data');
  const before = await startManagedPostgres({ dataDir, logger: silent });
  await migrate(before.config);
  const { quote } = await addQuote(before.config);
  const old = createPgBossQueue(before.config, silent);
  await old.start();
  await old.stop();
  expect(await whoIs(before.config)).toMatchObject([{ superuser: true }]);
  await before.stop();

  const { config, ownerConfig, stop } = await openDatabase(
    { DATABASE_URL: undefined, DATABASE_MIGRATION_URL: undefined },
    dataDir,
    silent,
  );
  expect(await whoIs(config)).toEqual([{ role: 'quoting_app', superuser: false, makes: false }]);
  expect(await whoIs(ownerConfig)).toEqual([{ role: 'quoting_owner', superuser: false, makes: false }]);
  expect(await historyOf(config, quote)).toEqual([{ activity: 1, logs: 1, versions: 1 }]);
  const next = createPgBossQueue(config, silent);
  await next.start();
  await next.stop();
  await expectUnalterable(config);
  await stop();
});
