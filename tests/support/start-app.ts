import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '#server/db/managed-postgres/postmaster-file.ts';
import { poll } from './poll.ts';
import { postmasterPid } from './server-user.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { cloneTemplate } from './test-database.ts';

export interface StartAppOptions {
  /** Settings on top of the tests' own. */
  readonly env?: Readonly<Record<string, string>>;
  /** The app manages its own database server in its data folder, as it does for someone who just started it. */
  readonly managedDatabase?: boolean;
}

export interface RunningApp {
  /** Another one after each restart. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Everything it printed so far, over all restarts. */
  readonly output: () => string;
  /** No chance to tidy up. The database server, when the app manages it, lives on. */
  readonly kill9: () => Promise<void>;
  /** The same data folder and database again, with changed settings if need be; a server that still runs is stopped in order first. */
  readonly restart: (changed?: Readonly<Record<string, string>>) => Promise<void>;
  /** Stops it in order and removes its database and data folder. */
  readonly stop: () => Promise<void>;
}

const repository = join(import.meta.dirname, '..', '..');
const program = join(repository, 'build', 'server', 'index.js');
const readyLine = /\bready\b.*?(https?:\/\/[^\s"'\\]+)/;
const secondsToStart = 120;

/** The built server as a process of its own, on a free port, with its own data folder and database. */
export async function startApp({ env = {}, managedDatabase = false }: StartAppOptions = {}): Promise<RunningApp> {
  if (!existsSync(program)) throw new Error('build/server/index.js is missing: run "npm run build" first.');
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const database = managedDatabase ? managedIn(dataDir) : await cloneTemplate();
  let settings: Readonly<Record<string, string>> = {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    AUTH_RATE_LIMIT_FACTOR: '1000',
    RATE_LIMIT_FACTOR: '1000',
    ...(managedDatabase ? {} : { DATABASE_URL: database.url }),
    ...env,
  };
  const printed: string[] = [];
  let server = await spawnServer(settings, printed).catch(cleanUpAndThrow);

  async function cleanUpAndThrow(error: unknown): Promise<never> {
    await database.drop();
    folder.remove();
    throw error;
  }

  return {
    get url() {
      return server.url;
    },
    get pid() {
      return server.child.pid ?? 0;
    },
    databaseUrl: database.url,
    dataDir,
    output: () => printed.join(''),
    kill9: () => end(server.child, 'SIGKILL'),
    restart: async (changed = {}) => {
      await end(server.child, 'SIGTERM');
      settings = { ...settings, ...changed };
      server = await spawnServer(settings, printed);
    },
    stop: async () => {
      await end(server.child, 'SIGTERM');
      await database.drop();
      folder.remove();
    },
  };
}

function managedIn(dataDir: string): { url: string; drop: () => Promise<void> } {
  return {
    url: `postgresql://app@localhost/app?host=${encodeURIComponent(join(dataDir, 'postgres'))}`,
    drop: async () => {
      const pid = postmasterPid(dataDir);
      if (!pid || !isAlive(pid)) return;
      process.kill(pid, 'SIGQUIT'); // left by a killed app
      await poll('the database server leaves', () => !isAlive(pid));
    },
  };
}

async function spawnServer(
  settings: Readonly<Record<string, string>>,
  printed: string[],
): Promise<{ child: ChildProcess; url: string }> {
  const { PATH, HOME, TMPDIR, TZ } = process.env;
  const child = spawn(process.execPath, [program], {
    cwd: repository,
    env: {
      ...Object.fromEntries(Object.entries({ PATH, HOME, TMPDIR, TZ }).filter(([, value]) => value)),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const from = printed.length;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  }
  try {
    const url = await poll(
      'the app is ready',
      () => {
        if (child.exitCode !== null || child.signalCode !== null) return 'ended';
        return readyLine.exec(printed.slice(from).join(''))?.[1];
      },
      { seconds: secondsToStart },
    );
    if (url === 'ended') throw new Error('the app ended before it was ready');
    return { child, url };
  } catch (error) {
    await end(child, 'SIGKILL');
    throw new Error(`The app did not start:\n${printed.slice(from).join('')}`, { cause: error });
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
