import { Readable } from 'node:stream';
import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { requireProvider } from '#server/http/guards.ts';
import type { Mounting } from '#server/http/mount.ts';
import { countHit } from '#server/http/rate-limit.ts';
import { exportProvider } from './export-provider.ts';
import { zipStream } from './zip-stream.ts';

/** Each reads all that there is. */
const exportsAnHour = 6;

export function mountExport({ app, deps }: Mounting): void {
  app.get('/provider/export', async (c) => {
    c.set('route', '/api/provider/export');
    const scope = await requireProvider(c, deps);
    const { allowed, retryAfterSeconds } = await countHit(deps.db, deps.clock, {
      bucket: `export:${scope.providerId}`,
      windowSeconds: 3600,
      limit: exportsAnHour * deps.settings.rateLimitFactor,
    });
    if (!allowed)
      throw new Problem('too_many_requests', msg`Please wait a while before you export everything again.`, {
        retryAfterSeconds,
      });
    c.header('Content-Type', 'application/zip');
    c.header('Content-Disposition', `attachment; filename="export-${deps.clock().toISOString().slice(0, 10)}.zip"`);
    c.header('Cache-Control', 'no-store');
    const archive = zipStream(exportProvider(scope, deps));
    return c.body(Readable.toWeb(archive) as ReadableStream); // Node's and the DOM's stream types name the same object
  });
}
