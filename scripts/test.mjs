// npm test: installs what is missing, then the gate, the unit and server tests, and the journeys in a browser.
// The last line is the sum of all parts.
import './entry/node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './entry/build.mjs';
import { ensureChromium } from './entry/chromium.mjs';
import { ensureInstalled } from './entry/install.mjs';
import { ensurePdfTools } from './entry/pdf-tools.mjs';
import { repository } from './entry/run.mjs';
import { runCheck, runPlaywright, runVitest } from './entry/test-parts.mjs';

if (!process.stdout.isTTY) process.env.NO_COLOR = '1';
await ensureInstalled();
await ensurePdfTools();
const hasJourneys = existsSync(join(repository, 'tests', 'e2e'));
const chromium = hasJourneys ? await ensureChromium() : undefined;
if (chromium) process.env.CHROMIUM_PATH = chromium;

const parts = [];
await part('check', runCheck);
await part('build', async () => ((await ensureBuilt()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }));
await part('unit and server tests', runVitest);
if (chromium) await part('browser tests', () => runPlaywright(chromium));

console.log('');
for (const { name, passed, failed } of parts) console.log(`${name}: ${passed} passed, ${failed} failed`);
const sum = (which) => parts.reduce((total, one) => total + one[which], 0);
process.exitCode = sum('failed') > 0 ? 1 : 0;
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);

async function part(name, work) {
  console.log(`\n== ${name}`);
  parts.push({ name, ...(await work()) });
}
