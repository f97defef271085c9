import type { Plugin } from 'vite';
import { type Area, areaOf, type InfoOf, importsThroughBarrels, reachedFrom } from './page-modules.ts';

type Chunk = 'shell' | 'customer' | 'forms' | Area;

/**
 * The file that a module goes to, by the areas whose pages load it at once; null leaves it to the one page that does.
 * A page loads the shell and what its area shares, a customer's also what customers' pages have in common. Each file
 * more is a wait on a phone, so what three kinds of visitors need goes to all of them; only what a quote's own page, the
 * one that has to be lightest, does without (mostly what people fill in) is a file apart.
 */
export function chunkOf(areas: ReadonlySet<Area>, pages: number): Chunk | null {
  if (areas.has('shell')) return 'shell';
  if (areas.size > 1) {
    if (!areas.has('quote')) return 'forms';
    return areas.has('welcome') || areas.has('provider') ? 'shell' : 'customer';
  }
  const [only] = areas;
  return pages > 1 && only ? only : null;
}

/** What more of them load comes first: a group takes along what its modules import. */
const order: readonly Chunk[] = ['shell', 'customer', 'forms', 'quote', 'questions', 'welcome', 'provider'];

const onDemand = '\0on-demand:';

/** Few files a page: what pages share goes by who opens them, never an icon or a button a file. */
export function chunksByPage(): Plugin {
  const chunks = new Map<string, Chunk>();
  return {
    name: 'chunks-by-page',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const infoOf: InfoOf = (id) => this.getModuleInfo(id);
      const imports = importsThroughBarrels(ids, infoOf);
      const entries = new Map<string, Set<string>>();
      for (const entry of ids.filter((id) => infoOf(id)?.isEntry)) {
        for (const id of reachedFrom(entry, imports)) entries.set(id, (entries.get(id) ?? new Set()).add(entry));
      }
      // What a page shares with something that comes on demand would be a file of its own as well.
      const onDemandToo = new Set(
        ids.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []).flatMap((id) => [...reachedFrom(id, imports)]),
      );
      for (const [id, of] of entries) {
        const areas = new Set([...of].flatMap((entry) => areaOf(entry) ?? []));
        const chunk = infoOf(id)?.isEntry ? null : chunkOf(areas, of.size + (onDemandToo.has(id) ? 1 : 0));
        if (chunk) chunks.set(id, chunk);
      }
    },
    // What is asked for on demand and lies in a shared file would have to be made an object there, with the bundler's help.
    async resolveDynamicImport(source, importer) {
      const found = typeof source === 'string' ? await this.resolve(source, importer) : null;
      return found?.id.includes('/src/web/') ? `${onDemand}${found.id}` : found;
    },
    load: {
      filter: { id: new RegExp(`^${onDemand}`) },
      handler: (id) => `export * from ${JSON.stringify(id.slice(onDemand.length))};`,
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: order.map((chunk, at) => ({
          debugName: chunk,
          priority: order.length - at,
          name: (id: string) => (chunks.get(id) === chunk ? chunk : null),
        })),
      },
    }),
  };
}
