// npm run bench: installs and builds what is missing, then measures how long calls take as a firm grows, a draft, and the engine alone.
import './entry/node-version.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './entry/build.mjs';
import { ensureInstalled } from './entry/install.mjs';
import { bin, repository, run } from './entry/run.mjs';

await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
const { code } = await run(bin('tsx'), [join(repository, 'scripts', 'bench', 'main.ts'), ...process.argv.slice(2)]);
process.exit(code);
