import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { receiveUpload } from './receive-upload.ts';

const limit = 1000;

function upload(file: Uint8Array<ArrayBuffer> | undefined, fields: Readonly<Record<string, string>> = {}): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file) body.set('file', new Blob([file]), '../../etc/passwd');
  return new Request('http://localhost/media', { method: 'POST', body });
}

const bytes = (length: number) => new Uint8Array(length).map((_, at) => at % 251);

describe('an upload', () => {
  test('waits in a file of our own, whole, with its fields', async () => {
    const sent = bytes(400);
    const received = await receiveUpload(upload(sent, { media_type: 'photo' }), limit);
    expect(received).toMatchObject({ bytes: 400, isTooLarge: false, fields: { media_type: 'photo' } });
    expect(received.file).not.toContain('passwd');
    expect(new Uint8Array(await readFile(received.file))).toEqual(sent);
    await received.discard();
    expect(existsSync(received.file)).toBe(false);
  });

  test('of exactly the limit is not too large, and of one byte more is', async () => {
    const exact = await receiveUpload(upload(bytes(limit)), limit);
    expect(exact).toMatchObject({ bytes: limit, isTooLarge: false });
    const over = await receiveUpload(upload(bytes(limit + 1)), limit);
    expect(over.isTooLarge).toBe(true);
    await Promise.all([exact.discard(), over.discard()]);
  });

  test('far over the limit is cut off there', async () => {
    const received = await receiveUpload(upload(bytes(500_000)), limit);
    expect(received.isTooLarge).toBe(true);
    expect((await readFile(received.file)).length).toBeLessThanOrEqual(limit + 1);
    await received.discard();
  });

  test('without a file is refused, and says which field', async () => {
    await expect(receiveUpload(upload(undefined, { media_type: 'photo' }), limit)).rejects.toMatchObject({
      code: 'invalid_fields',
      fields: { file: [expect.any(String)] },
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
    ['nothing', 'multipart/form-data; boundary=x', undefined],
  ])('as %s is refused', async (_, contentType, body) => {
    const headers = { 'content-type': contentType };
    const request = new Request('http://localhost/media', { method: 'POST', headers, ...(body ? { body } : {}) });
    await expect(receiveUpload(request, limit)).rejects.toMatchObject({ code: 'invalid_fields' });
  });
});
