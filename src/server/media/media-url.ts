import { deriveKey, isSignature, sign } from '#server/secrets.ts';

const lifeSeconds = 3600;

export interface MediaAddress {
  readonly mediaId: string;
  readonly variant: 'full' | 'thumbnail';
}

/**
 * A signed address that works for one to two hours without any header, so that an <img> can use it.
 * The end is rounded to whole hours: the same picture keeps its address, and the browser its copy.
 */
export function mediaUrl(secret: string, { mediaId, variant }: MediaAddress, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / lifeSeconds) + 2) * lifeSeconds;
  const signature = sign(deriveKey(secret, 'media-url'), `${mediaId}.${variant}.${expires}`);
  return `/api/media/${mediaId}/${variant}?expires=${expires}&signature=${signature}`;
}

export function isMediaUrlValid(
  secret: string,
  { mediaId, variant }: MediaAddress,
  given: { expires: string; signature: string },
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(given.expires) || Number(given.expires) * 1000 < now.getTime()) return false;
  return isSignature(deriveKey(secret, 'media-url'), `${mediaId}.${variant}.${given.expires}`, given.signature);
}
