import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const namespace = /import \* as (\w+) from "([^"]+)";/g;

/**
 * The calendar's library takes whole modules for objects, for which the bundler has a helper: shared with the shell,
 * that would be a file of its own and one request more on every page. Here such an object is written out by its names.
 */
export function namespacesAsObjects(): Plugin {
  return {
    name: 'namespaces-as-objects',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-day-picker\/.*\.js$/, code: /import \* as/ },
      async handler(code, id) {
        let written = code;
        for (const [statement, object, source] of code.matchAll(namespace)) {
          const found = source && (await this.resolve(source, id));
          if (!found) continue;
          const members: object = await import(pathToFileURL(found.id).href);
          const names = Object.keys(members);
          const imported = names.map((name) => `${name} as ${object}_${name}`).join(', ');
          const entries = names.map((name) => `${name}: ${object}_${name}`).join(', ');
          written = written.replace(
            statement,
            `import { ${imported} } from ${JSON.stringify(source)};\nconst ${object} = { ${entries} };`,
          );
        }
        return { code: written, map: null };
      },
    },
  };
}
