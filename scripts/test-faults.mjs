// npm run test:faults: installs and builds what is missing, then kills the server 40 times under load and counts what it did.
import './entry/node-version.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './entry/build.mjs';
import { ensureInstalled } from './entry/install.mjs';
import { bin, repository, run } from './entry/run.mjs';

await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
const { code } = await run(bin('tsx'), [join(repository, 'tests', 'faults', 'main.ts'), ...process.argv.slice(2)]);
process.exit(code);
