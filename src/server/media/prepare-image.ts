import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { msg } from '@lingui/core/macro';
import { hasTooManyPixels, maxImagePixels } from '#domain/media/upload-rules.ts';
import { Problem } from '#domain/problem.ts';
import { atMost } from '#server/at-most.ts';

export interface PreparedImage {
  readonly full: Buffer;
  readonly thumbnail: Buffer;
  readonly contentType: 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Loaded with the first picture: the library takes as much memory as the rest of a small installation's server. */
const loadSharp = async () => (await import('sharp')).default;

const fullSide = 2560;
const thumbnailSide = 480;
/** Shown at a few dozen pixels, on screens that draw three for each. */
const logoSide = 512;
const heicTimeoutMs = 60_000;
/** The largest ones take a core and hundreds of megabytes each while they are made, however many arrive at once. */
const inTurn = atMost(2);

const unreadable = () =>
  new Problem(
    'unsupported_media_type',
    msg`This photo is damaged and cannot be opened. Please take it again or choose another one.`,
  );
const tooManyPixels = () =>
  new Problem('payload_too_large', msg`This picture has too many pixels. Please send a smaller one.`);

/**
 * Makes every picture anew: upright, without place or camera data, in one format. What hid behind the pixels is gone.
 * @throws Problem unsupported_media_type, payload_too_large
 */
export async function prepareImage(file: string | Buffer, contentType: string): Promise<PreparedImage> {
  await refuseTooManyPixels(file);
  return inTurn(() => makeAnew(file, contentType));
}

async function makeAnew(file: string | Buffer, contentType: string): Promise<PreparedImage> {
  const isHeic = typeof file === 'string' && contentType.startsWith('image/hei');
  const source = isHeic ? await decodeHeic(file) : file;
  const sharp = await loadSharp();
  try {
    // Flattened on white: a drawing with a clear background stays readable as JPEG.
    const upright = sharp(source, { limitInputPixels: maxImagePixels, failOn: 'error' })
      .rotate()
      .flatten({ background: '#fff' })
      .toColourspace('srgb');
    const { data: full, info } = await upright
      .clone()
      .resize(fullSide, fullSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(full)
      .resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 75 })
      .toBuffer();
    return { full, thumbnail, contentType: 'image/jpeg', width: info.width, height: info.height };
  } catch {
    throw unreadable();
  }
}

/**
 * A logo made anew, like every picture, but as PNG: it keeps its clear background. Of an animation the first frame stays.
 * @throws Problem unsupported_media_type, payload_too_large
 */
export async function prepareLogo(file: string): Promise<Buffer> {
  await refuseTooManyPixels(file);
  const sharp = await loadSharp();
  try {
    return await sharp(file, { limitInputPixels: maxImagePixels, failOn: 'error' })
      .rotate()
      .toColourspace('srgb')
      .resize(logoSide, logoSide, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch {
    throw unreadable();
  }
}

/** From the header alone, before anything is decoded. */
async function refuseTooManyPixels(file: string | Buffer): Promise<void> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (hasTooManyPixels({ width, height })) throw tooManyPixels();
}

// sharp reads HEIC's header but has no decoder for it; the one in JavaScript takes seconds, so not on the main thread.
const heicWorker = `
  const { parentPort, workerData } = require('node:worker_threads');
  require('heic-convert')({ buffer: workerData, format: 'JPEG', quality: 0.92 })
    .then((jpeg) => parentPort.postMessage(jpeg));
`;

async function decodeHeic(file: string): Promise<Buffer> {
  const worker = new Worker(heicWorker, {
    eval: true,
    workerData: await readFile(file),
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  const timer = setTimeout(() => worker.terminate(), heicTimeoutMs);
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      worker.once('message', (jpeg: Uint8Array) => resolve(Buffer.from(jpeg)));
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the decoder stopped')));
    });
  } catch {
    throw unreadable();
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
