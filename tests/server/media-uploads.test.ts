import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { camera, film, packetsOf, place, soundInFilmContainer, tagsOf } from '../support/films.ts';
import { type FileToSend, memoryTaken, pictureDistance, sendFile, servedFile } from '../support/media-upload.ts';
import { createPainter, createQuote, sendQuestions } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
let token: string;

beforeAll(async () => {
  running = await startTestApp();
  const { client } = await createPainter((path, init) => running.app.request(path, init));
  token = (await sendQuestions(client, (await createQuote(client)).id)).token;
});
afterAll(() => running.stop());

/** Four colours in four corners: turned, mirrored or negative, it is another picture. */
function scene(width = 600, height = 400): Sharp {
  const corner = (background: string, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    left,
    top,
  });
  return sharp({ create: { width, height, channels: 3, background: '#ddd' } }).composite([
    corner('#c33', 0, 0),
    corner('#3a3', width / 2, 0),
    corner('#33c', 0, height / 2),
  ]);
}

async function send(file: Partial<FileToSend> & Pick<FileToSend, 'bytes'>) {
  return sendFile(running, token, { name: 'picture', mediaType: 'photo', ...file });
}

async function stored(file: Partial<FileToSend> & Pick<FileToSend, 'bytes'>) {
  const { status, body } = await send(file);
  expect({ status, message: body.message }).toMatchObject({ status: 201 });
  const { bytes, headers } = await servedFile(running, body.data.url);
  return { media: body.data, bytes, headers };
}

describe('a photo', () => {
  const made: readonly (readonly [name: string, make: () => Promise<Buffer>])[] = [
    ['as WebP', () => scene().webp().toBuffer()],
    ['as progressive JPEG', () => scene().jpeg({ progressive: true }).toBuffer()],
    ['as TIFF of 16 bits', () => scene().toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer()],
    ['as CMYK', () => scene().toColourspace('cmyk').jpeg().toBuffer()],
    ['as GIF', () => scene().gif().toBuffer()],
    ['as PNG', () => scene().png().toBuffer()],
    [
      'held sideways',
      async () =>
        sharp(await scene().png().toBuffer())
          .rotate(270)
          .withMetadata({ orientation: 6 })
          .jpeg()
          .toBuffer(),
    ],
  ];

  test.each(made)('%s is stored as JPEG, upright and in its own colours', async (_, make) => {
    const { media, bytes, headers } = await stored({ bytes: await make() });
    expect([media.width, media.height]).toEqual([600, 400]);
    expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual(['image/jpeg', 'nosniff']);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb' });
    expect(await pictureDistance(bytes, await scene().png().toBuffer())).toBeLessThan(25);
  });

  test('of an animation is its first picture', async () => {
    const frames = await Promise.all([scene().png().toBuffer(), scene().negate().png().toBuffer()]);
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const { media, bytes } = await stored({ bytes: gif });
    expect([media.width, media.height]).toEqual([600, 400]);
    expect(await pictureDistance(bytes, await scene().png().toBuffer())).toBeLessThan(25);
  });

  test('that is half clear lies on white', async () => {
    const clear = { create: { width: 300, height: 200, channels: 4 as const, background: '#c3333380' } };
    const { bytes } = await stored({ bytes: await sharp(clear).png().toBuffer() });
    const [red = 0, green = 0] = await sharp(bytes).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer();
    expect([red > 210, green > 130]).toEqual([true, true]);
  });

  test('with a page behind its end is a photo without it', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const bytes = Buffer.concat([await scene().jpeg().toBuffer(), page]);
    const { bytes: after, headers } = await stored({ bytes, name: 'page.html', type: 'text/html' });
    expect(after.includes('<script>')).toBe(false);
    expect(headers.get('content-type')).toBe('image/jpeg');
  });

  test('of forty megapixels is taken, in little memory', async () => {
    const bytes = await sharp({ create: { width: 7300, height: 5500, channels: 3, background: '#684' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { result, megabytes } = await memoryTaken(() => stored({ bytes }));
    expect([result.media.width, result.media.height]).toEqual([1929, 2560]);
    // Decoded whole it is 120 megabytes a copy.
    expect(megabytes).toBeLessThan(400);
  });

  test.each(['../../../../etc/evil.jpg', 'C:\\evil.jpg', '<img src=x>.jpg', 'x'.repeat(5_000)])(
    'may be called %j, which is used nowhere',
    async (name) => {
      const { media } = await stored({ bytes: await scene(60, 40).jpeg().toBuffer(), name });
      expect(JSON.stringify(media)).not.toMatch(/evil|etc|<img|xxx/);
    },
  );
});

/** A PNG that says in its header how large it is and has next to nothing behind it. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is refused says why', () => {
  const noPhoto = 'This file is not a photo we can read. Please send a JPEG, PNG, WebP, GIF, HEIC or TIFF image.';

  test('a photo that was cut off', async () => {
    const bytes = await scene(1200, 800).jpeg().toBuffer();
    const { status, body } = await send({ bytes: bytes.subarray(0, bytes.length / 2) });
    expect([status, body.message]).toEqual([
      415,
      'This photo is damaged and cannot be opened. Please take it again or choose another one.',
    ]);
  });

  test('a picture of 20,000 by 20,000, before it is decoded', async () => {
    const start = performance.now();
    const { result, megabytes } = await memoryTaken(() => send({ bytes: hugePng(20_000) }));
    expect([result.status, result.body.message]).toEqual([
      413,
      'This picture has too many pixels. Please send a smaller one.',
    ]);
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(megabytes).toBeLessThan(100);
  });

  test.each([
    ['a zip', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)])],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that can run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ])('%s called a photo', async (_, bytes) => {
    const { status, body } = await send({ bytes, name: 'photo.jpg', type: 'image/jpeg' });
    expect([status, body.message]).toEqual([415, noPhoto]);
  });

  test('nothing at all', async () => {
    const { status, body } = await send({ bytes: Buffer.alloc(0) });
    expect([status, body.errors.file]).toEqual([422, ['This file is empty. Please choose it again.']]);
  });

  test('sound sent as a video', async () => {
    const { status, body } = await send({ bytes: await soundInFilmContainer(), mediaType: 'video' });
    expect([status, body.message]).toEqual([
      415,
      'This file has sound but no picture. Please send it as a recording, or choose a video.',
    ]);
  });
});

describe('a film', () => {
  test.each(['mp4', 'mov', 'webm'] as const)('as %s keeps what plays and nothing else', async (format) => {
    const before = await film(format);
    const { media, bytes, headers } = await stored({ bytes: before, mediaType: 'video' });
    expect(media).toMatchObject({ duration_s: 2, width: 640, height: 360, bytes: before.length });
    for (const trace of [place, camera]) expect(bytes.includes(trace)).toBe(false);
    expect(await tagsOf(bytes)).toEqual({});
    expect(await packetsOf(bytes)).toEqual(await packetsOf(before));
    expect([headers.get('content-disposition'), headers.get('x-content-type-options')]).toEqual([
      'attachment',
      'nosniff',
    ]);
  });

  test('of sound alone is taken as a recording', async () => {
    const { media } = await stored({ bytes: await soundInFilmContainer(), mediaType: 'audio' });
    expect(media).toMatchObject({ media_type: 'audio', duration_s: 0.98, width: null });
  });
});
