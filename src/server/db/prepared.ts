import type { Executor } from './connection.ts';

/**
 * A query of a hot path: built once for a pool, planned once by each of its connections. Within a transaction it is built anew.
 * Its statement's name has to be its own, and what it asks may not depend on the kind of a parameter: the plan is for all.
 */
export function prepared<Query>(build: (db: Executor) => Query): (db: Executor) => Query {
  const built = new WeakMap<Executor, Query>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
