import type { FileHandle } from 'node:fs/promises';

/** A span of a file, [start, start + length). */
export interface Span {
  readonly start: number;
  readonly length: number;
}

/** A file's bytes, a few at a time: a film is never held in memory. */
export interface FileBytes {
  readonly size: number;
  /** Fewer where the file ends. */
  readonly read: (start: number, length: number) => Promise<Buffer>;
  readonly write: (start: number, bytes: Buffer) => Promise<void>;
  readonly blank: (span: Span) => Promise<void>;
}

const zeros = Buffer.alloc(65_536);
const nothing = Buffer.alloc(0);

/** Headers are read through a window, so that a file of nothing but headers costs no call each. */
export async function bytesOf(handle: FileHandle): Promise<FileBytes> {
  const { size } = await handle.stat();
  let window: { readonly start: number; readonly bytes: Buffer } = { start: 0, bytes: nothing };
  const load = async (start: number, length: number): Promise<Buffer> => {
    const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - start)));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, start);
    return buffer.subarray(0, bytesRead);
  };
  const write = async (start: number, bytes: Buffer): Promise<void> => {
    window = { start: 0, bytes: nothing };
    await handle.write(bytes, 0, bytes.length, start);
  };
  return {
    size,
    read: async (start, length) => {
      if (length > zeros.length) return load(start, length);
      const isInside = start >= window.start && start + length <= window.start + window.bytes.length;
      if (!isInside) window = { start, bytes: await load(start, zeros.length) };
      return window.bytes.subarray(start - window.start, start - window.start + length);
    },
    write,
    blank: async ({ start, length }) => {
      const end = Math.min(size, start + length);
      for (let at = start; at < end; at += zeros.length) await write(at, zeros.subarray(0, end - at));
    },
  };
}
