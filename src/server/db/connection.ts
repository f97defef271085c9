import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
/** What a store takes: the database, or a transaction on it. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

export interface Connection {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

/** A pool and the typed handle on it. `onError` hears of idle connections that broke; the pool replaces them. */
export function connect(config: pg.PoolConfig, onError: (error: Error) => void): Connection {
  // In a transaction all queries go by one connection: those asked for together are sent together.
  const pool = new pg.Pool({ pipeline: true, ...config });
  pool.on('error', onError);
  // One that breaks within a transaction, between two queries, is told by the next of them; unheard it ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/** The SQLSTATE and constraint behind a failed query; Drizzle wraps the driver's error. */
export function databaseErrorOf(error: unknown): { code: string; constraint: string | undefined } | undefined {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || !cause.code) return undefined;
  return { code: cause.code, constraint: cause.constraint };
}
