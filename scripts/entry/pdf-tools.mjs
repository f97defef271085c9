import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './run.mjs';

// What the tests read PDF files with, and the packages of Debian that have it.
const tools = { pdfinfo: 'poppler-utils', pdftotext: 'poppler-utils', qpdf: 'qpdf' };

/** Installs what is missing where it may; elsewhere those tests are skipped, and say what for. */
export async function ensurePdfTools() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const missing = Object.entries(tools).filter(([tool]) => !folders.some((folder) => existsSync(join(folder, tool))));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const packages = [...new Set(missing.map(([, name]) => name))];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('reading the package lists', 'apt-get', ['update'], env);
  await runStep(
    'installing readers of PDF files',
    'apt-get',
    ['install', '-y', '--no-install-recommends', ...packages],
    env,
  );
}
