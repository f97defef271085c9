import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { guardConnections } from './guard-connections.ts';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
/** What a store takes: the database, or a transaction on it. */
export type Executor = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

export interface Connection {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
}

/** Whoever asked for a page or a call waits no longer: a database that says nothing is then as good as away. */
const connectMs = 4_000;

/** A pool and the typed handle on it. `onError` hears of idle connections that broke; the pool replaces them. */
export function connect(config: pg.PoolConfig, onError: (error: Error) => void): Connection {
  // In a transaction all queries go by one connection: those asked for together are sent together.
  const pool = new pg.Pool({ pipeline: true, connectionTimeoutMillis: connectMs, ...config });
  pool.on('error', onError);
  guardConnections(pool);
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/** The SQLSTATE and constraint behind a failed query; Drizzle wraps the driver's error. */
export function databaseErrorOf(error: unknown): { code: string; constraint: string | undefined } | undefined {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError) || !cause.code) return undefined;
  return { code: cause.code, constraint: cause.constraint };
}
