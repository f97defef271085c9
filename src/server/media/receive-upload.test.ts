import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Problem } from '#domain/problem.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { receiveUpload } from './receive-upload.ts';

const folder = temporaryFolder();
afterEach(() => expect(readdirSync(folder.path)).toEqual([]));
afterAll(() => folder.remove());

const limit = 1000;
const receive = (request: Request) => receiveUpload(request, { folder: folder.path, maxBytes: limit });

function upload(file: Uint8Array<ArrayBuffer> | undefined, fields: Readonly<Record<string, string>> = {}): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set('file', new Blob([file]), '../../etc/passwd');
  return new Request('http://localhost/media', { method: 'POST', body });
}

const bytes = (length: number) => new Uint8Array(length).map((_, at) => at % 251);

const filePart = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

const multipart = (body: ReadableStream): Request =>
  new Request('http://localhost/media', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
  });

/** Puts a folder where the upload's file is to be written: the disk refuses it, as it does when it is full. */
async function blockFile(): Promise<void> {
  const [upload = ''] = await readdir(folder.path);
  await mkdir(join(folder.path, upload, 'file'));
}

/** A pipe in the place of the upload's file: to open it takes until somebody reads. */
async function slowFile() {
  const elsewhere = temporaryFolder();
  const pipe = join(elsewhere.path, 'pipe');
  await promisify(execFile)('mkfifo', [pipe]);
  return {
    takePlace: async () => {
      const [upload = ''] = await readdir(folder.path);
      await link(pipe, join(folder.path, upload, 'file'));
    },
    letOpen: async () => {
      await (await open(pipe, 'r')).close();
      elsewhere.remove();
    },
  };
}

/** A body that never ends, and how much of it was taken. */
function endless(name: string): { request: Request; taken: () => number } {
  let sent = 0;
  const head = filePart.replace('"file"', `"${name}"`);
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const chunk = sent === 0 ? new TextEncoder().encode(head) : bytes(16_384);
      sent += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { request: multipart(body), taken: () => sent };
}

describe('an upload', () => {
  test('waits in a file of our own, whole, with its fields', async () => {
    const sent = bytes(400);
    const received = await receive(upload(sent, { media_type: 'photo' }));
    expect(received).toMatchObject({ bytes: 400, fields: { media_type: 'photo' } });
    expect(received.file).not.toContain('passwd');
    expect(new Uint8Array(await readFile(received.file))).toEqual(sent);
    await received.discard();
    expect(existsSync(received.file)).toBe(false);
  });

  test('of exactly the limit is taken, and of one byte more is too large', async () => {
    const exact = await receive(upload(bytes(limit)));
    expect(exact.bytes).toBe(limit);
    await exact.discard();
    const over = receive(upload(bytes(limit + 1)));
    await expect(over).rejects.toMatchObject({
      code: 'payload_too_large',
      sentence: { message: 'This file is too large. It can have up to {megabytes} MB.', values: { megabytes: 0 } },
    });
  });

  test.each(['file', 'other'])(
    'far over the limit is read no further, whatever its part is called: %s',
    async (name) => {
      const { request, taken } = endless(name);
      await expect(receive(request)).rejects.toMatchObject({ code: 'payload_too_large' });
      expect(taken()).toBeLessThan(1_000_000);
    },
  );

  test('without a file is refused, and says which field', async () => {
    await expect(receive(upload(undefined, { media_type: 'photo' }))).rejects.toMatchObject({
      code: 'invalid_fields',
      fields: { file: [{ message: 'Please choose a file' }] },
    });
  });

  test.each([
    ['JSON', 'application/json', '{"file":"AAAA"}'],
    ['a bare picture', 'image/jpeg', 'AAAA'],
    ['multipart without a boundary', 'multipart/form-data', 'AAAA'],
    [
      'multipart that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"',
    ],
    [
      'multipart that breaks off in another part',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\nAAAA',
    ],
    ['nothing', 'multipart/form-data; boundary=x', undefined],
  ])('as %s is refused', async (_, contentType, body) => {
    const headers = { 'content-type': contentType };
    const request = new Request('http://localhost/media', { method: 'POST', headers, ...(body ? { body } : {}) });
    await expect(receive(request)).rejects.toMatchObject({ code: 'invalid_fields' });
  });

  test('that its sender abandons is refused, which is not logged', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    await expect(receive(multipart(body))).rejects.toMatchObject({ code: 'invalid_fields' });
  });

  test('that breaks off while its file is being made leaves nothing behind', async () => {
    const waiting = ['--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n', `${filePart}AAAA`];
    const pipe = await slowFile();
    let tell = () => {};
    const isBrokenOff = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const body = new ReadableStream(
      {
        pull: async (controller) => {
          if (waiting.length === 1) await pipe.takePlace();
          const next = waiting.shift();
          if (next) return controller.enqueue(new TextEncoder().encode(next));
          controller.error(new Error('aborted'));
          tell();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = receive(multipart(body)).catch((problem: Problem) => problem.code);
    await isBrokenOff;
    // Emptied at once, the folder would be gone after a few turns of the disk.
    const seen = new Set<number>();
    for (let turn = 0; turn < 100; turn += 1) seen.add((await readdir(folder.path)).length);
    await pipe.letOpen();
    expect([await answer, ...seen]).toEqual(['invalid_fields', 1]);
  });

  test('that the disk cannot take is our own failure', async () => {
    const [head, part] = ['--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n', filePart];
    const waiting = [head, part, 'AAAA\r\n--x--\r\n'];
    const body = new ReadableStream(
      {
        pull: async (controller) => {
          if (waiting.length === 2) await blockFile();
          const next = waiting.shift();
          if (next) controller.enqueue(new TextEncoder().encode(next));
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    await expect(receive(multipart(body))).rejects.toMatchObject({ code: 'EISDIR' });
  });

  test('too large for the server is answered before it is all sent', async () => {
    const app = new Hono().post('/media', async (c) => {
      const code = await receive(c.req.raw).catch((problem: Problem) => problem.code);
      return c.json({ code }, 413);
    });
    const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
    const body = new FormData();
    body.set('file', new Blob([bytes(8_000_000)]), 'large');
    const answer = await fetch(`http://127.0.0.1:${port}/media`, { method: 'POST', body });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ code: 'payload_too_large' });
    server.close();
    server.closeAllConnections();
  });
});
