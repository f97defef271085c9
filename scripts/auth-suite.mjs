// npm run auth:suite: sign-in as five variants on this machine's own addresses, for the test suite of the official client.
import './entry/node-version.mjs';
import { join } from 'node:path';
import { ensureInstalled } from './entry/install.mjs';
import { repository, run } from './entry/run.mjs';

await ensureInstalled();
const program = join(repository, 'scripts', 'auth-suite', 'main.ts');
const { code } = await run(process.execPath, ['--import', 'tsx', program], { env: { NODE_ENV: 'development' } });
process.exit(code);
