import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import busboy from 'busboy';
import { Problem } from '#domain/problem.ts';

export interface ReceivedUpload {
  /** Where the bytes wait, outside the storage. Whoever asked for them calls `discard`. */
  readonly file: string;
  readonly bytes: number;
  /** True when the file was cut off at the limit. */
  readonly isTooLarge: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly discard: () => Promise<void>;
}

const malformed = () =>
  new Problem('invalid_fields', 'The upload could not be read.', { fields: { file: ['Please choose a file'] } });

/** Streams a multipart body's one file to disk, never through memory. @throws Problem invalid_fields */
export async function receiveUpload(request: Request, maxBytes: number): Promise<ReceivedUpload> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data/i.test(contentType)) throw malformed();
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  const file = join(folder, 'file');
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    return { file, ...(await parts(request.body as ReadableStream, contentType, file, maxBytes)), discard }; // the DOM's and Node's stream types name the same object
  } catch (error) {
    await discard();
    if (error instanceof Problem) throw error;
    throw malformed();
  }
}

async function parts(body: ReadableStream, contentType: string, target: string, maxBytes: number) {
  // One byte more than allowed tells "exactly the limit" from "too large".
  const form = busboy({
    headers: { 'content-type': contentType },
    limits: { fileSize: maxBytes + 1, files: 1, fields: 10, fieldSize: 1000 },
  });
  const fields: Record<string, string> = {};
  let stored: Promise<void> | undefined;
  let bytes = 0;
  form.on('field', (name, value) => {
    fields[name] = value;
  });
  form.on('file', (name, stream) => {
    if (name !== 'file') {
      stream.resume();
      return;
    }
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    stored = pipeline(stream, createWriteStream(target));
    // Awaited below; until then a failure must not count as unhandled.
    stored.catch(() => {});
  });
  await pipeline(Readable.fromWeb(body), form);
  if (!stored) throw malformed();
  await stored;
  return { bytes, isTooLarge: bytes > maxBytes, fields };
}
