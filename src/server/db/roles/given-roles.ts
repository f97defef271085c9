import pg from 'pg';
import { runtimeRole } from './managed-roles.ts';

/** The role may not: somebody with more rights would have to. */
const isForbidden = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '42501';
/** Another start was quicker. */
const isThere = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === '42710' || error.code === '23505');

/**
 * For a server of somebody's own, where one role was given for everything: the role that it can step down to while the
 * app runs. Undefined where it may neither make one nor use the one that is there.
 */
export async function roleToStepDownTo(client: pg.ClientBase): Promise<string | undefined> {
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [runtimeRole]);
    if (!rowCount) {
      await client.query(`create role ${runtimeRole} nologin`).catch((error: unknown) => {
        if (!isThere(error)) throw error;
      });
    }
    if (!(await maySet(client))) await client.query(`grant ${runtimeRole} to current_user`);
    return (await maySet(client)) ? runtimeRole : undefined;
  } catch (error) {
    if (isForbidden(error)) return undefined;
    throw error;
  }
}

async function maySet(client: pg.ClientBase): Promise<boolean> {
  try {
    await client.query(`set role ${runtimeRole}`);
    await client.query('reset role');
    return true;
  } catch (error) {
    if (isForbidden(error)) return false;
    throw error;
  }
}
