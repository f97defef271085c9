import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ClusterFolder, majorOf } from './cluster-folder.ts';
import { DatabaseStartError } from './database-start-error.ts';
import { explainFailure } from './explain-failure.ts';
import type { PostgresBinaries } from './find-binaries.ts';
import { isAlive } from './postmaster-file.ts';

/** Only what the programs need: nothing of the app's settings or secrets, and messages in English for us to read. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', ...(process.env.TZ ? { TZ: process.env.TZ } : {}) };
}

/**
 * Makes the data folder once. It is built under another name and moved when finished, so that neither a killed start
 * nor a second process at the same moment leaves half of one. @throws DatabaseStartError
 */
export async function makeCluster(cluster: ClusterFolder, binaries: PostgresBinaries): Promise<void> {
  removeUnfinished(cluster.home);
  if (majorOf(cluster) !== undefined) return;
  const unfinished = join(cluster.home, `making-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    await runInitdb(cluster, binaries, unfinished);
    try {
      renameSync(unfinished, cluster.data);
    } catch (error) {
      if (majorOf(cluster) === undefined) throw explainFailure(String(error), cluster.home);
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const maker = /^making-(\d+)-/.exec(name)?.[1];
    if (maker && (Number(maker) === process.pid || !isAlive(Number(maker)))) {
      rmSync(join(home, name), { recursive: true, force: true });
    }
  }
}

function runInitdb({ home, identity }: ClusterFolder, { initdb }: PostgresBinaries, folder: string): Promise<void> {
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  // Whoever reaches the socket is let in: its folder is private to the server's user.
  const args = ['-D', folder, '-U', 'app', '--auth=trust', '-E', 'UTF8', `--locale=${locale}`, '--data-checksums'];
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, [...args, '--no-instructions'], {
      ...identity,
      cwd: home,
      env: serverEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    child.once('error', (error) => reject(unreachablePrograms(error, initdb)));
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else if (signal) reject(new DatabaseStartError(`Making the database was interrupted by ${signal}: start again.`));
      else reject(explainFailure(said, home));
    });
  });
}

/** When the system cannot even run the program. */
export function unreachablePrograms(error: Error, program: string): DatabaseStartError {
  return new DatabaseStartError(
    `The user that runs the database cannot run ${program}: install PostgreSQL as a system package, or set POSTGRES_BIN_DIR.`,
    { cause: error },
  );
}
