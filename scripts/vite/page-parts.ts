import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type Area, areaOf, importsThroughBarrels, reachedFrom } from './page-modules.ts';

/** What pages carry inside their HTML. */
export interface PageParts {
  /** Style sheets by file. */
  readonly styles: Readonly<Record<string, string>>;
  /** Every text, by language and id. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The ids of those that pages of an area can show. */
  readonly textsByArea: Readonly<Record<string, readonly string[]>>;
}

/** Whose modules show the texts of a page that is opened there. */
const areas = {
  quote: ['shell', 'quote'],
  questions: ['shell', 'questions'],
  welcome: ['shell', 'welcome'],
  provider: ['shell', 'provider', undefined],
} as const satisfies Record<string, readonly (Area | undefined)[]>;

/** What Lingui's macros leave of a text: the six signs of its id. Some other word of six letters does no harm. */
const idsIn = (code: string): string[] => [...code.matchAll(/["'`]([A-Za-z0-9+/]{6})["'`]/g)].map(([, id = '']) => id);

/** All modules of ours that pages of these areas load, at once or on demand. */
function modulesOf(wanted: readonly (Area | undefined)[], context: Rolldown.PluginContext): Rolldown.ModuleInfo[] {
  const ids = [...context.getModuleIds()];
  const imports = importsThroughBarrels(ids, (id) => context.getModuleInfo(id));
  const loads = (id: string) => [...imports(id), ...(context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])];
  const isWanted = (id: string) => context.getModuleInfo(id)?.isEntry && wanted.some((area) => area === areaOf(id));
  const reached = new Set(ids.filter(isWanted).flatMap((entry) => [...reachedFrom(entry, loads)]));
  return [...reached].filter((id) => !id.includes('/node_modules/')).flatMap((id) => context.getModuleInfo(id) ?? []);
}

/** `/ui/{menu,table}.tsx` is two of them. */
function pathsIn(sheet: string, pattern: RegExp): string[] {
  return [...sheet.matchAll(pattern)].flatMap(([, path = '']) => {
    const [, before = path, names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
    return names.split(',').map((name) => `/src/web${before}${name}${after}`);
  });
}

/** A class that no style sheet of theirs has would be missing on customers' pages, and nowhere else. */
function refuseUnreadClasses(modules: readonly Rolldown.ModuleInfo[], context: Rolldown.PluginContext): void {
  const sheet = readFileSync(new URL('../../src/web/customer.css', import.meta.url), 'utf8');
  const read = pathsIn(sheet, /@source "\.(\/[^"]+)"/g);
  const leftOut = pathsIn(sheet, /@source not "\.(\/[^"]+)"/g);
  const isRead = (id: string) => read.some((path) => id.includes(path)) && !leftOut.some((path) => id.includes(path));
  for (const { id, code } of modules) {
    if (!code?.includes('className') || isRead(id)) continue;
    context.error(`${id} is on customers' pages: name it as a @source in src/web/customer.css`);
  }
}

/**
 * Tells the server which texts pages need, as found in what the browser loads of them: the catalogue of a language is
 * larger than a whole page. Pages are built before the server is. Everything that stands in HTML is also left beside the
 * built server, so that the weight of a page can be told without running it.
 */
export function pageParts(): Plugin {
  let textsByArea: Record<string, string[]> | null = null;
  return {
    name: 'page-parts',
    resolveId: { filter: { id: /^virtual:texts-by-area$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:texts-by-area$/ },
      handler: () => `export const textsByArea = ${JSON.stringify(textsByArea)};`,
    },
    buildEnd() {
      if (this.environment.name === 'client') {
        const found: Record<string, string[]> = {};
        for (const [area, of] of Object.entries(areas)) {
          const modules = modulesOf(of, this);
          if (area === 'quote' || area === 'questions') refuseUnreadClasses(modules, this);
          found[area] = [...new Set(modules.flatMap(({ code }) => idsIn(code ?? '')))].sort();
        }
        textsByArea = found;
      } else if (this.environment.mode === 'build') {
        const source = JSON.stringify({ ...inlinedIn(this), textsByArea: textsByArea ?? {} } satisfies PageParts);
        this.emitFile({ type: 'asset', fileName: 'page-parts.json', source });
      }
    },
  };
}

const sheet = /\/[a-z-]+\.css\?inline$/;
const catalogue = /\/locales\/([a-z-]+)\.po$/;

function inlinedIn(context: Rolldown.PluginContext): Pick<PageParts, 'styles' | 'texts'> {
  const styles: Record<string, string> = {};
  const texts: Record<string, Record<string, unknown>> = {};
  for (const id of context.getModuleIds()) {
    const code = context.getModuleInfo(id)?.code ?? '';
    if (sheet.test(id)) styles[basename(id).replace('?inline', '')] = stringIn(code);
    const language = catalogue.exec(id)?.[1];
    if (language) texts[language] = JSON.parse(stringIn(code));
  }
  return { styles, texts };
}

/** Both are modules that hold one string. */
function stringIn(code: string): string {
  const [literal] = /"(?:[^"\\]|\\.)*"/s.exec(code) ?? [];
  if (!literal) throw new Error('a style sheet or a catalogue became a module of another form');
  return JSON.parse(literal);
}
