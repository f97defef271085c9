// npm run bench:web: installs and builds what is missing, then measures what pages cost on a phone with a slow line.
// `-- sign-in pricing` takes only the pages with these words in their names.
import './entry/node-version.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './entry/build.mjs';
import { ensureChromium } from './entry/chromium.mjs';
import { ensureInstalled } from './entry/install.mjs';
import { bin, repository, run } from './entry/run.mjs';

await ensureInstalled();
const CHROMIUM_PATH = await ensureChromium();
if (!(await ensureBuilt())) process.exit(1);
const { code } = await run(
  bin('tsx'),
  [join(repository, 'scripts', 'bench-web', 'main.ts'), ...process.argv.slice(2)],
  {
    env: { CHROMIUM_PATH },
  },
);
process.exit(code);
