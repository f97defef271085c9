import type pg from 'pg';
import { appendOnlyTables } from '../append-only.ts';

export interface RoleInUse {
  readonly role: string;
  /** The tables of what happened that this role could change or empty all the same. */
  readonly rewritable: readonly string[];
}

/** Asks the database itself what the connected role may do; a superuser may everything. */
export async function whatCanBeRewritten(client: pg.ClientBase): Promise<RoleInUse> {
  const { rows } = await client.query<{ role: string; rewritable: string[] }>(
    `select current_user::text as role, coalesce(array_agg(name) filter (
        where has_table_privilege(name, 'UPDATE') or has_table_privilege(name, 'DELETE') or has_table_privilege(name, 'TRUNCATE')
      ), '{}') as rewritable from unnest($1::text[]) as name`,
    [appendOnlyTables],
  );
  const [found] = rows;
  if (!found) throw new Error('the database did not say who is connected');
  return found;
}
