import type pg from 'pg';
import type { Env } from '#server/env.ts';
import type { Logger } from '#server/logger.ts';
import { startManagedPostgres } from './managed-postgres.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  readonly config: pg.PoolConfig;
  readonly stop: () => Promise<void>;
}

/** The server that DATABASE_URL names, else a private one of ours; migrated either way. @throws DatabaseStartError */
export async function openDatabase(
  env: Pick<Env, 'DATABASE_URL'>,
  dataDir: string,
  logger: Logger,
): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    const config = { connectionString: env.DATABASE_URL };
    await migrate(config);
    return { config, stop: async () => {} };
  }
  const managed = await startManagedPostgres({ dataDir, logger });
  try {
    await migrate(managed.config);
  } catch (error) {
    await managed.stop();
    throw error;
  }
  return managed;
}
