import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, runOn, type TestDatabase } from '../../../tests/support/test-database.ts';
import { type Connection, connect } from './connection.ts';
import { databaseTroubleOf } from './database-trouble.ts';
import { guardConnections } from './guard-connections.ts';

let database: TestDatabase;
let single: Connection;
beforeAll(async () => {
  database = await createTestDatabase();
  single = connect({ connectionString: database.url, max: 1, connectionTimeoutMillis: 200 }, () => undefined);
});
afterAll(async () => {
  await single.close();
  await database.drop();
});

const troubleOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => databaseTroubleOf(error)?.kind,
  );

describe('a connection that breaks', () => {
  test('between two queries of a transaction fails the transaction and not the process', async () => {
    const transaction = single.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const gone = new Promise<void>((resolve) => single.pool.once('remove', () => resolve()));
      await runOn(database.url, `select pg_terminate_backend(${rows[0]?.pid})`);
      await gone;
      await tx.execute(sql`select 1`);
    });
    expect(await troubleOf(transaction)).toBe('unreachable');
  });

  test('is replaced although whoever had it never gives it back', async () => {
    const client = await single.pool.connect();
    await expect(client.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
    expect((await single.db.execute(sql`select 1 as n`)).rows).toEqual([{ n: 1 }]);
    client.release(); // late, and no harm
  });
});

describe('what is trouble of the database', () => {
  test.each([
    '53100',
    '53200',
    '53300',
    '57P01',
    '57P02',
    '57P03',
    '57014',
    '08006',
    '40P01',
    '55P03',
    '25006',
    '58030',
  ])('is the refusal %s', async (state) => {
    const refusal = sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`);
    expect(await troubleOf(database.connection.db.execute(refusal))).toBeDefined();
  });

  test.each(['22007', '23505', '42P01', 'XX000', 'P0001'])('is not the refusal %s', async (state) => {
    const refusal = sql.raw(`do $$ begin raise exception using errcode = '${state}'; end $$`);
    expect(await troubleOf(database.connection.db.execute(refusal))).toBeUndefined();
  });

  test('is a pool whose connections are all taken', async () => {
    const taken = await single.pool.connect();
    expect(await troubleOf(single.db.execute(sql`select 1`))).toBe('unreachable');
    expect(await troubleOf(single.db.transaction((tx) => tx.execute(sql`select 1`)))).toBe('unreachable');
    taken.release();
  });

  test.each([
    ['a port where nobody listens', 'postgresql://app@127.0.0.1:1/app'],
    ['a socket that is not there', 'postgresql://app@localhost/app?host=/nowhere'],
    ['a login that is refused', () => database.url.replace('//app@', '//stranger@')],
    ['a database that is gone', () => database.url.replace(/\/qp_test_\w+/, '/nothing')],
  ])('is %s', async (_, address) => {
    const connectionString = typeof address === 'string' ? address : address();
    const away = connect({ connectionString }, () => undefined);
    expect(await troubleOf(away.db.execute(sql`select 1`))).toBe('unreachable');
    expect(await troubleOf(away.db.transaction((tx) => tx.execute(sql`select 1`)))).toBe('unreachable');
    await away.close();
  });

  test('is a full disk, also below what a store of files says', () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
    expect(databaseTroubleOf(full)?.kind).toBe('full');
    expect(databaseTroubleOf(new Error('the file was not written', { cause: full }))?.kind).toBe('full');
  });

  test('is not another service that cannot be reached', () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' });
    expect(databaseTroubleOf(new TypeError('fetch failed', { cause: refused }))).toBeUndefined();
    expect(databaseTroubleOf('a text')).toBeUndefined();
  });
});

test('a connection that owes an answer and sends none is hung up, and the next one serves', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  guardConnections(pool, { silenceMs: 100 });
  expect(await troubleOf(pool.query('select pg_sleep(20)'))).toBe('unreachable');
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await pool.end();
});
