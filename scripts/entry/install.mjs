import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, runStep } from './run.mjs';

const record = join(repository, 'node_modules', '.installed-lock');

/** Installs the packages when there are none, or when the lock file is another than the one they were installed from. */
export async function ensureInstalled() {
  const lock = createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(readFileSync(join(repository, 'package-lock.json')))
    .digest('hex');
  if (existsSync(record) && readFileSync(record, 'utf8') === lock) return;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) await runStep('installing packages', process.execPath, [npm, ...args]);
  else await runStep('installing packages', 'npm', args);
  writeFileSync(record, lock);
}
