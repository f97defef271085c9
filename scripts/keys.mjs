// npm run keys: what an operator does with the keys of sign-in (status, rotate, service-key), beside the running server.
import './entry/node-version.mjs';
import { join } from 'node:path';
import { ensureInstalled } from './entry/install.mjs';
import { bin, repository, run } from './entry/run.mjs';

await ensureInstalled();
const { code } = await run(bin('tsx'), [join(repository, 'scripts', 'keys', 'main.ts'), ...process.argv.slice(2)]);
process.exit(code);
