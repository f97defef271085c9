import type pg from 'pg';
import type { Logger } from '#server/logger.ts';
import { summarize } from '#server/summarize-error.ts';
import { backOff } from './managed-postgres/back-off.ts';
import { type ClusterFolder, majorOf, openClusterFolder } from './managed-postgres/cluster-folder.ts';
import { DatabaseStartError } from './managed-postgres/database-start-error.ts';
import { ensureServer, type RunningServer, serverConfig } from './managed-postgres/ensure-server.ts';
import { findPostgresBinaries, type PostgresBinaries } from './managed-postgres/find-binaries.ts';
import { watchShutdown } from './managed-postgres/finish-shutdown.ts';
import { databaseName, type Hold, holdServer } from './managed-postgres/hold-server.ts';
import { makeCluster } from './managed-postgres/make-cluster.ts';
import { isAlive, readPostmaster } from './managed-postgres/postmaster-file.ts';

export interface ManagedPostgres {
  readonly config: pg.PoolConfig;
  /** Somebody else had started the server: an app that was killed, or another process on the same folder. */
  readonly adopted: boolean;
  /** Stops the server unless another process uses it. End the pools first; connections still open are cut. */
  readonly stop: () => Promise<void>;
}

const secondsToStop = 60;
const triesToEnter = 20;

/**
 * A private PostgreSQL server in the data folder: made on the first start, adopted when it outlived a killed app,
 * brought back when it dies. Several processes may share a folder; the last one out stops the server.
 * @throws DatabaseStartError
 */
export async function startManagedPostgres({
  dataDir,
  logger,
  source = process.env,
}: {
  dataDir: string;
  logger: Logger;
  source?: Readonly<Record<string, string | undefined>>;
}): Promise<ManagedPostgres> {
  const cluster = openClusterFolder(dataDir);
  const binaries = findPostgresBinaries(source, majorOf(cluster));
  await makeCluster(cluster, binaries);

  const leaving = new AbortController();
  const enter = () => enterServer(cluster, binaries, onLost);
  const pauses = backOff();
  const first = await enter();
  let entered: Promise<Entered | undefined> = Promise.resolve(first);
  let watch = watchServer();
  function watchServer() {
    return watchShutdown(cluster.data, () => logger.warn('somebody stops the database server; letting go of it'));
  }
  function onLost(): void {
    watch.end();
    if (leaving.signal.aborted) return;
    logger.error('the database server went away; starting it again');
    entered = reenter();
  }
  async function reenter(): Promise<Entered | undefined> {
    while (await pauses.next(leaving.signal)) {
      try {
        const again = await enter();
        watch = watchServer();
        logger.info({ pid: again.server.pid }, 'the database server runs again');
        return again;
      } catch (error) {
        logger.error({ error: summarize(error) }, 'the database server cannot be started; trying again');
      }
    }
    return undefined;
  }

  const { server } = first;
  logger.info({ pid: server.pid, adopted: server.adopted, major: binaries.major }, 'database server runs');
  return {
    config: serverConfig(server, databaseName),
    adopted: server.adopted,
    stop: async () => {
      if (leaving.signal.aborted) return;
      leaving.abort();
      watch.end();
      const now = await entered;
      if (now) await leave(cluster, now, logger);
    },
  };
}

interface Entered {
  readonly server: RunningServer;
  readonly hold: Hold;
}

/** Finds or starts the server and marks it as in use; again from the start when it stops in between. */
async function enterServer(cluster: ClusterFolder, binaries: PostgresBinaries, onLost: () => void): Promise<Entered> {
  for (let tries = 1; ; tries++) {
    const server = await ensureServer(cluster, binaries);
    try {
      return { server, hold: await holdServer(server, onLost) };
    } catch (error) {
      if (tries >= triesToEnter) {
        throw new DatabaseStartError(`The database in ${cluster.home} keeps closing its connections.`, {
          cause: error,
        });
      }
    }
  }
}

async function leave({ data }: ClusterFolder, { server, hold }: Entered, logger: Logger): Promise<void> {
  const last = await hold.release().catch(() => false);
  const running = readPostmaster(data);
  if (last && running?.pid === server.pid) {
    process.kill(server.pid, 'SIGINT'); // SIGTERM would wait for clients for ever
    const deadline = Date.now() + secondsToStop * 1000;
    while (isAlive(server.pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
    if (isAlive(server.pid)) logger.warn({ pid: server.pid }, 'the database server is still stopping');
  }
  await hold.close();
}
