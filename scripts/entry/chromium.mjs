import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { bin, run, runStep } from './run.mjs';

// The first is Chromium without windows, which have pages of their own to draw; Playwright brings the same.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The Chromium of this machine, or undefined. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), playwrightsOwn()].find(
    (path) => path && existsSync(path),
  );
}

/** The Chromium of this machine; installs one when there is none. */
export async function ensureChromium() {
  if (!findChromium()) {
    if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      await runStep('reading the package lists', 'apt-get', ['update'], env);
      const { code } = await run('apt-cache', ['show', names[0]], { output: 'keep' });
      const name = code === 0 ? names[0] : 'chromium';
      await runStep('installing Chromium', 'apt-get', ['install', '-y', '--no-install-recommends', name], env);
    } else {
      await runStep('installing Chromium', bin('playwright'), ['install', 'chromium']);
    }
  }
  const found = findChromium();
  if (!found) throw new Error('Chromium was installed, but cannot be found: set CHROMIUM_PATH.');
  return found;
}

/** Where Playwright keeps the browser it installs itself. */
function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined; // not installed yet
  }
}
