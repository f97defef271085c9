// Runs a program for as long as standard input stays open, then stops it and removes its folder.
// The test run holds the other end: however it ends, even killed, the pipe closes and nothing is left behind.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const [folder, uid, gid, command, ...args] = process.argv.slice(2);
const identity = uid ? { uid: Number(uid), gid: Number(gid) } : {};
const child = spawn(command, args, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

const stop = () => child.kill('SIGQUIT'); // at once: the data is thrown away
process.stdin.on('end', stop).on('error', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
