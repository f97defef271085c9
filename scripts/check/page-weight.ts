import { mostRequests, type PageBudget } from './page-budgets.ts';

/** As the build writes it for the router: what the browser loads of each route. */
export interface RouteManifest {
  readonly url: string;
  readonly entry: RouteFiles;
  readonly routes: Readonly<Record<string, RouteFiles & { readonly parentId?: string }>>;
}

interface RouteFiles {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What stands in a page's HTML beside what the page is about. */
export interface InlineBytes {
  readonly styles: number;
  readonly texts: number;
}

export interface BuiltPages {
  readonly manifest: RouteManifest;
  /** Compressed bytes of a file by its address. */
  readonly bytesOf: (url: string) => number;
  readonly inlineOf: (route: string) => InlineBytes;
  /** The font that every page asks for at once. */
  readonly fonts: readonly string[];
}

export interface PageWeight {
  readonly route: string;
  readonly requests: number;
  readonly bytes: number;
}

/** The files of a route and of all the frames around it, each once. */
export function filesOf({ url, entry, routes }: RouteManifest, route: string): string[] {
  const files = new Set([url, entry.module, ...(entry.imports ?? [])]);
  for (let id: string | undefined = route; id !== undefined; id = routes[id]?.parentId) {
    const found = routes[id];
    if (!found) throw new Error(`the build has no route ${id}`);
    for (const file of [found.module, ...(found.imports ?? []), ...(found.css ?? [])]) files.add(file.replace('#', ''));
  }
  return [...files];
}

/** The first view of a page: its files, its font, and one document with styles, texts and `markup` bytes of the rest. */
export function weighPage(built: BuiltPages, route: string, markup: number): PageWeight {
  const files = [...filesOf(built.manifest, route), ...built.fonts];
  const { styles, texts } = built.inlineOf(route);
  const bytes = files.reduce((sum, file) => sum + built.bytesOf(file), styles + texts + markup);
  return { route, requests: files.length + 1, bytes };
}

/** A sentence for each page that is over what it may weigh. */
export function overweight(budget: PageBudget, { route, requests, bytes }: PageWeight): string[] {
  const kilobytes = bytes / 1000;
  return [
    ...(kilobytes > budget.kilobytes
      ? [`${route} weighs ${kilobytes.toFixed(1)} kB; ${budget.kilobytes} are the most for ${budget.page}`]
      : []),
    ...(requests > mostRequests ? [`${route} takes ${requests} requests; ${mostRequests} are the most`] : []),
  ];
}
