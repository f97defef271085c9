import type { CustomerScope } from '#server/scope/customer-scope.ts';
import { listMedia, type MediaRow } from './media-store.ts';

const wait = { totalMs: 4_000, pollMs: 60 };

/** The photo with its rating, so that the customer hears "blurred" while still standing there; without one if it takes longer. */
export async function waitForRating(scope: CustomerScope, media: MediaRow): Promise<MediaRow> {
  if (media.mediaType !== 'photo') return media;
  const deadline = performance.now() + wait.totalMs;
  let latest = media;
  while (latest.qualityRating === null && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, wait.pollMs));
    latest = (await listMedia(scope, scope.quote)).find(({ id }) => id === media.id) ?? latest;
  }
  return latest;
}
