import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { prepareImage } from './prepare-image.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

let files = 0;
async function stored(bytes: Uint8Array): Promise<string> {
  files += 1;
  const file = join(folder.path, `image-${files}`);
  await writeFile(file, bytes);
  return file;
}

const red = { r: 220, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 220 };

/** Red on the left, blue on the right. */
function halves(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: blue } }, left: width / 2, top: 0 },
  ]);
}

async function colourAt(image: Uint8Array, left: number, top: number): Promise<'red' | 'blue'> {
  const [r = 0, , b = 0] = await sharp(image).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return r > b ? 'red' : 'blue';
}

const camera = 'Trade Camera 3000';
const place = {
  IFD0: { Make: camera },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' },
};

/** A PNG of any size that says so in its header and has next to nothing behind it. */
function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8; // bits a sample, in greys
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1000)));
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

describe('a customer’s picture', () => {
  test('is turned upright as its camera held it', async () => {
    const bytes = await halves(80, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { full, thumbnail, width, height } = await prepareImage(await stored(bytes), 'image/jpeg');
    expect({ width, height }).toEqual({ width: 40, height: 80 });
    for (const image of [full, thumbnail]) {
      expect(await sharp(image).metadata()).toMatchObject({ width: 40, height: 80, format: 'jpeg' });
      expect([await colourAt(image, 20, 10), await colourAt(image, 20, 70)]).toEqual(['red', 'blue']);
    }
  });

  test('keeps no place, no camera and no orientation', async () => {
    const bytes = await halves(80, 40).jpeg().withExif(place).toBuffer();
    expect(bytes.includes(camera)).toBe(true);
    const { full, thumbnail } = await prepareImage(await stored(bytes), 'image/jpeg');
    for (const image of [full, thumbnail]) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(image).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(image.includes('Exif')).toBe(false);
      expect(image.includes(camera)).toBe(false);
    }
  });

  test('keeps nothing that hid behind its pixels', async () => {
    const bytes = await halves(80, 40).jpeg().toBuffer();
    const hidden = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]);
    const { full } = await prepareImage(await stored(hidden), 'image/jpeg');
    expect(full.includes('<script>')).toBe(false);
  });

  test('with a clear background is drawn on white', async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
    const { full } = await prepareImage(await stored(await clear.png().toBuffer()), 'image/png');
    const [r = 0, g = 0, b = 0] = await sharp(full).raw().toBuffer();
    expect(Math.min(r, g, b)).toBeGreaterThan(250);
  });

  test('larger than needed is made smaller, its shape kept, and never made larger', async () => {
    const large = await prepareImage(await stored(await halves(4000, 1000).png().toBuffer()), 'image/png');
    expect(large).toMatchObject({ width: 2560, height: 640 });
    expect(await sharp(large.thumbnail).metadata()).toMatchObject({ width: 480, height: 120 });
    const small = await prepareImage(await stored(await halves(80, 40).png().toBuffer()), 'image/png');
    expect(small).toMatchObject({ width: 80, height: 40 });
  });

  test('of 20,000 by 20,000 pixels is refused by its header', async () => {
    const file = await stored(pngHeader(20_000, 20_000));
    await expect(prepareImage(file, 'image/png')).rejects.toMatchObject({ code: 'payload_too_large' });
  });

  test('that was cut off on its way is refused as damaged', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer();
    await prepareImage(await stored(whole), 'image/jpeg');
    const cut = await stored(whole.subarray(0, whole.length / 2));
    await expect(prepareImage(cut, 'image/jpeg')).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  test.each(['image/jpeg', 'image/png', 'image/heic'])('that is none is refused as damaged: %s', async (type) => {
    const file = await stored(Buffer.from('not a picture at all'));
    await expect(prepareImage(file, type)).rejects.toMatchObject({ code: 'unsupported_media_type' });
    expect(await readFile(file, 'utf8')).toBe('not a picture at all');
  });
});

test('of many HEIC pictures at once two are decoded at a time', async () => {
  // AVIF has HEIC's container: it passes for one up to the decoder, which then refuses it.
  const bytes = await halves(80, 40).avif().toBuffer();
  const files = await Promise.all(Array.from({ length: 6 }, () => stored(bytes)));
  const counts = { started: 0, running: 0, most: 0 };
  const onWorker = (worker: Worker) => {
    counts.started += 1;
    counts.running += 1;
    counts.most = Math.max(counts.most, counts.running);
    worker.once('exit', () => {
      counts.running -= 1;
    });
  };
  process.on('worker', onWorker);
  await Promise.allSettled(files.map((file) => prepareImage(file, 'image/heic')));
  process.off('worker', onWorker);
  expect(counts).toMatchObject({ started: 6, most: 2 });
});
