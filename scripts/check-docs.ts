// What the pages for people say of this repository is there: every link leads to a file, every path in backticks ends one, the
// README names every setting, and a decision has its number for itself.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { report, repository } from './check/source-modules.ts';

/** Not ours, or made by a tool. */
const leftOut = new Set(['node_modules', 'build', 'data', 'test-results', 'playwright-report', 'screenshots', '.git']);

const files = readdirSync(repository, { withFileTypes: true })
  .filter(({ name }) => !leftOut.has(name))
  .flatMap((entry) => (entry.isDirectory() ? filesIn(entry.name) : [entry.name]));
/** A decision tells what was so when it was taken. */
const pages = files.filter((path) => path.endsWith('.md') && !path.startsWith('docs/decisions/'));

report([
  ...files.filter((path) => path.endsWith('.md')).flatMap(brokenLinks),
  ...pages.flatMap(lostPaths),
  ...unnamedSettings(),
  ...sharedNumbers(),
]);

function filesIn(folder: string): string[] {
  return readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${folder}/${name}`,
  );
}

function brokenLinks(page: string): string[] {
  return [...textOf(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)|src="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !existsSync(resolve(repository, dirname(page), link)))
    .map((link) => `${page}: the link to ${link} leads nowhere`);
}

/** Paths as people shorten them, such as `quote/totals.ts` for the one in src/domain. */
function lostPaths(page: string): string[] {
  return [...textOf(page).matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|ya?ml|json|md|po))`/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => !path.startsWith('data/') && !files.some((file) => file === path || file.endsWith(`/${path}`)))
    .map((path) => `${page}: there is no ${path}`);
}

function unnamedSettings(): string[] {
  const readme = textOf('README.md');
  return [...textOf('src/server/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): /gm)]
    .map(([, name]) => name ?? '')
    .filter((name) => !readme.includes(`\`${name}\``))
    .map((name) => `README.md says nothing of the setting ${name}`);
}

/** Two branches may take the same next number. */
function sharedNumbers(): string[] {
  const numbers = files.flatMap((path) => /^docs\/decisions\/(\d{4})-/.exec(path)?.[1] ?? []);
  return numbers
    .filter((number, at) => numbers.indexOf(number) !== at)
    .map((number) => `docs/decisions: ${number} is there twice`);
}

function textOf(page: string): string {
  return readFileSync(join(repository, page), 'utf8');
}
