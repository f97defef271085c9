import type { Plugin } from 'vite';

/** The package's exports name its development files alone: warnings and their texts that no visitor should have to load. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(?:\/|$)/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return (
          found && {
            ...found,
            id: found.id.replace('/react-router/dist/development/', '/react-router/dist/production/'),
          }
        );
      },
    },
  };
}
