import type { FileBytes, Span } from './file-bytes.ts';
import { type Box, findBox } from './iso-boxes.ts';

/** A forged table may claim four thousand million entries; a track of places has some ten a second. */
const mostEntries = 100_000;

const tablePath = ['mdia', 'minf', 'stbl'];

/** The rows of one table of a track's index, each of so many 32-bit numbers, behind a header of its own. */
async function rowsOf(file: FileBytes, table: Box | null, { header, columns }: { header: number; columns: number }) {
  if (!table) return { head: Buffer.alloc(header), rows: [] };
  const head = await file.read(table.bodyStart, header);
  const count = head.length === header ? head.readUInt32BE(header - 4) : 0;
  const rowSize = columns * 4;
  const room = Math.floor((table.end - table.bodyStart - header) / rowSize);
  const bytes = await file.read(table.bodyStart + header, Math.max(0, Math.min(count, room, mostEntries)) * rowSize);
  const rows = Array.from({ length: Math.floor(bytes.length / rowSize) }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => bytes.readUInt32BE(row * rowSize + column * 4)),
  );
  return { head, rows };
}

async function chunkStarts(file: FileBytes, track: Box): Promise<number[]> {
  const short = await findBox(file, track, [...tablePath, 'stco']);
  if (short) return (await rowsOf(file, short, { header: 8, columns: 1 })).rows.map(([start = 0]) => start);
  const long = await findBox(file, track, [...tablePath, 'co64']);
  const { rows } = await rowsOf(file, long, { header: 8, columns: 2 });
  return rows.map(([high = 0, low = 0]) => high * 2 ** 32 + low);
}

/** Where a track's samples lie in the file. */
export async function samplesOf(file: FileBytes, track: Box): Promise<Span[]> {
  const starts = await chunkStarts(file, track);
  const runs = (await rowsOf(file, await findBox(file, track, [...tablePath, 'stsc']), { header: 8, columns: 3 })).rows;
  const sizes = await rowsOf(file, await findBox(file, track, [...tablePath, 'stsz']), { header: 12, columns: 1 });
  const sameSize = sizes.head.length === 12 ? sizes.head.readUInt32BE(4) : 0;
  let run = 0;
  let sample = 0;
  return starts.map((start, index) => {
    // A run says how many samples each chunk has, from its first chunk (counted from 1) to the next run's.
    while ((runs[run + 1]?.[0] ?? Number.POSITIVE_INFINITY) <= index + 1) run += 1;
    const count = runs[run]?.[1] ?? 0;
    const ownSizes = sameSize > 0 ? [] : sizes.rows.slice(sample, sample + count);
    sample += count;
    return { start, length: sameSize * count + ownSizes.reduce((sum, [size = 0]) => sum + size, 0) };
  });
}
