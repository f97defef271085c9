import type { Disk } from 'flydrive';
import { listMedia, rateMedia } from '#server/media/media-store.ts';
import { type PhotoRating, ratePhoto } from '#server/media/rate-photo.ts';
import { lookAtPhoto } from './look-at-photo.ts';
import { type RunContext, runStep } from './run-step.ts';
import { updateRun } from './run-store.ts';

/** Rates one photo, so that the customer can take it again while still standing there. */
export async function analyseMedia(context: RunContext, disk: Disk): Promise<void> {
  const { scope, run, quote, clock } = context;
  const media = (await listMedia(scope, quote)).find(({ id }) => id === run.mediaId);
  if (media?.mediaType === 'photo') {
    const rating = await runStep<PhotoRating & { readonly look?: unknown }>(context, {
      step: 'media_validation',
      compute: async () => ratePhoto(await disk.getBytes(media.storageKey)),
      decision: ({ rating, reason }) => `The photo is ${rating}${reason ? `: ${reason.replaceAll('_', ' ')}` : ''}.`,
      apply: async (tx, _quote, { rating, reason }) => {
        await rateMedia(tx, quote, media.id, { qualityRating: rating, qualityReason: reason });
      },
    });
    // The rating stands already; a look that was stored is not taken again.
    if (rating.look === undefined)
      await lookAtPhoto(context, { media, rating, bytes: await disk.getBytes(media.storageKey) });
  }
  await updateRun(scope, context, { status: 'completed', finishedAt: clock(), error: null });
}
