import { relative } from 'node:path';
import { Duplex } from 'node:stream';
import type { ReadableWritablePair } from 'node:stream/web';
import { constants, createBrotliCompress } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { compress } from 'hono/compress';
import type { AppEnv } from './http/app-env.ts';

/**
 * The built web app's files. Those under /assets carry a hash in their name and may be kept for ever; they were compressed
 * when they were built. Pages and calls are compressed as they go out: none repeats what a caller sends beside a secret
 * that the same caller does not have (a link's token stands in its own address, a session in the browser's storage), so
 * their length tells nobody anything.
 */
export function serveAssets(app: Hono<AppEnv>, folder: string): void {
  const root = relative(process.cwd(), folder);
  app.use('*', compress());
  app.use('*', brotliPages);
  app.use('/assets/*', keptForEver, serveStatic({ root, precompressed: true }));
  app.use('/:file{[a-z0-9-]+\\.(?:ico|svg|png|txt|webmanifest)}', serveStatic({ root }));
}

/** Not in `onFound`: that is told when the answer has been made, and changes nothing any more. */
const keptForEver: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable');
};

/** Smaller than gzip at the same cost; more would take longer than it saves. */
const quality = 5;

/** A page holds its styles, so a sixth less of it is worth having. Whoever knows no Brotli gets gzip from the outer one. */
const brotliPages: MiddlewareHandler = async (c, next) => {
  await next();
  const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage || !c.res.body || c.req.method === 'HEAD' || c.res.headers.has('Content-Encoding')) return;
  const encoding = accepts(c, { header: 'Accept-Encoding', supports: ['br', 'none'], default: 'none' });
  c.header('Vary', 'Accept-Encoding', { append: true });
  if (encoding !== 'br') return;
  const brotli = Duplex.toWeb(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  c.res = new Response(c.res.body.pipeThrough(brotli as ReadableWritablePair<Uint8Array, Uint8Array>), c.res); // Node's own types of the same thing
  c.header('Content-Encoding', 'br');
  c.header('Content-Length', undefined);
};
