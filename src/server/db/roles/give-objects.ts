import type pg from 'pg';

/** The job queue's own: it makes and upgrades what is in it. */
export const queueSchema = 'pgboss';

/** Tables, sequences of their own, routines and types of a schema that belong to somebody else; what an extension brought is its own. */
const foreignObjects = `
  select format('alter %s %I.%I owner to %I',
      case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, n.nspname, c.relname, $2::text) as statement
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'S') and pg_get_userbyid(c.relowner) <> $2
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
        and (d.deptype = 'e' or (c.relkind = 'S' and d.deptype in ('a', 'i'))))
  union all
  select format('alter routine %s owner to %I', p.oid::regprocedure, $2::text)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = $1 and pg_get_userbyid(p.proowner) <> $2
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select format('alter type %I.%I owner to %I', n.nspname, t.typname, $2::text)
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname = $1 and t.typtype = 'e' and pg_get_userbyid(t.typowner) <> $2
      and not exists (select from pg_depend d where d.classid = 'pg_type'::regclass and d.objid = t.oid and d.deptype = 'e')`;

/** Makes everything in a schema belong to a role; nothing to do when it does. */
export async function giveObjects(client: pg.ClientBase, schema: string, role: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(foreignObjects, [schema, role]);
  for (const { statement } of rows) await client.query(statement);
}
