import { expect, it } from 'vitest';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/** Entries without end, and whether somebody has let go of them. */
function endless() {
  const state = { asked: 0, isClosed: false };
  async function* content() {
    try {
      for (;;) yield Buffer.alloc(100_000, state.asked);
    } finally {
      state.isClosed = true;
    }
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (;;) {
      state.asked += 1;
      yield { name: `${state.asked}.txt`, modifiedAt: new Date(0), content: content() };
    }
  }
  return { state, entries: entries() };
}

it('an archive opens one entry at a time, and lets go of it when its reader goes away', async () => {
  const { state, entries } = endless();
  const archive = zipStream(entries);
  for await (const piece of archive) if (piece.length > 0) break;
  await expect.poll(() => state.isClosed).toBe(true);
  expect(state.asked).toBe(1);
});

it('an archive whose entry cannot be read breaks off instead of looking whole', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'a.txt', modifiedAt: new Date(0), content: broken() };
  }
  // biome-ignore lint/correctness/useYield: it breaks before the first piece
  async function* broken(): AsyncGenerator<Buffer> {
    throw new Error('the disk is gone');
  }
  const read = async () => {
    for await (const _piece of zipStream(entries()));
  };
  await expect(read()).rejects.toThrow('the disk is gone');
});
