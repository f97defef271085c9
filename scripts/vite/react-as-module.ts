import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const packages = ['react', 'react/jsx-runtime', 'react-dom'];
const require = createRequire(import.meta.url);

/** What older Reacts had not. Base UI names it still, and with this one uses nothing of it but React's own. */
const oldHook = 'use-sync-external-store/shim';
const hookOfReact =
  "export { useSyncExternalStore } from 'react';\nexport const useSyncExternalStoreWithSelector = undefined;";

/**
 * React comes as CommonJS, of which every file that uses it would make a copy of its own with the bundler's help: that
 * helper is one file more on every page. Here it is a module like any other, made once.
 */
export function reactAsModule(): Plugin {
  const wrapper = /^\0module-of:(.+)$/;
  const hook = /^\0use-sync-external-store\//;
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(?:react(?:-dom|\/jsx-runtime)?|use-sync-external-store\/shim(?:\/with-selector)?)$/ },
      // React's own files require each other, and need of each other what is nobody else's.
      handler(source, importer = '', { kind }) {
        if (source.startsWith(oldHook)) return `\0${source}`;
        const isOurs = kind === 'import-statement' && packages.includes(source) && !wrapper.test(importer);
        return isOurs ? `\0module-of:${source}` : null;
      },
    },
    load: {
      filter: { id: [wrapper, hook] },
      handler(id) {
        if (hook.test(id)) return hookOfReact;
        const [, name = ''] = wrapper.exec(id) ?? [];
        const names = Object.keys(require(name)).filter((one) => !/^(?:__|default$)/.test(one));
        return `import whole from ${JSON.stringify(name)};\nexport default whole;\nexport const { ${names.join(', ')} } = whole;`;
      },
    },
  };
}
