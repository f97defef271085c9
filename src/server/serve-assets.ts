import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppEnv } from './http/app-env.ts';

/**
 * The built web app's files. Those under /assets carry a hash in their name and may be kept for ever; they were compressed
 * when they were built. Pages and calls are compressed as they go out: none repeats what a caller sends beside a secret
 * that the same caller does not have (a link's token stands in its own address, a session in the browser's storage), so
 * their length tells nobody anything.
 */
export function serveAssets(app: Hono<AppEnv>): void {
  const root = relative(process.cwd(), join(import.meta.dirname, '..', 'client'));
  app.use('*', compress());
  app.use(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.use('/:file{[a-z0-9-]+\\.(?:ico|svg|png|txt|webmanifest)}', serveStatic({ root }));
}
