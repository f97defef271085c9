import pg from 'pg';
import type { Env } from '#server/env.ts';
import type { Logger } from '#server/logger.ts';
import { startManagedPostgres } from './managed-postgres.ts';
import { connectOrExplain, migrate } from './migrate.ts';
import { roleToStepDownTo } from './roles/given-roles.ts';
import { ownerRole, runtimeRole, separateManagedRoles } from './roles/managed-roles.ts';
import { whatCanBeRewritten } from './roles/what-can-be-rewritten.ts';

interface Roles {
  /** As the role that the app runs as. */
  readonly config: pg.PoolConfig;
  /** As the owner of the tables: for migrations, and for the demo's made-up past. */
  readonly ownerConfig: pg.PoolConfig;
}

export interface OpenDatabase extends Roles {
  readonly stop: () => Promise<void>;
}

type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_MIGRATION_URL'>;

/** The server that DATABASE_URL names, else a private one of ours; migrated either way. @throws DatabaseStartError */
export async function openDatabase(env: DatabaseEnv, dataDir: string, logger: Logger): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    const roles = await openGiven(env.DATABASE_URL, env.DATABASE_MIGRATION_URL, logger);
    return { ...roles, stop: async () => {} };
  }
  const managed = await startManagedPostgres({ dataDir, logger });
  try {
    const ownerConfig = { ...managed.config, user: ownerRole };
    await separateManagedRoles(managed.config);
    await migrate(ownerConfig, runtimeRole, slowSearch(logger));
    return { config: { ...managed.config, user: runtimeRole }, ownerConfig, stop: managed.stop };
  } catch (error) {
    await managed.stop();
    throw error;
  }
}

const slowSearch = (logger: Logger) => (reason: string) =>
  logger.warn({ reason }, 'searching is slow: the database has no extension pg_trgm');

async function openGiven(url: string, migrationUrl: string | undefined, logger: Logger): Promise<Roles> {
  const ownerConfig: pg.PoolConfig = { connectionString: migrationUrl ?? url };
  const given: pg.PoolConfig = { connectionString: url };
  const role = migrationUrl
    ? await asking(
        given,
        async (client) => (await client.query<{ role: string }>('select current_user::text as role')).rows[0]?.role,
      )
    : await asking(ownerConfig, roleToStepDownTo);
  await migrate(ownerConfig, role, slowSearch(logger));
  const config = role && !migrationUrl ? { ...given, options: `-c role=${role}` } : given;
  // A pooler in between may not pass the role on; then the app runs as before, and the log says so.
  const usable = await asking(config, async () => config).catch(() => given);
  const { role: inUse, rewritable } = await asking(usable, whatCanBeRewritten);
  if (rewritable.length > 0) {
    logger.warn(
      { role: inUse, rewritable },
      'the database role of the app can rewrite what happened: set DATABASE_MIGRATION_URL to the tables’ owner and DATABASE_URL to another role',
    );
  }
  return { config: usable, ownerConfig };
}

async function asking<T>(config: pg.ClientConfig, ask: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...config });
  client.on('error', () => undefined); // a break is told by the query that it cuts off
  await connectOrExplain(client);
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}
