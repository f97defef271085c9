import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Connection, connect } from '#server/db/connection.ts';
import { runtimeRole } from '#server/db/roles/managed-roles.ts';

export interface TestDatabase {
  /** As the role that the app runs as. */
  readonly connection: Connection;
  readonly config: pg.PoolConfig;
  /** As the superuser, for what a test has to arrange. */
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Set by the run's global set-up, read by its workers. */
export const serverUrlVariable = 'TEST_SERVER_URL';
export const templateVariable = 'TEST_TEMPLATE_DATABASE';

/** A database of the test's own, migrated, cloned from the run's template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await cloneTemplate();
  const config = { connectionString: url, options: `-c role=${runtimeRole}` };
  const connection = connect({ ...config, application_name: 'test' }, () => undefined);
  return {
    connection,
    config,
    url,
    drop: async () => {
      await connection.close();
      await drop();
    },
  };
}

/** The same without a connection: for a server in a process of its own. */
export async function cloneTemplate(): Promise<Omit<TestDatabase, 'connection' | 'config'>> {
  const server = setUp(serverUrlVariable);
  const name = databaseName();
  await runOn(server, `create database "${name}" template "${setUp(templateVariable)}"`);
  return { url: urlOf(server, name), drop: () => runOn(server, `drop database if exists "${name}" with (force)`) };
}

/** Carries the time it was made, so that a later run can clear what a killed one left on a shared server. */
export function databaseName(): string {
  return `qp_test_${Math.floor(Date.now() / 1000)}_${randomBytes(5).toString('hex')}`;
}

export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function setUp(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(
      `${name} is not set: run the tests by "npm test" or "npx vitest", whose set-up starts the database.`,
    );
  return value;
}
