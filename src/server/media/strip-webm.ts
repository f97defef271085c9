import type { FileBytes } from './file-bytes.ts';
import { partLimit } from './part-limit.ts';

/** Elements that hold others and are looked into; a live recording leaves their size open. */
const masters: ReadonlySet<number> = new Set([
  0x18538067, // Segment
  0x1549a966, // Info
  0x1f43b675, // Cluster
  0x1654ae6b, // Tracks
  0xae, // TrackEntry
]);

/** What says something about the film rather than being it. */
const metadata: ReadonlySet<number> = new Set([
  0x1254c367, // Tags
  0x1941a469, // Attachments
  0x7ba9, // Title
  0x536e, // Name of a track
  0x4461, // DateUTC
  0xbf, // CRC-32 of what was just changed
]);

const voidId = 0xec;

/** A number as EBML writes it: the leading zeros of its first byte tell how many follow. Null where there is none. */
function variableInt(bytes: Buffer, at: number): { readonly length: number; readonly value: number } | null {
  const first = bytes[at];
  if (!first) return null;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) return null;
  return { length, value: readUnsigned(bytes, at, length) };
}

const readUnsigned = (bytes: Buffer, at: number, length: number): number =>
  bytes.subarray(at, at + length).reduce((value, byte) => value * 256 + byte, 0);

/** Void elements take the place of tags, so that every index into the file still holds. */
export async function blankWebmMetadata(file: FileBytes): Promise<void> {
  const countPart = partLimit();
  let at = 0;
  while (at < file.size) {
    countPart();
    const header = await file.read(at, 12);
    const id = variableInt(header, 0);
    const size = id && variableInt(header, id.length);
    if (!id || !size) return;
    const headerLength = id.length + size.length;
    if (masters.has(id.value)) {
      at += headerLength;
      continue;
    }
    const length = size.value - 2 ** (7 * size.length);
    // All ones mean "unknown", which only a master may be.
    if (length === 2 ** (7 * size.length) - 1) return;
    if (metadata.has(id.value)) await makeVoid(file, { at, length: headerLength + length });
    at += headerLength + length;
  }
}

async function makeVoid(file: FileBytes, { at, length }: { at: number; length: number }): Promise<void> {
  // One byte of name and one of size reach as far as 127; a longer one gets eight bytes of size.
  const header = Buffer.alloc(length < 129 ? 2 : 9);
  header[0] = voidId;
  if (header.length === 2) header[1] = 0x80 + (length - 2);
  else {
    header[1] = 0x01;
    header.writeUIntBE(length - 9, 3, 6);
  }
  await file.blank({ start: at, length });
  await file.write(at, header);
}
