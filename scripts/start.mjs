// npm start: installs and builds what changed, then runs the server until it is told to stop.
import './entry/node-version.mjs';
import { builtServer, ensureBuilt } from './entry/build.mjs';
import { ensureInstalled } from './entry/install.mjs';
import { run } from './entry/run.mjs';

await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
const { code } = await run(process.execPath, ['--enable-source-maps', builtServer], {
  env: { NODE_ENV: 'production' },
});
process.exit(code);
