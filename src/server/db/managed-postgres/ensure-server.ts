import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type ClusterFolder, socketFolderOf } from './cluster-folder.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { explainFailure, isPassing } from './explain-failure.ts';
import type { PostgresBinaries } from './find-binaries.ts';
import { finishShutdown } from './finish-shutdown.ts';
import { serverEnvironment, unreachablePrograms } from './make-cluster.ts';
import { isAlive, mayServe, type Postmaster, postmasterFile, readPostmaster } from './postmaster-file.ts';

export interface RunningServer extends Postmaster {
  /** Somebody else started it: an earlier app that was killed, or another process on the same folder. */
  readonly adopted: boolean;
}

const secondsToAppear = 30;
/** After a crash the server first replays its log, which takes as long as it takes. */
const secondsToRecover = 600;
const largestLog = 1_000_000;

/** A server on this folder that answers: the one that runs, else a new one. @throws DatabaseStartError */
export async function ensureServer(cluster: ClusterFolder, binaries: PostgresBinaries): Promise<RunningServer> {
  const started = Date.now();
  let own: OwnServer | undefined;
  for (;;) {
    const running = liveServer(cluster.data);
    const state = running ? await greet(running, cluster.data) : 'silent';
    if (running && state === 'ready') return { ...running, adopted: own?.child.pid !== running.pid };
    if (!running && (!own || own.hasEnded())) {
      if (own) own.throwUnlessPassing();
      own = spawnServer(cluster, binaries);
    }
    if (running?.status === 'stopping') finishShutdown(cluster.data);
    const allowed = state === 'starting' ? secondsToRecover : secondsToAppear;
    if (Date.now() - started > allowed * 1000) throw explainFailure(own?.output() ?? '', cluster.home);
    await new Promise((resolve) => setTimeout(resolve, 50)); // a killed server's backends need up to 3 s to leave
  }
}

/** How to reach the server; `database` is ours to name. */
export function serverConfig({ socketFolder, port }: Postmaster, database: string): pg.ClientConfig {
  return { host: socketFolder, port, user: 'app', database, ssl: false };
}

function liveServer(data: string): Postmaster | undefined {
  const found = readPostmaster(data);
  if (!found || !isAlive(found.pid)) return undefined;
  if (mayServe(found.pid, data)) return found;
  rmSync(postmasterFile(data), { force: true }); // its number went to another program, which would block the start for ever
  return undefined;
}

async function greet(server: Postmaster, data: string): Promise<'ready' | 'starting' | 'silent'> {
  const client = new pg.Client({ ...serverConfig(server, 'postgres'), connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const served = rows[0]?.data_directory;
    return served && realpathSync(served) === realpathSync(data) ? 'ready' : 'silent';
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === '57P03' ? 'starting' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface OwnServer {
  readonly child: ChildProcess;
  readonly hasEnded: () => boolean;
  readonly output: () => string;
  readonly throwUnlessPassing: () => void;
}

function spawnServer(cluster: ClusterFolder, { postgres }: PostgresBinaries): OwnServer {
  const { home, data, identity } = cluster;
  const log = openLog(cluster);
  const settings = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'max_connections=100',
    'shared_buffers=64MB',
    // Error texts quote rows, and rows hold people's data.
    ...['log_min_messages=fatal', 'log_min_error_statement=panic', 'log_error_verbosity=terse'],
  ];
  const child = spawn(
    postgres,
    ['-D', data, '-k', socketFolderOf(cluster), ...settings.flatMap((one) => ['-c', one])],
    {
      ...identity,
      cwd: home,
      env: serverEnvironment(),
      detached: true, // a Ctrl-C meant for the app must not reach the server before the app has drained
      stdio: ['ignore', log.descriptor, log.descriptor],
    },
  );
  closeSync(log.descriptor);
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  child.unref();
  const output = () => readFileSync(log.file, 'utf8').slice(log.start);
  return {
    child,
    output,
    hasEnded: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
    throwUnlessPassing: () => {
      if (failure) throw unreachablePrograms(failure, postgres);
      if (child.signalCode)
        throw new DatabaseStartError(`The database was stopped by ${child.signalCode} while it started: start again.`);
      if (child.exitCode !== 0 && !isPassing(output())) throw explainFailure(output(), home);
    },
  };
}

function openLog({ home, identity }: ClusterFolder): { file: string; descriptor: number; start: number } {
  const file = join(home, 'server.log');
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const keep = size < largestLog;
  try {
    const descriptor = openSync(file, keep ? 'a' : 'w', 0o600);
    if (identity) chownSync(file, identity.uid, identity.gid);
    return { file, descriptor, start: keep ? size : 0 };
  } catch (error) {
    throw explainFailure(String(error), home);
  }
}
