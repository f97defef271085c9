import type { UserRow } from './user-store.ts';

export const isBanned = ({ bannedUntil }: Pick<UserRow, 'bannedUntil'>, now: Date): boolean =>
  bannedUntil !== null && bannedUntil > now;
