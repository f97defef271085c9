import type { Plugin } from 'vite';
import { type Area, areaOf, type InfoOf, importsThroughBarrels, reachedFrom } from './page-modules.ts';

type Chunk = 'shell' | 'customer' | Area;

/**
 * The file that a module goes to, by the areas whose pages load it at once; null leaves it to the one page that does.
 * A page loads the shell and what its area shares, a customer's also what customers' pages have in common: each file
 * more is a wait on a phone, so what three kinds of visitors need goes to all of them.
 */
export function chunkOf(areas: ReadonlySet<Area>, pages: number): Chunk | null {
  if (areas.has('shell')) return 'shell';
  if (areas.size > 1) return areas.has('welcome') || areas.has('provider') ? 'shell' : 'customer';
  const [only] = areas;
  return pages > 1 && only ? only : null;
}

/** What more of them load comes first: a group takes along what its modules import. */
const order: readonly Chunk[] = ['shell', 'customer', 'quote', 'questions', 'welcome', 'provider'];

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
      for (const [id, of] of entries) {
        const areas = new Set([...of].flatMap((entry) => areaOf(entry) ?? []));
        const chunk = infoOf(id)?.isEntry ? null : chunkOf(areas, of.size);
        if (chunk) chunks.set(id, chunk);
      }
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
