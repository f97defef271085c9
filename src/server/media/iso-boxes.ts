import type { FileBytes } from './file-bytes.ts';

/** A box of an ISO base media file (MP4, MOV): its header and what is in it, by offset. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly bodyStart: number;
  readonly end: number;
}

/** The boxes between two offsets. Ends where something cannot be one, as after a torn upload. */
export async function* boxesIn(file: FileBytes, start: number, end: number): AsyncGenerator<Box> {
  let at = start;
  while (at + 8 <= end) {
    const header = await file.read(at, 16);
    if (header.length < 8) return;
    const short = header.readUInt32BE(0);
    const isLong = short === 1 && header.length === 16;
    const size = isLong ? Number(header.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const headerSize = isLong ? 16 : 8;
    if (size < headerSize) return;
    const boxEnd = Math.min(end, at + size);
    yield { type: header.toString('latin1', 4, 8), start: at, bodyStart: at + headerSize, end: boxEnd };
    at = boxEnd;
  }
}

/** The first box by this path inside another one. */
export async function findBox(file: FileBytes, inside: Box, [type, ...rest]: readonly string[]): Promise<Box | null> {
  for await (const box of boxesIn(file, inside.bodyStart, inside.end)) {
    if (box.type === type) return rest.length > 0 ? findBox(file, box, rest) : box;
  }
  return null;
}
