import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresBinaries } from '#server/db/managed-postgres/find-binaries.ts';
import { serverIdentity } from '#server/db/managed-postgres/server-identity.ts';
import { poll } from './poll.ts';

export interface TestPostgres {
  /** Of the maintenance database. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** One private server for the whole run, gone with it: fast, since nothing in it has to survive. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const { initdb, postgres } = findPostgresBinaries(process.env);
  const identity = serverIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'qp-test-'));
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'app', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);

  const settings = {
    listen_addresses: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off', // its workers would stand in the way of cloning the template
    max_connections: '300',
    shared_buffers: '128MB',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const keeper = spawn(
    process.execPath,
    [
      join(import.meta.dirname, 'run-until-closed.mjs'),
      folder,
      identity ? String(identity.uid) : '',
      identity ? String(identity.gid) : '',
      postgres,
      ...['-D', data, '-k', folder, ...flags],
    ],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  const gone = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  keeper.unref();
  const url = `postgresql://app@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await poll('the test database starts', () => answers(url));
  return {
    url,
    stop: async () => {
      // Without it nothing would keep this process alive while it waits, and the run would end without its result.
      keeper.ref();
      keeper.stdin.end();
      await gone;
    },
  };
}

async function answers(url: string): Promise<true> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
  return true;
}
