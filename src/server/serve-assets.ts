import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppEnv } from './http/app-env.ts';

/** The built web app's files. Those under /assets carry a hash in their name and may be kept for ever. */
export function serveAssets(app: Hono<AppEnv>): void {
  const root = relative(process.cwd(), join(import.meta.dirname, '..', 'client'));
  app.use('*', compress());
  app.use(
    '/assets/*',
    serveStatic({ root, onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable') }),
  );
  app.use('/:file{[a-z0-9-]+\\.(?:ico|svg|png|txt|webmanifest)}', serveStatic({ root }));
}
