import { Readable } from 'node:stream';
import { msg } from '@lingui/core/macro';
import type { Hono } from 'hono';
import { Problem } from '#domain/problem.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';

const fileName = /^[0-9a-f-]{36}\.png$/;

/** Serves logos to whoever has the address: they are on every quote anyway. A logo that was removed is gone. */
export function mountLogoFiles(app: Hono<AppEnv>, { disk }: Pick<AppDeps, 'disk'>): void {
  app.get('/logos/:name', async (c) => {
    c.set('route', '/api/logos/{name}');
    const name = c.req.param('name');
    const key = `logos/${name}`;
    if (!fileName.test(name) || !(await disk.exists(key)))
      throw new Problem('not_found', msg`This logo does not exist any more.`);
    c.header('Content-Type', 'image/png');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    // Mail programs fetch it from elsewhere; its name changes with its content.
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Cache-Control', 'public, max-age=86400, immutable');
    return c.body(Readable.toWeb(await disk.getStream(key)) as ReadableStream); // Node's and the DOM's stream types name the same object
  });
}
