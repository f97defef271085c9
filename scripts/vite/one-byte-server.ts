import type { Plugin } from 'vite';

/**
 * Writes what Latin-1 lacks (“, €, ł) as escapes into the built server: with a single such character V8 keeps the whole
 * source, megabytes of it, at two bytes a character for as long as the server runs.
 */
export function oneByteServer(): Plugin {
  return {
    name: 'one-byte-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      // After everything that writes code anew.
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = withoutWideCharacters(file.code);
        }
      },
    },
  };
}

/** Means the same in strings, templates, patterns and names; only `String.raw` would tell the difference. */
export function withoutWideCharacters(code: string): string {
  return code.replace(/[^\0-\xff]/g, (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
