import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { expect, test } from 'vitest';
import { databaseName, runOn, serverUrlVariable, urlOf } from '../../../tests/support/test-database.ts';
import { migrate } from './migrate.ts';

const server = process.env[serverUrlVariable] ?? '';

async function listen(): Promise<{ port: number; close: () => void }> {
  const listener = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo; // a TCP server's address is never a path
  return { port, close: () => listener.close() };
}

test('servers that start together on an empty database migrate it once', async () => {
  const name = databaseName();
  await runOn(server, `create database "${name}"`);
  const config = { connectionString: urlOf(server, name) };
  await Promise.all([migrate(config), migrate(config), migrate(config)]);
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query(
    'select count(distinct hash)::int = count(*)::int as once from drizzle.__drizzle_migrations',
  );
  expect(rows).toEqual([{ once: true }]);
  await client.end();
  await runOn(server, `drop database "${name}"`);
});

test('a server that refuses connections is named with its address', async () => {
  const { port, close } = await listen();
  close();
  await expect(migrate({ connectionString: `postgresql://app@127.0.0.1:${port}/app` })).rejects.toThrow(
    `The database at 127.0.0.1:${port} refuses connections: start it, or correct DATABASE_URL.`,
  );
});

test('a server that never answers is given up', async () => {
  const { port, close } = await listen();
  const config = { connectionString: `postgresql://app@127.0.0.1:${port}/app`, connectionTimeoutMillis: 300 };
  await expect(migrate(config)).rejects.toThrow(`The database at 127.0.0.1:${port} does not answer`);
  close();
});

test('a database that does not exist is told apart', async () => {
  await expect(migrate({ connectionString: urlOf(server, 'no_such_database') })).rejects.toThrow(
    'has no database of that name',
  );
});
