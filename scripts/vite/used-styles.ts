import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const web = join(import.meta.dirname, '..', '..', 'src', 'web');
const declaration = /(--[\w-]+):((?:"[^"]*"|\([^()]*\)|[^;{}"])*);?/g;
const registration = /@property (--[\w-]+)\{[^}]*\}/g;

/**
 * A style sheet without the custom properties that neither it nor `code` ever reads: of a palette's eleven steps a page
 * shows three, and every page carries its styles with it. What only a dropped one read goes too.
 */
export function withoutUnusedProperties(whole: string, code: string): string {
  const named = new Set([...code.matchAll(/--[\w-]+/g)].map(([name]) => name));
  let sheet = whole;
  for (let before = ''; before !== sheet; ) {
    before = sheet;
    const read = new Set([...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const kept = (said: string, name: string): string => (read.has(name) || named.has(name) ? said : '');
    sheet = sheet.replace(declaration, kept).replace(registration, kept);
  }
  return sheet;
}

/** Applies it to the sheets that stand in pages, once Tailwind has written and Vite has made small what they hold. */
export function usedStyles(): Plugin {
  return {
    name: 'used-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(?:app|customer)\.css\?inline$/ },
      handler(code, id) {
        const pages = id.includes('/customer.css') ? codeOf(customers) : codeOf(/\.tsx?$/);
        return code.replace(/"(?:[^"\\]|\\.)*"/s, (literal) =>
          JSON.stringify(withoutUnusedProperties(JSON.parse(literal), pages)),
        );
      },
    },
  };
}

/** All but the pages for development, which show the whole palette. */
const customers = /^(?!pages\/dev).*\.tsx?$/;

/** Classes and scripts of pages, tests too, which costs nothing: whatever names a property keeps it. */
function codeOf(pattern: RegExp): string {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((name) => pattern.test(name));
  return files.map((name) => readFileSync(join(web, name), 'utf8')).join('\n');
}
