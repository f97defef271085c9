import type { FileBytes } from './file-bytes.ts';
import { type Box, boxesIn, findBox } from './iso-boxes.ts';
import { samplesOf } from './iso-samples.ts';
import { partLimit } from './part-limit.ts';

/** Boxes that hold what a camera or an app wrote about the film, and room where it may have stood before. */
const metadataTypes: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid', 'skip', 'free', 'mdta', 'XMP_']);
/** Boxes that can hold such a box further in. */
const parents: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'moof', 'traf', 'mvex']);
/** Tracks that play, and the clock of one. Any other can be a list of places: a telephone's, a drone's in its subtitles. */
const playing: ReadonlySet<string> = new Set(['vide', 'soun', 'auxv', 'tmcd']);

interface Work {
  readonly file: FileBytes;
  readonly countPart: () => void;
  /** What may still be emptied: a forged index may name the whole film a thousand times. */
  left: number;
}

/** Turns every box of metadata into free space of the same size, and empties the tracks that do not play. */
export async function blankIsoMetadata(file: FileBytes): Promise<void> {
  await blankIn({ file, countPart: partLimit(), left: file.size }, { start: 0, end: file.size, depth: 0 });
}

async function blankIn(
  work: Work,
  { start, end, depth }: { start: number; end: number; depth: number },
): Promise<void> {
  for await (const box of boxesIn(work.file, start, end)) {
    work.countPart();
    if (metadataTypes.has(box.type)) await makeFree(work.file, box);
    else if (box.type === 'trak' && !(await isPlaying(work.file, box))) await removeTrack(work, box);
    else if (parents.has(box.type) && depth < 6)
      await blankIn(work, { start: box.bodyStart, end: box.end, depth: depth + 1 });
  }
}

async function makeFree(file: FileBytes, box: Box): Promise<void> {
  await file.write(box.start + 4, Buffer.from('free', 'latin1'));
  await file.blank({ start: box.bodyStart, length: box.end - box.bodyStart });
}

async function removeTrack(work: Work, track: Box): Promise<void> {
  for (const span of await samplesOf(work.file, track)) {
    if (span.length > work.left) break;
    work.left -= span.length;
    await work.file.blank(span);
  }
  await makeFree(work.file, track);
}

async function isPlaying(file: FileBytes, track: Box): Promise<boolean> {
  const handler = await findBox(file, track, ['mdia', 'hdlr']);
  return !handler || playing.has((await file.read(handler.bodyStart + 8, 4)).toString('latin1'));
}
