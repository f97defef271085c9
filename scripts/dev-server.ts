// Development in one process: Vite as middleware, server and pages from one module graph. Pages change in place;
// a change of the server's own code ends the process in order, and scripts/dev.mjs starts it again.
import { createServer } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { readKnowledge } from '../src/server/playbooks/read-folders.ts';
import type { runServer } from '../src/server/run-server.ts';

/** Told to scripts/dev.mjs. */
const restartCode = 75;
const serverFolders = ['server', 'contract', 'domain'];

// Never listens: it hands Vite the sockets of the app's server, which is made later by code that Vite loads.
const sockets = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: sockets } }, appType: 'custom' });

let isRunning = false;
let isRestarting = false;
const playbookFolder = join(import.meta.dirname, '..', 'playbooks');
vite.watcher.add(playbookFolder);
vite.watcher.on('change', (file) => {
  const [folder = ''] = relative(join(import.meta.dirname, '..', 'src'), file).split(sep);
  const isKnown = serverFolders.includes(folder) || file.startsWith(playbookFolder);
  if (isRestarting || !isKnown || file.endsWith('.test.ts')) return;
  isRestarting = true;
  if (isRunning) process.kill(process.pid, 'SIGTERM'); // else once it can stop in order
});
process.on('exit', () => {
  if (isRestarting) process.exitCode = restartCode;
});

const loaded = await vite.ssrLoadModule('/src/server/run-server.ts');
const run: typeof runServer = loaded.runServer;
// Asked for every page, so that each shows the latest code.
const latest = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild; // what that module is
const knowledge = readKnowledge(playbookFolder, (problem) => {
  throw new Error(problem);
});
await run({
  build: latest,
  knowledge,
  hotReload: (next, server) => {
    server.on('upgrade', (...args) => sockets.emit('upgrade', ...args));
    return (request, response) => vite.middlewares(request, response, () => next(request, response));
  },
});
isRunning = true;
if (isRestarting) process.kill(process.pid, 'SIGTERM');
if (process.exitCode) process.exit(); // the start was refused; Vite alone would keep the process alive
