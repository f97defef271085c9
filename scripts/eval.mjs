// npm run eval: installs what is missing, then measures the estimating engine on cases. Needs no database and no build.
import './entry/node-version.mjs';
import { join } from 'node:path';
import { ensureInstalled } from './entry/install.mjs';
import { bin, repository, run } from './entry/run.mjs';

await ensureInstalled();
const { code } = await run(bin('tsx'), [join(repository, 'scripts', 'eval', 'main.ts'), ...process.argv.slice(2)], {
  // npm runs scripts in the repository; a case file is named from where the person stands.
  env: { EVAL_FROM: process.env.INIT_CWD ?? process.cwd() },
});
process.exit(code);
