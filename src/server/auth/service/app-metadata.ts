import { mergeMetadata } from '../users/user-metadata.ts';
import type { UserRow } from '../users/user-store.ts';

/** What an operator keeps about a user, key by key. By which ways somebody signs in is not theirs to write. */
export function mergeAppMetadata(
  kept: UserRow['appMetadata'],
  changes: Record<string, unknown>,
): UserRow['appMetadata'] {
  const { provider, providers } = kept;
  const merged = mergeMetadata(kept, changes);
  delete merged.provider;
  delete merged.providers;
  return {
    ...merged,
    ...(provider === undefined ? {} : { provider }),
    ...(providers === undefined ? {} : { providers }),
  };
}
