// npm start: installs and builds what changed, then becomes the server itself, until it is told to stop.
// A small young generation and two arenas of malloc, as package.json asks for, keep its memory at rest under 150 MB.
import './entry/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { builtServer, ensureBuilt } from './entry/build.mjs';
import { ensureInstalled } from './entry/install.mjs';
import { onParentGone, repository, signals } from './entry/run.mjs';

await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);

process.chdir(repository);
process.env.NODE_ENV = 'production'; // before any library is loaded
const stopWatching = onParentGone(() => process.kill(process.pid, 'SIGTERM'));
// Told already: npm leaving on the same Ctrl-C is no second one.
for (const signal of signals) process.once(signal, stopWatching);
await import(pathToFileURL(builtServer).href);
