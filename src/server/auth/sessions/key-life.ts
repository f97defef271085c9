import { secondsAfter } from '../auth-context.ts';
import type { SigningKeyRow } from './signing-key-store.ts';

/** How long a process may work with what it last read of the keys. */
export const ringSeconds = 60;
/** For how long others may keep what they have read of our public keys: ten minutes on the way, ten in the client. */
const publishedSeconds = 1200;

type Moment = Pick<SigningKeyRow, 'state' | 'stateChangedAt'>;

/** From when a published key signs: once nobody can hold a list without it, the slowest process of ours included. */
export const signsFrom = ({ stateChangedAt }: Moment): Date =>
  secondsAfter(stateChangedAt, publishedSeconds + ringSeconds);

/** Until when a key that no longer signs proves tokens: as long as the last one of them lives, and a list that names it. */
export const goneFrom = ({ stateChangedAt }: Moment, accessTokenSeconds: number): Date =>
  secondsAfter(stateChangedAt, accessTokenSeconds + publishedSeconds);

export const isDue = (row: Moment, now: Date): boolean => row.state === 'standby' && signsFrom(row) <= now;

export const isGone = (row: Moment, accessTokenSeconds: number, now: Date): boolean =>
  row.state === 'previous' && goneFrom(row, accessTokenSeconds) <= now;
