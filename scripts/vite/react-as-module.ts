import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const packages = ['react', 'react/jsx-runtime', 'react-dom'];
const require = createRequire(import.meta.url);

/**
 * React comes as CommonJS, of which every file that uses it would make a copy of its own with the bundler's help: that
 * helper is one file more on every page. Here it is a module like any other, made once.
 */
export function reactAsModule(): Plugin {
  const wrapper = /^\0module-of:(.+)$/;
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react(?:-dom|\/jsx-runtime)?$/ },
      // React's own files require each other, and need of each other what is nobody else's.
      handler: (source, importer = '', { kind }) =>
        kind === 'import-statement' && packages.includes(source) && !wrapper.test(importer)
          ? `\0module-of:${source}`
          : null,
    },
    load: {
      filter: { id: wrapper },
      handler(id) {
        const [, name = ''] = wrapper.exec(id) ?? [];
        const names = Object.keys(require(name)).filter((one) => !/^(?:__|default$)/.test(one));
        return `import whole from ${JSON.stringify(name)};\nexport default whole;\nexport const { ${names.join(', ')} } = whole;`;
      },
    },
  };
}
