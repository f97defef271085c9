import type { CustomerScope } from '#server/scope/customer-scope.ts';
import { listMedia, type MediaRow } from './media-store.ts';

const wait = { totalMs: 4_000, pollMs: 60 };

/**
 * The file with its rating, if it is a photo, so that the customer hears "blurred" while still standing there; without one
 * if that takes longer. Undefined where it is gone.
 */
export async function waitForRating(scope: CustomerScope, id: string): Promise<MediaRow | undefined> {
  const deadline = performance.now() + wait.totalMs;
  for (;;) {
    const media = (await listMedia(scope, scope.quote)).find((item) => item.id === id);
    const isRated = media?.mediaType !== 'photo' || media.qualityRating !== null;
    if (isRated || performance.now() >= deadline) return media;
    await new Promise((resolve) => setTimeout(resolve, wait.pollMs));
  }
}
