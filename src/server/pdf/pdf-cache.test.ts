import { expect, it } from 'vitest';
import { createPdfCache } from './pdf-cache.ts';

function counted(maxBytes: number) {
  const made: string[] = [];
  const madeOnce = createPdfCache(maxBytes);
  const ask = (key: string, size = 10) =>
    madeOnce(key, async () => {
      made.push(key);
      return new Uint8Array(size);
    });
  return { made, madeOnce, ask };
}

it('a file that many ask for at once is made once', async () => {
  const { made, ask } = counted(100);
  await Promise.all([ask('a'), ask('a'), ask('a')]);
  await ask('a');
  expect(made).toEqual(['a']);
});

it('the file that nobody asked for longest makes room, and no more than that', async () => {
  const { made, ask } = counted(30);
  for (const key of ['a', 'b', 'c', 'a', 'd']) await ask(key);
  for (const key of ['a', 'c', 'd', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

it('a file larger than all the room is given and not kept', async () => {
  const { made, ask } = counted(30);
  expect(await ask('large', 31)).toHaveLength(31);
  await ask('large', 31);
  expect(made).toEqual(['large', 'large']);
});

it('what could not be made is tried again', async () => {
  const { made, madeOnce, ask } = counted(30);
  await expect(madeOnce('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await ask('a');
  expect(made).toEqual(['a']);
});
