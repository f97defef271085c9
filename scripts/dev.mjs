// npm run dev: the server with Vite inside, so that a saved file shows at once.
import './entry/node-version.mjs';
import { ensureInstalled } from './entry/install.mjs';
import { run } from './entry/run.mjs';

/** The server's own code changed. */
const restartCode = 75;
const args = ['--enable-source-maps', '--import', 'tsx', 'scripts/dev-server.ts'];

await ensureInstalled();
let result = await run(process.execPath, args, { env: { NODE_ENV: 'development' } });
while (result.code === restartCode && !result.interrupted) {
  console.log('the server changed, starting it again');
  result = await run(process.execPath, args, { env: { NODE_ENV: 'development' } });
}
process.exit(result.code);
