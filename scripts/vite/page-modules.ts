import type { Rolldown } from 'vite';

export type InfoOf = (id: string) => Rolldown.ModuleInfo | null;
type Imports = (id: string) => readonly string[];

/** Who opens pages. What the pages of one share is loaded with any of them, and with no other's. */
const areas = {
  shell: /\/src\/web\/(?:entry\.client|root)\.tsx/,
  quote: /\/src\/web\/pages\/q\/(?:result|messages)\.tsx/,
  questions: /\/src\/web\/pages\/q\//,
  welcome: /\/src\/web\/(?:pages\/(?:landing|auth\/[a-z-]+)|app\/auth-layout)\.tsx/,
  provider:
    /\/src\/web\/pages\/(?:(?:quotes|customers|provider)\/(?!preview)|(?:dashboard|(?:dashboard|setup)-layout)\.tsx)/,
} as const;

export type Area = keyof typeof areas;

/** Undefined for pages that nobody waits for: a preview, what stands under /dev. They load what others share. */
export const areaOf = (entry: string): Area | undefined =>
  (Object.keys(areas) as Area[]).find((area) => areas[area].test(entry)); // the keys of the object above

/** Packages whose main module only names their other modules: whoever imports one icon would seem to use them all. */
const barrelPackages: ReadonlyMap<string, RegExp> = new Map([
  ['lucide-react', /\/node_modules\/lucide-react\/dist\/esm\/lucide-react\.mjs$/],
  ['radix-ui', /\/node_modules\/radix-ui\/dist\/index\.mjs$/],
]);

/** Of a barrel: what each of its names stands for, from `export { default as X } from '…'` and `import * as X from '…'`. */
function namesOf(barrel: Rolldown.ModuleInfo): Map<string, string> {
  const names = new Map<string, string>();
  const parts = (barrel.code ?? '').matchAll(/(?:import|export) (\{[^}]*\}|\* as \w+) from ['"](?:\.\/)?([^'"]+)['"]/g);
  for (const [, said = '', source = ''] of parts) {
    const id = barrel.importedIds.find((one) => one.endsWith(`/${source}`) || one.includes(`/${source}/`));
    if (id) for (const [, name = ''] of said.matchAll(/\bas (\w+)/g)) names.set(name, id);
  }
  return names;
}

/** What a module really imports: of a barrel only the modules behind the names that it uses. */
export function importsThroughBarrels(ids: readonly string[], infoOf: InfoOf): Imports {
  const barrels = new Map<string, { names: Map<string, string>; use: RegExp }>();
  for (const [name, path] of barrelPackages) {
    const info = infoOf(ids.find((id) => path.test(id)) ?? '');
    const use = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*['"]${name}['"]`);
    if (info) barrels.set(info.id, { names: namesOf(info), use });
  }
  return (id) => {
    const info = infoOf(id);
    if (!info || barrels.has(id)) return [];
    return info.importedIds.flatMap((imported) => {
      const barrel = barrels.get(imported);
      if (!barrel) return [imported];
      const used = barrel.use.exec(info.code ?? '')?.[1]?.matchAll(/(\w+)(?:\s+as\s+\w+)?/g) ?? [];
      return [...used].flatMap(([, name = '']) => barrel.names.get(name) ?? []);
    });
  };
}

/** Everything that is reached from one module on. */
export function reachedFrom(start: string, imports: Imports): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...imports(id));
  }
  return reached;
}
