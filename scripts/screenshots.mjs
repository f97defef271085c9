// npm run screenshots: pictures of every screen at 390, 768 and 1440 px, light and dark, English and German, into screenshots/. WIDTHS=390,
// LANGUAGES=de or SCREENS=settings,pricing takes fewer.
import './entry/node-version.mjs';
import { ensureBuilt } from './entry/build.mjs';
import { ensureChromium } from './entry/chromium.mjs';
import { ensureInstalled } from './entry/install.mjs';
import { bin, run } from './entry/run.mjs';

await ensureInstalled();
process.env.CHROMIUM_PATH = await ensureChromium();
if (!(await ensureBuilt())) process.exit(1);
const { code } = await run(bin('playwright'), ['test', '--config', 'playwright.screenshots.config.ts']);
process.exitCode = code;
