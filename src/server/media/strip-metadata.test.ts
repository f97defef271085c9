import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { camera, type FilmFormat, film, packetsOf, place, tagsOf } from '../../../tests/support/films.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { stripMetadata } from './strip-metadata.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

let files = 0;
async function stripped(bytes: Buffer, contentType: string): Promise<Buffer> {
  files += 1;
  const file = join(folder.path, `film-${files}`);
  await writeFile(file, bytes);
  await stripMetadata(file, contentType);
  return readFile(file);
}

const contentTypes: Record<FilmFormat, string> = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' };
const formats = ['mp4', 'mov', 'webm'] as const;

describe.each(formats)('a film as %s', (format) => {
  test('loses place, camera and title, and plays byte for byte as before', async () => {
    const before = await film(format);
    expect(before.includes(place)).toBe(true);
    const after = await stripped(before, contentTypes[format]);
    for (const trace of [place, camera]) expect(after.includes(trace)).toBe(false);
    expect(Object.keys(await tagsOf(after)).filter((tag) => tag !== 'raw')).toEqual([]);
    expect(after.length).toBe(before.length);
    expect(await packetsOf(after)).toEqual(await packetsOf(before));
    expect((await packetsOf(after)).length).toBe(10);
  });

  test('that broke off in its middle is read to where it goes', async () => {
    const whole = await film(format);
    for (const length of [0, 5, 40, 700, whole.length - 100])
      expect((await stripped(whole.subarray(0, length), contentTypes[format])).length).toBe(length);
  });
});

function box(type: string, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

/** A film with a track that says where the camera was, second by second, as drones and action cameras write it. */
function withTrack(handler: string, { chunks, firstSample }: { chunks: number[]; firstSample: number }): Buffer {
  const table = box(
    'stbl',
    box('stco', numbers(0, chunks.length, ...chunks)),
    box('stsc', numbers(0, 2, 1, 2, 1, 2, 1, 1)),
    box('stsz', numbers(0, 0, 3, firstSample, 6, 6)),
  );
  const media = box('mdia', box('hdlr', numbers(0, 0), handler, numbers(0, 0, 0)), box('minf', table));
  return Buffer.concat([
    box('ftyp', 'isom', numbers(0), 'isom'),
    box('mdat', 'PICTURE1', 'N54.01', 'N54.02', 'PICTURE2', 'N54.03'),
    box('moov', box('trak', media)),
  ]);
}

/** `mdat` opens behind a box of 20 bytes and its own header of 8. */
const inMedia = (offset: number): number => 28 + offset;

describe('a track beside picture and sound', () => {
  const chunks = [inMedia(8), inMedia(28)];

  test.each(['meta', 'text', 'sbtl', 'camm'])(
    'of kind %s is emptied, in the index and in the film',
    async (handler) => {
      const after = await stripped(withTrack(handler, { chunks, firstSample: 6 }), 'video/mp4');
      expect(after.includes('N54')).toBe(false);
      expect(after.includes('trak')).toBe(false);
      expect([after.includes('PICTURE1'), after.includes('PICTURE2')]).toEqual([true, true]);
    },
  );

  test.each(['vide', 'soun'])('of kind %s is the film itself', async (handler) => {
    const before = withTrack(handler, { chunks, firstSample: 6 });
    expect(await stripped(before, 'video/mp4')).toEqual(before);
  });

  test('with a forged index cannot make the server empty the same film without end', async () => {
    const forged = withTrack('meta', { chunks: Array.from({ length: 50_000 }, () => 0), firstSample: 4_000_000_000 });
    const start = performance.now();
    await stripped(forged, 'video/mp4');
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

test('a film of nothing but parts is refused soon', async () => {
  const start = performance.now();
  const empty = box('wide');
  await expect(
    stripped(Buffer.concat(Array.from({ length: 600_000 }, () => empty)), 'video/mp4'),
  ).rejects.toMatchObject({
    code: 'unsupported_media_type',
  });
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('what is no film is left as it is', async () => {
  const bytes = Buffer.from(`%PDF-1.4 ${place}`);
  expect(await stripped(bytes, 'application/pdf')).toEqual(bytes);
});
