import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { AppEnv } from './http/app-env.ts';
import { serveAssets } from './serve-assets.ts';

const folder = temporaryFolder();
afterAll(folder.remove);
mkdirSync(join(folder.path, 'assets'));
const script = 'export const words = "some words";'.repeat(50);
writeFileSync(join(folder.path, 'assets', 'page-abc.js'), script);
writeFileSync(join(folder.path, 'assets', 'page-abc.js.br'), brotliCompressSync(script));

const page = `<!doctype html><p>${'Some words. '.repeat(200)}</p>`;
const app = new Hono<AppEnv>();
serveAssets(app, folder.path);
app.get('/', (c) => c.html(page));

const ask = (path: string, encodings: string) => app.request(path, { headers: { 'accept-encoding': encodings } });

test('a file of the web app comes as it was compressed at the build, to keep for ever', async () => {
  const answer = await ask('/assets/page-abc.js', 'gzip, br');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(script);
});

test('a page goes out in Brotli to whoever reads it', async () => {
  const answer = await ask('/', 'gzip, deflate, br');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(page);
});

test.each([
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', null],
])('a browser that sends "%s" gets a page it can read', async (encodings, encoding) => {
  expect((await ask('/', encodings)).headers.get('content-encoding')).toBe(encoding);
});
