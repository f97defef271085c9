import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyPending } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseStartError } from './managed-postgres/database-start-error.ts';
import { grantRuntime } from './roles/grant-runtime.ts';
import { ensureSearchIndexes } from './search-indexes.ts';

/** Any fixed number will do, as long as nothing else in the database locks it. */
const migrationLock = 727_001;
const folderInRepository = join('src', 'server', 'db', 'migrations');

/**
 * Brings the database to this code's schema. Servers that start together take turns: the second finds nothing left to do.
 * @param runtimeRole who runs the app, when that is not who owns the tables
 * @param warn hears why searching will be slow, where the database lacks what makes it quick
 * @throws DatabaseStartError when the database cannot be reached
 */
export async function migrate(
  config: pg.ClientConfig,
  runtimeRole?: string,
  warn: (reason: string) => void = () => undefined,
): Promise<void> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...config });
  client.on('error', () => undefined); // a break is told by the query that it cuts off
  await connectOrExplain(client);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query('set client_min_messages to warning');
    await applyPending(drizzle(client), { migrationsFolder: findMigrations() });
    if (runtimeRole) await grantRuntime(client, runtimeRole);
    const reason = await ensureSearchIndexes(client);
    if (reason) warn(reason);
  } finally {
    await client.end(); // frees the lock, too
  }
}

/**
 * The migrations stay in the source tree: found by walking up from this module, whether it runs from src or from the built bundle.
 * A deployment copies src/server/db/migrations beside build/.
 */
function findMigrations(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const candidate = join(folder, folderInRepository);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) {
      throw new DatabaseStartError(
        `The folder ${folderInRepository} is missing: keep it beside the build, since it holds the database's migrations.`,
      );
    }
  }
}

/** @throws DatabaseStartError with what to do about it */
export async function connectOrExplain(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseStartError(
      unreachable(error, `${client.host}${client.host.startsWith('/') ? '' : `:${client.port}`}`),
      {
        cause: error,
      },
    );
  }
}

function unreachable(error: unknown, address: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = error instanceof Error ? error.message : '';
  if (code === 'ECONNREFUSED' || code === 'ENOENT') {
    return `The database at ${address} refuses connections: start it, or correct DATABASE_URL.`;
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `The database's host ${address} is unknown: correct DATABASE_URL.`;
  }
  if (code === '28P01' || code === '28000') {
    return `The database at ${address} refuses the user or password of DATABASE_URL.`;
  }
  if (code === '3D000') {
    return `The server at ${address} has no database of that name: create it, or correct DATABASE_URL.`;
  }
  if (code === 'ETIMEDOUT' || /timeout/i.test(why)) {
    return `The database at ${address} does not answer: check the network, or correct DATABASE_URL.`;
  }
  return `The database at ${address} cannot be used: ${why || code}.`;
}
