// A page over its budget is refused: its files as the build's manifest names them, in gzip, which every browser reads, without a browser.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isCustomers, pageAreaOf } from '#web/app/page-area.ts';
import { pageBudgets } from './check/page-budgets.ts';
import { type BuiltPages, overweight, type RouteManifest, weighPage } from './check/page-weight.ts';
import { ensureBuilt } from './entry/build.mjs';
import type { PageParts } from './vite/page-parts.ts';

const build = join(import.meta.dirname, '..', 'build');
const client = join(build, 'client');

if (!(await ensureBuilt())) process.exit(1);
const built = readBuild();
const weights = pageBudgets.flatMap((budget) =>
  budget.routes.map((route) => ({ budget, weight: weighPage(built, route, budget.markup) })),
);
for (const { budget, weight } of weights) {
  const figures = [`${(weight.bytes / 1000).toFixed(1)} of ${budget.kilobytes} kB`, `${weight.requests} requests`];
  console.log(`${weight.route.padEnd(40)} ${figures.join(', ')}`);
}
const findings = weights.flatMap(({ budget, weight }) => overweight(budget, weight));
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;

function readBuild(): BuiltPages {
  const names = readdirSync(join(client, 'assets'));
  const name = names.find((one) => /^manifest-.*\.js$/.test(one));
  if (!name) throw new Error('the build has no manifest');
  const script = readFileSync(join(client, 'assets', name), 'utf8');
  const manifest: RouteManifest = JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1));
  const fonts = names.filter((one) => /^figtree-core-wght.*\.woff2$/.test(one)).map((one) => `/assets/${one}`);
  return { manifest, fonts, bytesOf, inlineOf: inlineBytes() };
}

function bytesOf(url: string): number {
  return statSync(join(client, url.endsWith('.woff2') ? url : `${url}.gz`)).size;
}

/** Of the longest language. */
function inlineBytes(): BuiltPages['inlineOf'] {
  const { styles, texts, textsByArea }: PageParts = JSON.parse(
    readFileSync(join(build, 'server', 'page-parts.json'), 'utf8'),
  );
  return (route) => {
    const area = areaOfRoute(route);
    const ids = textsByArea?.[area];
    const ofLanguage = Object.values(texts).map((all) =>
      compressed(
        JSON.stringify(ids ? Object.fromEntries(ids.filter((id) => id in all).map((id) => [id, all[id]])) : all),
      ),
    );
    return {
      styles: compressed(styles[isCustomers(area) ? 'customer.css' : 'app.css'] ?? ''),
      texts: Math.max(...ofLanguage),
    };
  };
}

/** The area of the addresses that a route module answers. */
function areaOfRoute(route: string) {
  const path = route.replace(/^pages/, '');
  return pageAreaOf(path === '/landing' ? '/' : path);
}

function compressed(content: string): number {
  return gzipSync(content, { level: 9 }).length;
}
