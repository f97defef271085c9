import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { holes } from '../../tests/mutations/holes.ts';

/** Opens one of the holes of `tests/mutations` in what the tests load; the files themselves stay as they are. */
export function openHole(name: string | undefined): Plugin | undefined {
  if (!name) return undefined;
  const hole = holes.find((one) => one.name === name);
  if (!hole) throw new Error(`there is no hole "${name}"`);
  const path = resolve(hole.file);
  return {
    name: 'open-hole',
    enforce: 'pre',
    transform: (code, id) => (id.split('?')[0] === path ? code.replace(hole.from, () => hole.to) : undefined),
  };
}
