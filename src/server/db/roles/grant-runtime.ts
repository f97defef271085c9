import pg from 'pg';
import { appendOnlyTables } from '../append-only.ts';
import { DatabaseStartError } from '../managed-postgres/database-start-error.ts';
import { giveObjects, queueSchema } from './give-objects.ts';

/**
 * Lets a role run the app: read and write everything but what happened, which it can only add to. A quote's history
 * goes with the quote, since the database follows foreign keys as the tables' owner. By the owner, after migrating.
 */
export async function grantRuntime(client: pg.ClientBase, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role);
  await client.query('begin');
  try {
    await client.query(`
      grant usage on schema public, auth to ${to};
      grant select, insert, update, delete on all tables in schema public, auth to ${to};
      revoke update, delete, truncate, references, trigger on ${appendOnlyTables.join(', ')} from ${to};
      grant execute on function auth.forget_old_addresses() to ${to};
      grant usage, create on schema ${queueSchema} to ${to}`);
    await giveQueue(client, role);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Only once there is something to give: the queue of an installation whose one role had made everything. */
async function giveQueue(client: pg.ClientBase, role: string): Promise<void> {
  try {
    await giveObjects(client, queueSchema, role);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    throw new DatabaseStartError(
      `The role of DATABASE_MIGRATION_URL may not hand the job queue to ${role}: grant it ${role} once, as a superuser.`,
      { cause: error },
    );
  }
}
