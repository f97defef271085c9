import type { Socket } from 'node:net';
import type pg from 'pg';

const longestSilenceMs = 10_000;
/** What a query fails with whose connection was broken for its silence. */
export const silentWords = 'the database sent no answer';

/** What the pool leaves open: connections that break, or fall silent, while somebody uses them. */
export function guardConnections(pool: pg.Pool, { silenceMs = longestSilenceMs } = {}): void {
  const inUse = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) => {
    // Its next query tells; without a listener one that breaks between two queries of a transaction ends the process.
    client.on('error', () => undefined);
    client.once('end', () => {
      if (inUse.has(client)) giveBack(client);
    });
    hangUpOnSilence(client, silenceMs);
  });
}

/**
 * Drizzle never gives back a connection that broke on its `begin`: after a restart of the database the pool would be
 * short of it for ever. Whoever still holds it gives it back a second time, which then means nothing.
 */
function giveBack(client: pg.PoolClient): void {
  client.release(true);
  client.release = () => undefined;
}

interface Driver {
  readonly connection: { readonly stream: Socket };
  readonly readyForQuery: boolean;
}

/**
 * Breaks a connection that owes an answer and sends nothing. The driver's own limit would give up the query alone, and
 * hand the connection to its next user with a transaction open that nobody ends.
 */
function hangUpOnSilence(client: pg.PoolClient, silenceMs: number): void {
  const driver = client as unknown as Driver; // what it has and its types do not name
  const { stream } = driver.connection;
  stream.setTimeout(silenceMs, () => {
    if (!driver.readyForQuery) stream.destroy(new Error(silentWords));
  });
}
