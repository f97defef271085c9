import { Readable } from 'node:stream';
import { msg } from '@lingui/core/macro';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { Problem } from '#domain/problem.ts';
import { quoteMedia } from '#server/db/schema.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { isMediaUrlValid } from './media-url.ts';

const uuidPattern = /^[0-9a-f-]{36}$/;

/** Serves files by their signed addresses. Pictures show in the page; anything else is a download. */
export function mountMediaFiles(
  app: Hono<AppEnv>,
  { db, disk, secret, clock }: Pick<AppDeps, 'db' | 'disk' | 'secret' | 'clock'>,
): void {
  app.get('/media/:id/:variant{full|thumbnail}', async (c) => {
    c.set('route', '/api/media/{id}/{variant}');
    const notFound = new Problem('not_found', msg`This file does not exist, or its address has ended.`);
    const mediaId = c.req.param('id');
    const variant = c.req.param('variant') === 'thumbnail' ? 'thumbnail' : 'full';
    const given = { expires: c.req.query('expires') ?? '', signature: c.req.query('signature') ?? '' };
    if (!uuidPattern.test(mediaId) || !isMediaUrlValid(secret, { mediaId, variant }, given, clock())) throw notFound;
    const [row] = await db.select().from(quoteMedia).where(eq(quoteMedia.id, mediaId));
    const key = variant === 'thumbnail' ? row?.thumbnailKey : row?.storageKey;
    if (!row || !key || !(await disk.exists(key))) throw notFound;
    // The small picture of a film is a picture.
    const contentType = variant === 'thumbnail' ? 'image/jpeg' : row.contentType;
    c.header('Content-Type', contentType);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    c.header('Cache-Control', 'private, max-age=3600');
    if (!contentType.startsWith('image/')) c.header('Content-Disposition', 'attachment');
    return c.body(Readable.toWeb(await disk.getStream(key)) as ReadableStream); // Node's and the DOM's stream types name the same object
  });
}
