import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { createPainter, createQuote, latestMail, sendQuestions } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const tooLarge = 'Logo file size must be less than 5MB';
const wrongType = 'Logo must be a JPEG, PNG, GIF, or WebP image';

let running: TestApp;
let client: Client;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
  client = (await createPainter(fetch)).client;
}, 60_000);
afterAll(() => running.stop());

function upload(bytes: Uint8Array, name = 'logo.png', type = 'image/png', field = 'logo'): Promise<Answer> {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return client.send('POST', '/api/provider/profile/logo', form);
}

const show = (path: string) => running.app.request(path);
const bytesAt = async (path: string) => Buffer.from(await (await show(path)).arrayBuffer());

const picture = (width = 300, height = 120) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 200, alpha: 0.5 } } });

/** Two frames: blue, then red. */
async function animatedGif(): Promise<Buffer> {
  const frame = (background: string) => sharp({ create: { width: 40, height: 40, channels: 3, background } }).png();
  const frames = [await frame('#00f').toBuffer(), await frame('#f00').toBuffer()];
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** Fills a picture up behind its end, where decoders do not look. */
const padded = (bytes: Buffer, length: number) => Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);

/** A small PNG whose header says 50,000 by 50,000: what a decoder would have to lay out. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header[8] = 1; // one bit a pixel
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = chunk('IDAT', deflateSync(Buffer.alloc(100_000)));
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

function expectRefused(answer: Answer, sentences: readonly unknown[]): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(422);
  expect(answer.body.errors).toEqual({ logo: sentences });
}

describe('a logo', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('may be a %s, whatever it is called', async (format) => {
    const { status, body } = await upload(await picture().toFormat(format).toBuffer(), 'x.exe', 'text/html');
    expect(status).toBe(200);
    expect(body.data.logo_url).toMatch(/^\/api\/logos\/[0-9a-f-]{36}\.png$/);
    const answer = await show(body.data.logo_url);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ format: 'png', width: 300, height: 120 });
  });

  it('keeps its clear background and loses what the camera wrote', async () => {
    const withPlace = await picture(2000, 1000)
      .withExif({ IFD0: { Make: 'Trade Camera 3000' }, IFD3: { GPSLatitudeRef: 'N' } })
      .png()
      .toBuffer();
    const { body } = await upload(withPlace);
    const kept = await bytesAt(body.data.logo_url);
    const { hasAlpha, exif, width } = await sharp(kept).metadata();
    expect({ hasAlpha, exif, width }).toEqual({ hasAlpha: true, exif: undefined, width: 512 });
    expect(kept.includes('Trade Camera')).toBe(false);
  });

  it('that moves stands still on its first frame', async () => {
    const { body } = await upload(await animatedGif());
    const { data, info } = await sharp(await bytesAt(body.data.logo_url))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, data[0], data[2]]).toEqual([40, 40, 0, 255]);
  });

  it.each([
    ['an archive', Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateSync(Buffer.alloc(500))])],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a document', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('that is %s is refused', async (_, bytes) => {
    expectRefused(await upload(bytes), [wrongType]);
  });

  it('cut off in the middle is refused', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#888', noise } })
      .jpeg()
      .toBuffer();
    expectRefused(await upload(whole.subarray(0, whole.length / 2)), [wrongType]);
  });

  it('has fewer than 5242880 bytes', async () => {
    const png = await picture().png().toBuffer();
    expect((await upload(padded(png, 5_242_879))).status).toBe(200);
    expectRefused(await upload(padded(png, 5_242_880)), [tooLarge]);
    expectRefused(await upload(padded(png, 9_000_000)), [tooLarge]);
  });

  it('that would fill the memory once decoded is refused before', async () => {
    expectRefused(await upload(bomb()), [expect.stringContaining('too many pixels')]);
  });

  it('stands in the field logo of a form', async () => {
    const png = await picture().png().toBuffer();
    expectRefused(await upload(png, 'logo.png', 'image/png', 'file'), ['Please choose a file']);
    expectRefused(await client.send('POST', '/api/provider/profile/logo', { logo: 'x' }), ['Please choose a file']);
  });

  it('that was refused leaves the one that is shown', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    await upload(Buffer.from('no picture'));
    expect((await client.get('/api/provider/profile')).logo_url).toBe(body.data.logo_url);
    expect((await show(body.data.logo_url)).status).toBe(200);
  });
});

describe('a logo in use', () => {
  it('is replaced and removed with its file', async () => {
    const first = (await upload(await picture().png().toBuffer())).body.data.logo_url;
    const second = (await upload(await picture().jpeg().toBuffer())).body.data.logo_url;
    expect(second).not.toBe(first);
    expect((await show(first)).status).toBe(404);
    const removed = await client.send('DELETE', '/api/provider/profile/logo');
    expect(removed.body.data.logo_url).toBeNull();
    expect((await show(second)).status).toBe(404);
    expect((await client.send('DELETE', '/api/provider/profile/logo')).status).toBe(200);
  });

  it('leaves one file when two come at once', async () => {
    const png = await picture().png().toBuffer();
    await Promise.all([upload(png), upload(png), upload(png)]);
    const { logo_url } = await client.get('/api/provider/profile');
    const { objects } = await running.deps.disk.listAll('logos');
    expect([...objects]).toHaveLength(1);
    expect((await show(logo_url)).status).toBe(200);
  });

  it('stands on the customer’s page and in the mail, with the address people open', async () => {
    const { body } = await upload(await picture().png().toBuffer());
    const quote = await createQuote(client, { customer: { name: 'Mara', email: 'mara-logo@customer.example' } });
    const { token } = await sendQuestions(client, quote.id);
    const page = await createClient(fetch).get(`/api/customer/quotes/${token}`);
    expect(page.provider.logo_url).toBe(body.data.logo_url);
    await client.post(`/api/quotes/${quote.id}/send-link`, { channel: 'email' });
    await expect
      .poll(async () => (await latestMail(createClient(fetch), 'mara-logo@customer.example'))?.html, {
        timeout: 10_000,
      })
      .toContain(`<img src="http://localhost${body.data.logo_url}"`);
  });

  it('is nothing behind an address that is none', async () => {
    for (const name of [
      '..%2f..%2fsecret',
      'x.png',
      `${'0'.repeat(36)}.png`,
      '00000000-0000-4000-8000-000000000000.png',
    ])
      expect((await show(`/api/logos/${name}`)).status).toBe(404);
  });
});
