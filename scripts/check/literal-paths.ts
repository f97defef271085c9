import { type TemplateLiteral, Visitor } from 'oxc-parser';
import { patterns } from '#contract/page-paths.ts';
import type { SourceModule } from './source-modules.ts';

const home = 'src/contract/page-paths.ts';

/** `/` alone means too much else to be told from a page's address: a cookie's path, the start of any address. */
const pages = Object.values(patterns)
  .filter((pattern) => pattern !== patterns.landing)
  .map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}(?:[?#].*)?$`, 's'));

/** What stands for a value put into a template. */
const value = '\u0000';

/** Addresses of pages written out in the web or the server. They come from `pathTo`, so that a page can move. */
export function literalPaths(module: SourceModule): string[] {
  if (!/^src\/(?:web|server)\//.test(module.path) || /\.test\.tsx?$|\/test-support\//.test(module.path)) return [];
  const findings: string[] = [];
  const check = (text: string, at: number) => {
    // An address may be put before it, and what follows the page's own part may be a value too.
    const path = text
      .replace(new RegExp(`^[^/${value}]*${value}(?=/)`), '')
      .replace(new RegExp(`(?<=[^/])${value}$`), '');
    if (!pages.some((page) => page.test(path))) return;
    findings.push(`${module.path}:${module.lineAt(at)} writes out a page's address; pathTo of ${home} knows it`);
  };
  new Visitor({
    Literal: (node) => typeof node.value === 'string' && check(node.value, node.start),
    TemplateLiteral: (node) => check(textOf(node), node.start),
  }).visit(module.program);
  return findings;
}

function textOf({ quasis }: TemplateLiteral): string {
  return quasis.map((quasi) => quasi.value.cooked ?? '').join(value);
}
