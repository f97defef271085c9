import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { holes } from './holes.ts';

test.each(holes)('the place of the hole "$name" stands once in its file, and its tests are there', (hole) => {
  expect(readFileSync(hole.file, 'utf8').split(hole.from)).toHaveLength(2);
  expect(hole.to).not.toBe(hole.from);
  for (const file of hole.tests) expect(existsSync(file), file).toBe(true);
});
