// npm run bench:auth: how long a refresh and the check of a token take among a thousand users and among a hundred thousand.
import './entry/node-version.mjs';
import { join } from 'node:path';
import { ensureInstalled } from './entry/install.mjs';
import { repository, run } from './entry/run.mjs';

await ensureInstalled();
const program = join(repository, 'scripts', 'bench-auth', 'main.ts');
const { code } = await run(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)]);
process.exit(code);
