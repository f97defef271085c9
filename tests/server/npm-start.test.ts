import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isAlive } from '#server/db/managed-postgres/postmaster-file.ts';
import { poll } from '../support/poll.ts';
import { postmasterPid } from '../support/server-user.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const repository = join(import.meta.dirname, '..', '..');
const folder = temporaryFolder();
const dataDir = join(folder.path, 'data');
afterAll(() => {
  const database = postmasterPid(dataDir);
  if (database && isAlive(database)) process.kill(database, 'SIGQUIT'); // left by a failure
  folder.remove();
});

interface Process {
  readonly pid: number;
  readonly command: string;
}

/** A program with everything it has started, down to the last. */
function familyOf(pid: number): Process[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const all = rows.flatMap((row) => {
    const [, own, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
    return own && parent && command ? [{ pid: Number(own), parent: Number(parent), command }] : [];
  });
  const below = (id: number): Process[] =>
    all.filter(({ parent }) => parent === id).flatMap((child) => [child, ...below(child.pid)]);
  return below(pid);
}

/** `npm start` as somebody types it, in a terminal's group of its own. */
async function npmStart() {
  const { PATH, HOME, TMPDIR } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: repository,
    env: { PATH, HOME, TMPDIR, PORT: '0', DATA_DIR: dataDir, DEMO_DATA: 'false' },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = npm.pid ?? 0;
  let printed = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  const exited = once(npm, 'exit');
  await poll('the server is ready', () => printed.includes('ready http'), { seconds: 100 });
  const servers = familyOf(pid).filter(({ command }) => /^\S*node /.test(command));
  return { pid, exited, servers, database: postmasterPid(dataDir) ?? 0 };
}

it('npm start leaves one Node process beside npm, and Ctrl-C or an end of npm stops it with its database', async () => {
  const first = await npmStart();
  try {
    expect(first.servers.map(({ command }) => command)).toEqual([expect.stringContaining('scripts/start.mjs')]);
    expect(isAlive(first.database)).toBe(true);
  } finally {
    // As a terminal does it: to everybody in the group; and npm tells its script again.
    process.kill(-first.pid, 'SIGINT');
    for (const { pid } of first.servers) process.kill(pid, 'SIGTERM');
  }
  await first.exited;
  await poll('all of it is gone', () =>
    [...first.servers.map(({ pid }) => pid), first.database].every((pid) => !isAlive(pid)),
  );

  const second = await npmStart();
  process.kill(second.pid, 'SIGTERM');
  await second.exited;
  await poll('all of it is gone again', () =>
    [...second.servers.map(({ pid }) => pid), second.database].every((pid) => !isAlive(pid)),
  );
}, 240_000);
