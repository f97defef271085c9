// The catalogues hold exactly the texts of the code: extracts into a copy and compares. Every translation is there and fits.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { report, repository } from './check/source-modules.ts';

const catalogues = join(repository, 'src', 'locales');
const cache = join(repository, 'node_modules', '.cache');
mkdirSync(cache, { recursive: true });
// Inside the repository, so that the copy's configuration finds the packages it imports.
const folder = mkdtempSync(join(cache, 'catalogues-'));

try {
  const names = readdirSync(catalogues).filter((name) => name.endsWith('.po'));
  for (const name of names) copyFileSync(join(catalogues, name), join(folder, name));
  const config = join(folder, 'lingui.config.ts');
  writeFileSync(config, configuration());
  const lingui = join(repository, 'node_modules', '@lingui', 'cli', 'dist', 'lingui.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [lingui, 'extract', '--clean', '--workers', '1', '--config', config],
    { cwd: repository, encoding: 'utf8' },
  );
  if (status !== 0) report([`lingui extract failed:\n${stdout}${stderr}`]);
  else
    report(
      readdirSync(folder)
        .filter((name) => name.endsWith('.po'))
        .filter(differs)
        .map(advice)
        .concat(names.filter((name) => name !== 'en.po').flatMap(gapsIn)),
    );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function configuration(): string {
  return `import own from '${join(repository, 'lingui.config.ts')}';
const catalogs = own.catalogs.map((one) => ({ ...one, path: one.path.replace('<rootDir>/src/locales', ${JSON.stringify(folder)}) }));
export default { ...own, rootDir: ${JSON.stringify(repository)}, catalogs };
`;
}

function differs(name: string): boolean {
  return texts(join(folder, name)) !== texts(join(catalogues, name));
}

/** The date of the last extraction is no text. */
function texts(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^"POT-Creation-Date:.*$/m, '');
  } catch {
    return '';
  }
}

function advice(name: string): string {
  return `src/locales/${name} does not match the code's texts: run npm run i18n:extract`;
}

/** Messages of a catalogue that are not translated, or whose marks and tags differ from the English ones. */
function gapsIn(name: string): string[] {
  return readFileSync(join(catalogues, name), 'utf8')
    .split('\n\n')
    .slice(1)
    .flatMap((entry) => {
      const id = field(entry, 'msgid');
      const text = field(entry, 'msgstr');
      if (!id) return [];
      if (!text) return [`src/locales/${name}: not translated: ${id}`];
      return marks(id) === marks(text) ? [] : [`src/locales/${name}: other marks than in English: ${id}`];
    });
}

/** A field of a .po entry, its lines joined. */
function field(entry: string, name: 'msgid' | 'msgstr'): string {
  const found = new RegExp(`^${name} ((?:"(?:[^"\\\\]|\\\\.)*"\\n?)+)`, 'm').exec(`${entry}\n`)?.[1] ?? '';
  return [...found.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('');
}

/** Placeholders and tags, in an order that does not matter; plural branches may repeat them. */
function marks(text: string): string {
  const found = text.match(/\{\w+[,}]|<\/?\d+\/?>/g) ?? [];
  return [...new Set(found.map((mark) => mark.replace(',', '}')))].toSorted().join(' ');
}
