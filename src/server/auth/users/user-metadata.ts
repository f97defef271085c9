import { AuthError } from '../requests/auth-error.ts';

/** It is copied into each access token, and so into each request. */
const maxBytes = 8192;

/** What the user keeps after this change: keys are merged, null removes one. @throws AuthError 422 when it grows too large */
export function mergeMetadata(
  kept: Record<string, unknown>,
  changes: Record<string, unknown>,
): Record<string, unknown> {
  const merged = Object.fromEntries(Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== null));
  if (Buffer.byteLength(JSON.stringify(merged)) > maxBytes) {
    throw new AuthError(422, 'validation_failed', `User metadata cannot be larger than ${maxBytes / 1024} KB`);
  }
  return merged;
}

const mostWords = 20;

/** Names and the like that the user told us: what others would try first in a password. */
export function wordsOf(metadata: Record<string, unknown>): string[] {
  return Object.values(metadata)
    .filter((value) => typeof value === 'string')
    .slice(0, mostWords)
    .map((value) => value.slice(0, 100));
}
