// Who may import whom, as docs/style.md has it, and no cycles. dependency-cruiser would need TypeScript's old programming interface.
import { exists, type Import, readModules, report, type SourceModule } from './check/source-modules.ts';

/** What makes quotes and changes them in words. Browsers ask for what comes of it by API, from playbooks of the installation too. */
const engine = /^src\/domain\/(?:playbooks|estimate|ai-edit)\//;
const requestContext = 'src/contract/request-context.ts';
/** What of the contract is code, without a schema, and for pages too. */
const codeForPages: ReadonlySet<string | undefined> = new Set([
  requestContext,
  'src/contract/page-paths.ts',
  'src/contract/quote-address.ts',
]);

interface Rule {
  readonly name: string;
  readonly why: string;
  readonly from: RegExp;
  /** Whether a module may import this. `own` is what the first group of `from` matched, such as the feature's name. */
  readonly allows: (target: Import, own: string) => boolean;
}

const isIn = (target: Import, ...folders: string[]) =>
  folders.some((folder) => target.file?.startsWith(`src/${folder}/`));
const isPackage = (target: Import, ...names: string[]) => names.includes(target.packageName ?? '');

const rules: readonly Rule[] = [
  {
    name: 'the domain is pure',
    why: 'it uses nothing but itself and big.js',
    from: /^src\/domain\//,
    allows: (target) => isIn(target, 'domain') || isPackage(target, 'big.js'),
  },
  {
    name: 'the contract is the wire',
    why: 'it uses the domain and zod',
    from: /^src\/contract\/(?!request-context\.ts$)/,
    allows: (target) => isIn(target, 'contract', 'domain') || isPackage(target, 'zod'),
  },
  {
    name: 'only the request context knows the router',
    why: 'it uses the contract, the domain, zod and react-router',
    from: /^src\/contract\/request-context\.ts$/,
    allows: (target) => isIn(target, 'contract', 'domain') || isPackage(target, 'zod', 'react-router'),
  },
  {
    name: 'the server does without the web',
    why: 'pages reach it as virtual:react-router/server-build',
    from: /^src\/server\//,
    allows: (target) => !isIn(target, 'web'),
  },
  {
    name: 'a feature uses no other feature’s routes',
    why: 'it uses their store or use case',
    from: /^src\/server\/([^/]+)\/.+/,
    allows: (target, own) => !/(^|[/-])routes\.ts$/.test(target.file ?? '') || isIn(target, `server/${own}`),
  },
  {
    name: 'the web does without the server',
    why: 'it speaks the contract',
    from: /^src\/web\//,
    allows: (target) => !isIn(target, 'server'),
  },
  {
    name: 'a page is typed by the contract',
    why: 'its schemas would come with it; only the request context and the pages’ addresses are code for pages',
    from: /^src\/web\//,
    allows: (target) => target.typeOnly || !isIn(target, 'contract') || codeForPages.has(target.file),
  },
  {
    name: 'a feature of the web stands alone',
    why: 'pages put features together',
    from: /^src\/web\/features\/([^/]+)\//,
    allows: (target, own) => !isIn(target, 'web/features', 'web/pages') || isIn(target, `web/features/${own}`),
  },
  {
    name: 'pages are the top',
    why: 'only the table of routes names them',
    from: /^src\/web\/(?!pages\/|routes\.ts$)/,
    allows: (target) => !isIn(target, 'web/pages'),
  },
  {
    name: 'calls and the frame lie below the features',
    why: 'they do not know what is built on them',
    from: /^src\/web\/(?:api|app)\//,
    allows: (target) => !isIn(target, 'web/features'),
  },
  {
    name: 'a part of the interface knows only its like',
    why: 'ui imports only ui and the domain',
    from: /^src\/web\/ui\//,
    allows: (target) => target.file === undefined || isIn(target, 'web/ui', 'domain'),
  },
  {
    name: 'the product does without its tests and scripts',
    why: 'they are not deployed',
    from: /^src\//,
    allows: (target) => target.file === undefined || target.file.startsWith('src/'),
  },
];

/** Tests may reach for more than the code they test. */
const isTest = (path: string) => /\.(test|contract)\.tsx?$|\/test-support\//.test(path);
/** Made by a tool, so not in the tree. */
const isGenerated = (specifier: string) => specifier.startsWith('./+types/') || specifier.startsWith('virtual:');

const modules = readModules(['src', 'tests', 'scripts']);
report([
  ...modules.flatMap(missing),
  ...modules.filter(({ path }) => !isTest(path)).flatMap(trespasses),
  ...engineInBrowsers(modules),
  ...cycles(modules),
]);

function missing({ path, imports }: SourceModule): string[] {
  return imports
    .filter(({ file, specifier }) => file !== undefined && !isGenerated(specifier) && !exists(file))
    .map(({ line, specifier }) => `${path}:${line} imports ${specifier}, which is not there`);
}

function trespasses({ path, imports }: SourceModule): string[] {
  return rules.flatMap((rule) => {
    const match = rule.from.exec(path);
    if (!match) return [];
    return imports
      .filter((target) => !isGenerated(target.specifier) && !rule.allows(target, match[1] ?? ''))
      .map((target) => `${path}:${target.line} imports ${target.specifier}: ${rule.name}, ${rule.why}`);
  });
}

/** The ways by which code of a page leads to the engine, however many modules lie between: what a browser would download. */
function engineInBrowsers(all: readonly SourceModule[]): string[] {
  const importsOf = new Map(all.map(({ path, imports }) => [path, imports]));
  const pages = all.filter(({ path }) => path.startsWith('src/web/') && !isTest(path));
  const trails = new Map(pages.map(({ path }) => [path, path]));
  const found: string[] = [];
  // A map goes on to what is added while it is walked through.
  for (const [path, trail] of trails) {
    for (const { file, typeOnly, line } of importsOf.get(path) ?? []) {
      if (file === undefined || typeOnly) continue;
      const next = `${trail}:${line} → ${file}`;
      if (engine.test(file)) found.push(`${next}: a browser does without the engine and its playbooks, the API tells`);
      else if (!trails.has(file)) trails.set(file, next);
    }
  }
  return found;
}

/** Each loop once, those of types alone too: who reads one of them has to read them all. */
function cycles(all: readonly SourceModule[]): string[] {
  const graph = new Map(all.map(({ path, imports }) => [path, imports.flatMap(({ file }) => (file ? [file] : []))]));
  const found = new Map<string, string>();
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const loop = trail.slice(start);
      found.set(
        [...loop].sort().join(),
        `${[...loop, path].join(' → ')}: a cycle, neither can be read or loaded without the other`,
      );
      return;
    }
    if (done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return [...found.values()];
}
