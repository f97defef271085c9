import type pg from 'pg';

const counts = new WeakMap<pg.Pool, { queries: number }>();

/** How many statements the pool's connections send to the database while `work` is done. */
export async function countQueries(pool: pg.Pool, work: () => Promise<unknown>): Promise<number> {
  const count = counts.get(pool) ?? watch(pool);
  const before = count.queries;
  await work();
  return count.queries - before;
}

function watch(pool: pg.Pool): { queries: number } {
  const count = { queries: 0 };
  counts.set(pool, count);
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown; // its many forms are all passed on as they are
    client.query = (...args: unknown[]) => {
      count.queries += 1;
      return query(...args) as never; // whatever that form answers
    };
  });
  return count;
}
