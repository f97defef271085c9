import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readKnowledge } from '../../src/server/playbooks/read-folders.ts';

/** Writes all of `playbooks/` as one JSON beside the built server. */
export function knowledge(): Plugin {
  return {
    name: 'knowledge',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle() {
      const folder = join(import.meta.dirname, '..', '..', 'playbooks');
      const source = JSON.stringify(readKnowledge(folder, (problem) => this.error(problem)));
      this.emitFile({ type: 'asset', fileName: 'playbooks.json', source });
    },
  };
}
