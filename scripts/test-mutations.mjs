// npm run test:mutations: installs what is missing, then opens holes in sign-in one at a time and demands that tests turn red.
import './entry/node-version.mjs';
import { join } from 'node:path';
import { ensureInstalled } from './entry/install.mjs';
import { bin, repository, run } from './entry/run.mjs';

await ensureInstalled();
const { code } = await run(bin('tsx'), [join(repository, 'tests', 'mutations', 'main.ts'), ...process.argv.slice(2)]);
process.exit(code);
