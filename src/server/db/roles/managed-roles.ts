import pg from 'pg';
import { giveObjects, queueSchema } from './give-objects.ts';

/** Owns the tables and changes them, at start only. */
export const ownerRole = 'quoting_owner';
/** What the app runs as. */
export const runtimeRole = 'quoting_app';

/** Any fixed number that nothing else in the database locks. */
const rolesLock = 727_004;
const ownedSchemas = ['public', 'auth', 'drizzle'];

/**
 * Makes the two roles of the private server and gives them what is theirs; on a database from before there were two,
 * everything belongs to the superuser until then. By the superuser, whom nothing else connects as.
 */
export async function separateManagedRoles(superuser: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(superuser);
  client.on('error', () => undefined); // a break is told by the query that it cuts off
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [rolesLock]);
    for (const role of [ownerRole, runtimeRole]) await makeRole(client, role);
    await giveDatabase(client);
    for (const schema of ownedSchemas) {
      await giveSchema(client, schema);
      await giveObjects(client, schema, ownerRole);
    }
    await giveSchema(client, queueSchema);
    await giveObjects(client, queueSchema, runtimeRole);
  } finally {
    await client.end(); // frees the lock, too
  }
}

async function makeRole(client: pg.Client, role: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (!rowCount) await client.query(`create role ${role} login`);
}

async function giveDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where datname = current_database() and pg_get_userbyid(datdba) <> $1',
    [ownerRole],
  );
  for (const { name } of rows) await client.query(`alter database ${pg.escapeIdentifier(name)} owner to ${ownerRole}`);
}

async function giveSchema(client: pg.Client, schema: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_namespace where nspname = $1 and pg_get_userbyid(nspowner) <> $2',
    [schema, ownerRole],
  );
  if (rowCount) await client.query(`alter schema ${schema} owner to ${ownerRole}`);
}
