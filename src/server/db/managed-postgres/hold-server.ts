import pg from 'pg';
import { serverConfig } from './ensure-server.ts';
import type { Postmaster } from './postmaster-file.ts';

/** Every process that uses the server shares this lock, so that the last one out can tell that it is the last. */
const usersLock = 727_002;

export interface Hold {
  /** Gives up this process's use. True: nobody else uses the server, and newcomers wait until `close`. */
  readonly release: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Marks the server as in use by this process. @param onLost the connection broke, so the server went away or restarted */
export async function holdServer(server: Postmaster, onLost: () => void): Promise<Hold> {
  const client = new pg.Client({ ...serverConfig(server, 'postgres'), application_name: 'quoting-platform keeper' });
  let held = false;
  client.on('error', () => undefined); // 'end' follows and tells all we need
  client.once('end', () => {
    if (held) onLost();
  });
  const close = async () => {
    held = false;
    await client.end().catch(() => undefined);
  };
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [usersLock]);
    await createDatabase(client);
    held = true;
  } catch (error) {
    await close();
    throw error;
  }
  return {
    close,
    release: async () => {
      held = false;
      // Let go first, then ask for it alone: of two that leave at once, one always finds itself the last.
      await client.query('select pg_advisory_unlock_shared($1)', [usersLock]);
      const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [usersLock]);
      return rows[0]?.last === true;
    },
  };
}

/** The app's own database, apart from the one for maintenance. */
export const databaseName = 'app';

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
  if (rowCount) return;
  try {
    await client.query(`create database ${databaseName}`);
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? error.code : undefined;
    // Another process made it in the meantime: named so, or caught by the catalogue's own key.
    if (code !== '42P04' && code !== '23505') throw error;
  }
}
