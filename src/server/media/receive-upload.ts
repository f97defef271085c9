import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { msg } from '@lingui/core/macro';
import busboy from 'busboy';
import { Problem } from '#domain/problem.ts';
import { tooLarge } from './upload-sentence.ts';

export interface ReceivedUpload {
  /** Where the bytes wait, outside the storage. Whoever asked for them calls `discard`. */
  readonly file: string;
  readonly bytes: number;
  readonly fields: Readonly<Record<string, string>>;
  /** Of the bytes as they came: tells this file from another. */
  readonly sha256: string;
  readonly discard: () => Promise<void>;
}

const malformed = (field = 'file') =>
  new Problem('invalid_fields', msg`The upload could not be read.`, {
    fields: { [field]: [msg`Please choose a file`] },
  });

/** What a form may hold beside its file: boundaries, headers, and fields of up to a thousand bytes. */
const overheadBytes = 65_536;

export interface UploadRules {
  /** Where uploads wait while they are looked at. */
  readonly folder: string;
  readonly maxBytes: number;
  /** The form's name for the file. */
  readonly field?: string;
}

/**
 * Streams a multipart body's one file to disk, never through memory.
 * @throws Problem invalid_fields, payload_too_large
 */
export async function receiveUpload(
  request: Request,
  { folder: parent, maxBytes, field = 'file' }: UploadRules,
): Promise<ReceivedUpload> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!request.body || !/^multipart\/form-data/i.test(contentType)) throw malformed(field);
  const form = formOf(contentType, maxBytes, field);
  const folder = await mkdtemp(join(parent, 'upload-'));
  const file = join(folder, 'file');
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const target = { target: file, maxBytes, field };
    return { file, ...(await parts(arriving(request.body, target), form, target)), discard };
  } catch (error) {
    await discard();
    throw isOfTheForm(error) ? malformed(field) : error;
  }
}

function formOf(contentType: string, maxBytes: number, field: string): busboy.Busboy {
  try {
    // One byte more than allowed tells "exactly the limit" from "too large".
    const limits = { fileSize: maxBytes + 1, files: 1, fields: 10, fieldSize: 1000 };
    return busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw malformed(field);
  }
}

/** busboy's errors are bare. Node's, such as a full disk, carry a code, and are not the sender's fault. */
const isOfTheForm = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof Problem) && !('code' in error);

/** The body's bytes, up to what a form with one allowed file can have. A body that breaks off has lost its sender. */
async function* arriving(body: NonNullable<Request['body']>, { maxBytes, field }: Target): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => Promise.reject(malformed(field)));
      if (done) return;
      bytes += value.byteLength;
      if (bytes > maxBytes + overheadBytes) throw tooLarge(maxBytes);
      yield value;
    }
  } finally {
    // Not cancelled, which would cut the connection before the answer: the server drains a little and closes it.
    reader.releaseLock();
  }
}

interface Target {
  readonly target: string;
  readonly maxBytes: number;
  readonly field: string;
}

async function parts(body: AsyncGenerator<Uint8Array>, form: busboy.Busboy, { target, maxBytes, field }: Target) {
  const fields: Record<string, string> = {};
  // The first thing that goes wrong stops the rest, and is what is said of it.
  const stop = new AbortController();
  let file: WriteStream | undefined;
  let stored: Promise<void> | undefined;
  let bytes = 0;
  const hash = createHash('sha256');
  form.on('field', (name, value) => {
    fields[name] = value;
  });
  form.on('file', (name, stream) => {
    stream.on('limit', () => stop.abort(tooLarge(maxBytes)));
    if (name !== field) {
      stream.on('error', () => {}); // a form that breaks off says so itself
      stream.resume();
      return;
    }
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      hash.update(chunk);
    });
    file = createWriteStream(target, { mode: 0o600 });
    stored = pipeline(stream, file);
    stored.catch((error) => stop.abort(error));
  });
  await pipeline(body, form, { signal: stop.signal }).catch(async (error) => {
    await stored?.catch(() => undefined);
    // A file that is still being opened would appear after its folder was emptied, and the pipeline does not wait for it.
    if (file && !file.closed) await once(file, 'close');
    throw stop.signal.aborted && error.name === 'AbortError' ? stop.signal.reason : error;
  });
  if (!stored) throw malformed(field);
  await stored;
  return { bytes, fields, sha256: hash.digest('hex') };
}

/** What tells one upload from another, whatever its sender called it. */
export const contentOf = ({ fields, sha256 }: Pick<ReceivedUpload, 'fields' | 'sha256'>): string =>
  JSON.stringify([Object.entries(fields).toSorted(([a], [b]) => a.localeCompare(b)), sha256]);

/** Receives an upload only to know its content. @throws Problem invalid_fields, payload_too_large */
export async function readContent(request: Request, rules: UploadRules): Promise<string> {
  const upload = await receiveUpload(request, rules);
  await upload.discard();
  return contentOf(upload);
}
