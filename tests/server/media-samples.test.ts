import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../support/api-client.ts';
import { packetsOf, tagsOf } from '../support/films.ts';
import { memoryTaken, pictureDistance, type ServedFile, sendFile, servedFile } from '../support/media-upload.ts';
import { createPainter, createQuote, sendQuestions } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const folder = process.env.MEDIA_SAMPLES ?? join(import.meta.dirname, '../../../shared/data/media');

interface Sample {
  readonly file: string;
  readonly kind: string;
  readonly upload_type?: string;
  readonly upload_as?: string;
  readonly expected: { readonly accept: boolean; readonly media_type: string | null };
}

const isThere = existsSync(join(folder, 'manifest.json'));
const samples: readonly Sample[] = isThere ? JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) : [];

const bytesOf = (name: string): Buffer => readFileSync(join(folder, name));
const ofKind = (...kinds: string[]): Sample[] => samples.filter(({ kind }) => kinds.includes(kind));

const kinds = {
  turned: ['jpeg-orientation', 'hostile-name'],
  photos: ['jpeg-gps', 'heic', 'webp', 'png-alpha', 'gif-animated', 'jpeg-cmyk', 'jpeg-progressive', 'tiff'],
  films: ['mp4-h264', 'webm', 'mov-h264'],
  recordings: ['wav', 'm4a', 'ogg'],
  refused: ['jpeg-truncated', 'svg', 'hostile-zip', 'hostile-html', 'hostile-empty', 'hostile-bomb'],
  others: ['pdf', 'hostile-polyglot'],
} as const;

test.skipIf(isThere)(`left out: no sample files in ${folder}; MEDIA_SAMPLES says where they are`, () => {});

