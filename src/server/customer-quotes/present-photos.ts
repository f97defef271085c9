import type { z } from 'zod';
import type { customerVersion } from '#contract/customer-quotes.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import type { MediaRow } from '#server/media/media-store.ts';
import { presentMedia } from '#server/media/present-media.ts';
import type { VersionSnapshot } from '#server/quotes/version-store.ts';

export type ShownPhotos = z.input<typeof customerVersion>['photos'];

/** The photos of a version, as far as their files still are. */
export function presentPhotos(
  { photoIds }: Pick<VersionSnapshot, 'photoIds'>,
  media: readonly MediaRow[],
  deps: Pick<AppDeps, 'clock' | 'secret'>,
): ShownPhotos {
  return media
    .filter(({ id }) => photoIds.includes(id))
    .map((row) => presentMedia(row, deps, { seen: undefined, reader: 'customer' }))
    .map(({ id, url, thumbnail_url }) => ({ id, url, thumbnail_url }));
}
