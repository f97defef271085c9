import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** With `/` between folders. */
  readonly name: string;
  readonly modifiedAt: Date;
  readonly content: AsyncIterable<Uint8Array>;
}

/** What the directory at the end says of an entry. */
interface Written {
  readonly name: Buffer;
  readonly modified: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const signatures = {
  local: 0x04034b50,
  descriptor: 0x08074b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
} as const;
/** Sizes stand behind the content, and names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
const version = 45;
const most32 = 0xffffffff;
const most16 = 0xffff;

/**
 * A ZIP archive (APPNOTE 6.3) written while it is read: of no entry more than a piece is held, and the archive may be
 * larger than 4 GiB, though no entry may.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const start = offset;
    const name = Buffer.from(entry.name, 'utf8');
    const modified = dosTime(entry.modifiedAt);
    const header = localHeader(name, modified);
    yield header;
    const counted = { crc: 0, size: 0, packed: 0 };
    for await (const piece of packed(entry.content, counted)) {
      counted.packed += piece.length;
      yield piece;
    }
    if (counted.size > most32 || counted.packed > most32) throw new Error(`${entry.name} is too large for the archive`);
    const descriptor = numbers([4, signatures.descriptor], [4, counted.crc], [4, counted.packed], [4, counted.size]);
    yield descriptor;
    written.push({ name, modified, ...counted, offset: start });
    offset += header.length + counted.packed + descriptor.length;
  }
  yield* directory(written, offset);
}

async function* packed(
  content: AsyncIterable<Uint8Array>,
  counted: { crc: number; size: number },
): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  async function* counting() {
    for await (const piece of content) {
      counted.crc = crc32(piece, counted.crc);
      counted.size += piece.length;
      yield piece;
    }
  }
  // Errors of both come out of the deflater, which is what is read here.
  pipeline(Readable.from(counting()), deflate, () => undefined);
  const pieces: AsyncIterable<Buffer> = deflate;
  yield* pieces;
}

type Field = readonly [bytes: 2 | 4 | 8, value: number];

function numbers(...fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

function localHeader(name: Buffer, modified: number): Buffer {
  const fields = numbers(
    [4, signatures.local],
    ...[version, flags, deflated].map((value): Field => [2, value]),
    [4, modified],
    // Checksum and sizes, which come behind the content.
    ...[0, 0, 0].map((value): Field => [4, value]),
    [2, name.length],
    [2, 0],
  );
  return Buffer.concat([fields, name]);
}

function* directory(written: readonly Written[], start: number): Generator<Buffer> {
  let size = 0;
  for (const entry of written) {
    const header = centralHeader(entry);
    size += header.length;
    yield header;
  }
  const count = written.length;
  if (count >= most16 || start >= most32 || size >= most32) yield end64(count, size, start);
  yield numbers(
    [4, signatures.end],
    [2, 0],
    [2, 0],
    [2, Math.min(count, most16)],
    [2, Math.min(count, most16)],
    [4, Math.min(size, most32)],
    [4, Math.min(start, most32)],
    [2, 0],
  );
}

function centralHeader({ name, modified, crc, packed: packedSize, size, offset }: Written): Buffer {
  const isFar = offset >= most32;
  const extra = isFar ? numbers([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  const fields = numbers(
    [4, signatures.central],
    ...[version, version, flags, deflated].map((value): Field => [2, value]),
    [4, modified],
    [4, crc],
    [4, packedSize],
    [4, size],
    [2, name.length],
    [2, extra.length],
    // Comment, disk, internal attributes.
    ...[0, 0, 0].map((value): Field => [2, value]),
    [4, 0],
    [4, isFar ? most32 : offset],
  );
  return Buffer.concat([fields, name, extra]);
}

function end64(count: number, size: number, start: number): Buffer {
  return Buffer.concat([
    numbers(
      [4, signatures.end64],
      [8, 44],
      [2, version],
      [2, version],
      [4, 0],
      [4, 0],
      [8, count],
      [8, count],
      [8, size],
      [8, start],
    ),
    numbers([4, signatures.locator64], [4, 0], [8, start + size], [4, 1]),
  ]);
}

/** Time and date as MS-DOS has them, in UTC: the low half is the time. */
function dosTime(at: Date): number {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return date * 0x10000 + time;
}