describe.skipIf(!isThere)('the sample files', () => {
  let running: TestApp;
  let token: string;

  beforeAll(async () => {
    running = await startTestApp();
    const { client } = await createPainter((path, init) => running.app.request(path, init));
    token = (await sendQuestions(client, (await createQuote(client)).id)).token;
  });
  afterAll(() => running.stop());

  const send = (sample: Sample, mediaType = sample.expected.media_type ?? 'photo'): Promise<Answer> =>
    sendFile(running, token, {
      bytes: bytesOf(sample.file),
      name: sample.upload_as ?? sample.file,
      mediaType,
      ...(sample.upload_type && { type: sample.upload_type }),
    });

  /** Accepted as what it is; both copies as they are stored and served. */
  async function accepted(sample: Sample): Promise<{ media: Answer['body']; full: ServedFile; copies: ServedFile[] }> {
    const { status, body } = await send(sample);
    expect(body).toMatchObject({ success: true, data: { media_type: sample.expected.media_type } });
    expect(status).toBe(201);
    const full = await servedFile(running, body.data.url);
    const thumbnail = body.data.thumbnail_url ? [await servedFile(running, body.data.thumbnail_url)] : [];
    for (const { headers } of [full, ...thumbnail]) expect(headers.get('x-content-type-options')).toBe('nosniff');
    return { media: body.data, full, copies: [full, ...thumbnail] };
  }

  /** A picture browsers show, upright, with nothing beside its pixels. */
  async function expectPlainPictures(copies: readonly ServedFile[]): Promise<void> {
    expect(copies).toHaveLength(2);
    for (const { bytes, headers } of copies) {
      expect(headers.get('content-type')).toBe('image/jpeg');
      expect(headers.get('content-disposition')).toBeNull();
      const { format, space, orientation, exif, xmp, iptc, pages } = await sharp(bytes).metadata();
      expect({ format, space, orientation, exif, xmp, iptc, pages }).toEqual({ format: 'jpeg', space: 'srgb' });
      expect(bytes.includes('Exif')).toBe(false);
    }
  }

  test('are each looked at by one of these tests', () => {
    const known: readonly string[] = Object.values(kinds).flat();
    expect(samples.filter(({ kind }) => !known.includes(kind))).toEqual([]);
    expect(samples).toHaveLength(31);
  });

  test.each(ofKind(...kinds.turned))('$kind: $file stands upright, 1800 by 1200, as $upload_as', async (sample) => {
    const { media, full, copies } = await accepted(sample);
    expect(media).toMatchObject({ width: 1800, height: 1200 });
    expect(await sharp(full.bytes).metadata()).toMatchObject({ width: 1800, height: 1200 });
    await expectPlainPictures(copies);
    // Orientation 1 is the picture as it should be; a turned or mirrored one would be far from it.
    expect(await pictureDistance(full.bytes, bytesOf('orientation-1.jpg'))).toBeLessThan(4);
    expect(JSON.stringify(media)).not.toMatch(/etc|evil|\.\./);
  });

  const sizes: Readonly<Record<string, readonly [number, number]>> = {
    heic: [1280, 854],
    webp: [1200, 800],
    'png-alpha': [900, 600],
    'gif-animated': [1000, 1000],
    'jpeg-progressive': [1200, 800],
  };

  test.each(ofKind(...kinds.photos))('$kind: $file is shown by every browser', async (sample) => {
    const { media, full, copies } = await accepted(sample);
    await expectPlainPictures(copies);
    const size = sizes[sample.kind];
    if (size) expect([media.width, media.height]).toEqual(size);
    expect([media.width, media.height]).toEqual(Object.values(await sizeOf(full.bytes)));
    // Sharp has no decoder for HEIC to compare with; the others look as they did, a negative would be far off.
    if (sample.kind !== 'heic') expect(await pictureDistance(full.bytes, bytesOf(sample.file))).toBeLessThan(8);
  });

  test.each(ofKind('jpeg-cmyk', 'tiff', 'webp', 'jpeg-progressive'))(
    '$kind: $file shows the scene in its own colours',
    async (sample) => {
      const { full } = await accepted(sample);
      // A negative would be some 90 away.
      expect(await pictureDistance(full.bytes, bytesOf('orientation-1.jpg'))).toBeLessThan(20);
    },
  );

  test.each(ofKind('jpeg-gps'))('$file keeps neither place nor camera', async (sample) => {
    const { make, model } = await cameraOf(bytesOf(sample.file));
    const { copies } = await accepted(sample);
    for (const { bytes } of copies)
      for (const trace of ['GPS', 'Exif', 'http://ns.adobe.com', make, model])
        expect(bytes.includes(trace)).toBe(false);
  });

  test.each(ofKind('png-alpha'))('$file lies on white, not on black', async (sample) => {
    const { full } = await accepted(sample);
    const [onWhite, onBlack] = await Promise.all(
      ['#fff', '#000'].map((background) => sharp(bytesOf(sample.file)).flatten({ background }).png().toBuffer()),
    );
    if (!onWhite || !onBlack) throw new Error('the sample was not drawn');
    expect(await pictureDistance(full.bytes, onWhite)).toBeLessThan(3);
    expect(await pictureDistance(full.bytes, onBlack)).toBeGreaterThan(30);
  });

  test.each(ofKind(...kinds.films))(
    '$kind: $file plays as before and tells nothing about its maker',
    async (sample) => {
      const { media, full } = await accepted(sample);
      expect(media.width).toBe(640);
      expect(media.height).toBe(sample.kind === 'mov-h264' ? 360 : 356);
      expect(media.duration_s).toBeCloseTo({ 'mp4-h264': 0.107, webm: 0.068, 'mov-h264': 4.04 }[sample.kind] ?? 0, 2);
      expect(full.headers.get('content-type')).toMatch(/^video\//);
      expect(full.headers.get('content-disposition')).toBe('attachment');
      for (const trace of ['+54.0000', 'Example', 'ISO6709', 'fixture']) expect(full.bytes.includes(trace)).toBe(false);
      expect(await tagsOf(full.bytes)).toEqual({});
      expect(await packetsOf(full.bytes)).toEqual(await packetsOf(bytesOf(sample.file)));
    },
  );

  test.each(ofKind(...kinds.recordings))('$kind: $file is a recording and no video', async (sample) => {
    const { media, full } = await accepted(sample);
    expect(media.duration_s).toBeCloseTo({ wav: 7.476, m4a: 5.621, ogg: 5.734 }[sample.kind] ?? 0, 2);
    expect([media.width, media.height, media.thumbnail_url]).toEqual([null, null, null]);
    expect(full.headers.get('content-type')).toMatch(/^audio\//);
    expect(full.headers.get('content-disposition')).toBe('attachment');
    const refused = await send(sample, 'video');
    expect([refused.status, refused.body.message]).toEqual([
      415,
      'This file is not a video we can read. Please send an MP4, MOV or WebM video.',
    ]);
  });

  test.each(ofKind('pdf'))('$file is a document to download', async (sample) => {
    const { full } = await accepted(sample);
    expect(full.bytes).toEqual(bytesOf(sample.file));
    expect(full.headers.get('content-type')).toBe('application/pdf');
    expect(full.headers.get('content-disposition')).toBe('attachment');
    expect(full.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  test.each(ofKind('hostile-polyglot'))('$file loses the page behind its picture', async (sample) => {
    expect(bytesOf(sample.file).toString('latin1')).toMatch(/<html|<script/i);
    const { copies } = await accepted(sample);
    await expectPlainPictures(copies);
    for (const { bytes } of copies) expect(bytes.toString('latin1')).not.toMatch(/<html|<script/i);
  });

  const noPhoto = 'This file is not a photo we can read. Please send a JPEG, PNG, WebP, GIF, HEIC or TIFF image.';
  const refusals: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
    'jpeg-truncated': [415, 'This photo is damaged and cannot be opened. Please take it again or choose another one.'],
    svg: [415, noPhoto],
    'hostile-zip': [415, noPhoto],
    'hostile-html': [415, noPhoto],
    'hostile-empty': [422, 'This file is empty. Please choose it again.'],
    'hostile-bomb': [413, 'This picture has too many pixels. Please send a smaller one.'],
  };

  test.each(ofKind(...kinds.refused))('$kind: $file is refused with a sentence that helps', async (sample) => {
    const refused = await send(sample);
    expect([refused.status, refused.body.message]).toEqual(refusals[sample.kind]);
    expect(refused.body.success).toBe(false);
    if (sample.kind === 'hostile-empty') expect(refused.body.errors.file).toEqual([refusals[sample.kind]?.[1]]);
  });

  test.each(ofKind('hostile-bomb'))('$file is refused before it is decoded', async (sample) => {
    const start = performance.now();
    const { result, megabytes } = await memoryTaken(() => send(sample));
    expect(result.status).toBe(413);
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(megabytes).toBeLessThan(100);
  });
});

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes).metadata();
  return { width, height };
}

/** The words that a camera wrote into a picture. */
async function cameraOf(bytes: Buffer): Promise<{ make: string; model: string }> {
  const exif = (await sharp(bytes).metadata()).exif?.toString('latin1') ?? '';
  const [make = '', model = ''] = exif.match(/[A-Za-z][\w -]{4,}/g)?.filter((word) => word !== 'Exif') ?? [];
  if (!make || !model) throw new Error('the sample names no camera');
  return { make, model };
}
