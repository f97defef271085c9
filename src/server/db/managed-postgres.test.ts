import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { poll } from '../../../tests/support/poll.ts';
import { postmasterPid, type ServerUser, startServerUser } from '../../../tests/support/server-user.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { isAlive } from './managed-postgres/postmaster-file.ts';

const isRoot = process.getuid?.() === 0;
const users: ServerUser[] = [];
/** One folder for the tests that need no new one: making a database takes most of their time. */
const shared = temporaryFolder();
let folder: ReturnType<typeof temporaryFolder>;
let dataDir: string;

beforeEach(() => {
  folder = temporaryFolder();
  dataDir = join(shared.path, 'data');
});

afterEach(async () => {
  await Promise.all(users.splice(0).map((user) => user.leave()));
  const left = postmasterPid(dataDir);
  if (left && isAlive(left)) process.kill(left, 'SIGQUIT');
  folder.remove();
});

afterAll(() => shared.remove());

async function start(place = dataDir): Promise<ServerUser> {
  const user = await startServerUser(place);
  users.push(user);
  return user;
}

async function query(config: pg.ClientConfig, text: string): Promise<unknown[]> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const countRows = (config: pg.ClientConfig) => query(config, 'select count(*)::int as n from kept');

/** How many apps hold the server: each shares one advisory lock. */
async function countHolds(config: pg.ClientConfig): Promise<number> {
  const text = `select 1 from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted`;
  return (await query(config, text)).length;
}

describe('the managed database server', { timeout: 90_000 }, () => {
  test('is shared by two apps that start together on a new folder, and stopped by the last one out', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    expect([one.error, two.error]).toEqual([undefined, undefined]);
    const pid = serverPid();
    await one.leave();
    expect(await query(two.config, 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(serverPid()).toBe(pid);
    await two.leave();
    expect(isAlive(pid)).toBe(false);
    expect(postmasterPid(dataDir)).toBeUndefined();
  });

  test('outlives a killed app, is adopted by the next and keeps every row', async () => {
    const first = await start();
    expect(first.adopted).toBe(false);
    await query(first.config, 'drop table if exists kept; create table kept (n int)');
    await first.kill9();
    const pid = postmasterPid(dataDir);
    for (let round = 1; round <= 3; round++) {
      const next = await start();
      expect(next.adopted).toBe(true);
      expect(postmasterPid(dataDir)).toBe(pid);
      await query(next.config, 'insert into kept values (1)');
      await next.kill9();
    }
    const last = await start();
    expect(await countRows(last.config)).toEqual([{ n: 3 }]);
  });

  test('starts again with every row after it was killed together with the app', async () => {
    const first = await start();
    await query(first.config, 'drop table if exists kept; create table kept (n int); insert into kept values (1)');
    await first.kill9();
    const killed = serverPid();
    process.kill(killed, 'SIGKILL');
    const next = await start();
    expect(next.adopted).toBe(false);
    expect(serverPid()).not.toBe(killed);
    expect(await countRows(next.config)).toEqual([{ n: 1 }]);
  });

  test('is brought back by the running app when it was killed alone', async () => {
    const app = await start();
    await query(app.config, 'drop table if exists kept; create table kept (n int); insert into kept values (1)');
    process.kill(serverPid(), 'SIGKILL');
    expect(await poll('the server is back', () => countRows(app.config))).toEqual([{ n: 1 }]);
  });

  test('is brought back when somebody tells it to stop, although apps are connected', async () => {
    const [app, other] = await Promise.all([start(), start()]);
    await query(app.config, 'drop table if exists kept; create table kept (n int); insert into kept values (1)');
    const client = new pg.Client(other.config);
    client.on('error', () => undefined);
    await client.connect();
    const cut = expect(client.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57P01' });
    const stopped = serverPid();
    process.kill(stopped, 'SIGTERM');
    await cut;
    expect(await poll('the server is back', () => countRows(app.config))).toEqual([{ n: 1 }]);
    expect(serverPid()).not.toBe(stopped);
    // Who leaves before the other is back would be the last one, and right to stop it.
    await poll('both use it again', async () => (await countHolds(app.config)) === 2);
    await app.leave();
    expect(await countRows(other.config)).toEqual([{ n: 1 }]);
    const pid = serverPid();
    await other.leave();
    expect(isAlive(pid)).toBe(false);
  });

  test('is not left behind when two apps leave at the same moment', async () => {
    const [one, two] = await Promise.all([start(), start()]);
    const pid = serverPid();
    await Promise.all([one.leave(), two.leave()]);
    expect(isAlive(pid)).toBe(false);
  });

  test('starts although its old number belongs to another program now', async () => {
    const first = await start();
    await first.leave();
    const stale = [process.pid, join(dataDir, 'postgres', 'data'), 1, 5432, join(dataDir, 'postgres'), '', '', 'ready'];
    writeFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), stale.join('\n'));
    expect((await start()).adopted).toBe(false);
  });

  test('listens in a short private folder when the data folder has a long path', async () => {
    dataDir = join(folder.path, 'a-rather-long-name-for-a-folder'.repeat(3), 'data');
    const app = await start();
    expect(await query(app.config, 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(String(app.config.host).length).toBeLessThan(80);
    await app.leave();
    rmSync(String(app.config.host), { recursive: true });
  });

  test.runIf(isRoot)('moves where its user can get to when a parent folder is closed to others', async () => {
    const closed = join(folder.path, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const app = await start(join(closed, 'data'));
    const place = readFileSync(join(closed, 'data', 'postgres-location'), 'utf8').trim();
    expect(app.config.host).toBe(place);
    expect(place).toMatch(/^\/var\/lib\/quoting-platform\/[0-9a-f]{16}$/);
    await app.leave();
    rmSync(place, { recursive: true });
    expect((await start(join(closed, 'data'))).error).toContain(`${place}, which is gone`);
  });

  test('refuses a folder made by another major and says which one is needed', async () => {
    dataDir = join(folder.path, 'data');
    mkdirSync(join(dataDir, 'postgres', 'data'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '9\n');
    expect((await start()).error).toMatch(
      /^DatabaseStartError: The database in DATA_DIR was made by PostgreSQL 9, but .* install PostgreSQL 9/,
    );
  });

  test('refuses a data folder that cannot be made', async () => {
    writeFileSync(join(folder.path, 'file'), 'not a folder');
    expect((await start(join(folder.path, 'file', 'data'))).error).toMatch(
      /^DatabaseStartError: The folder .* cannot be made: set DATA_DIR/,
    );
  });

  test.skipIf(isRoot)('refuses a data folder it may not write in', async () => {
    dataDir = join(folder.path, 'data');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o500);
    expect((await start()).error).toMatch(/^DatabaseStartError: The database may not use .*: give this user the right/);
  });
});

function serverPid(): number {
  const pid = postmasterPid(dataDir);
  if (!pid) throw new Error('no server runs on the folder');
  return pid;
}
