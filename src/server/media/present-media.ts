import type { z } from 'zod';
import type { media } from '#contract/media-shapes.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import type { SeenPhoto } from './look-store.ts';
import type { MediaRow } from './media-store.ts';
import { mediaUrl } from './media-url.ts';

/** What a model says of a photo is the provider's to read; the customer hears only whether it shows what was asked. */
export function presentMedia(
  row: MediaRow,
  { secret, clock }: Pick<AppDeps, 'secret' | 'clock'>,
  { seen, reader }: { readonly seen: SeenPhoto | undefined; readonly reader: 'provider' | 'customer' },
): z.input<typeof media> {
  const now = clock();
  return {
    id: row.id,
    media_type: row.mediaType,
    question_id: row.questionId,
    component_id: row.componentId,
    url: mediaUrl(secret, { mediaId: row.id, variant: 'full' }, now),
    thumbnail_url: row.thumbnailKey && mediaUrl(secret, { mediaId: row.id, variant: 'thumbnail' }, now),
    width: row.width,
    height: row.height,
    duration_s: row.durationSeconds,
    bytes: row.bytes,
    quality_rating: row.qualityRating,
    quality_reason: row.qualityReason,
    caption: reader === 'provider' ? (seen?.look?.caption ?? null) : null,
    shows_what_was_asked: seen?.look?.shows_what_was_asked ?? null,
    is_being_looked_at: seen?.isUnderWay ?? false,
  };
}
