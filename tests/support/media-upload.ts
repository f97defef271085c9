import sharp from 'sharp';
import type { Answer } from './api-client.ts';
import { createClient } from './api-client.ts';
import type { TestApp } from './test-app.ts';

export interface FileToSend {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** What the sender says it is. */
  readonly type?: string;
  readonly mediaType: string;
}

/** Sends one file through a customer's link, as their browser does. */
export async function sendFile({ app }: TestApp, token: string, file: FileToSend): Promise<Answer> {
  const customer = createClient((path, init) => app.request(path, init));
  const form = new FormData();
  form.set('media_type', file.mediaType);
  form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type ?? '' }), file.name);
  return customer.send('POST', `/api/customer/quotes/${token}/media`, form);
}

export interface ServedFile {
  readonly bytes: Buffer;
  readonly headers: Headers;
}

/** What a browser gets by a file's address: the very bytes that are stored. */
export async function servedFile({ app }: TestApp, url: string): Promise<ServedFile> {
  const answer = await app.request(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return { bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
}

const sampleSize = { width: 60, height: 40 };

/** How far two pictures are apart, 0 to 255, seen from afar; small for the same scene however it was stored. */
export async function pictureDistance(one: Uint8Array, other: Uint8Array): Promise<number> {
  const pixels = (image: Uint8Array) =>
    sharp(image)
      .flatten({ background: '#fff' })
      .resize({ ...sampleSize, fit: 'fill' })
      .removeAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer();
  const [a, b] = [await pixels(one), await pixels(other)];
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

/** The most memory this process took while the work ran, beyond what it had, in megabytes. */
export async function memoryTaken<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly megabytes: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  try {
    const result = await work();
    return { result, megabytes: (most - before) / 1_048_576 };
  } finally {
    clearInterval(timer);
  }
}
