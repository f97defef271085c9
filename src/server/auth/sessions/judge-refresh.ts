import { secondsBetween } from '../auth-context.ts';

const reuseIntervalSeconds = 10;
const lostAnswerSeconds = 24 * 3600;

export interface SessionCounter {
  readonly refreshCounter: number;
  readonly counterChangedAt: Date;
  readonly counterSeen: boolean;
}

/** What a proven refresh token is worth: `advance` gives the next token, `repeat` the present one again, `theft` ends the session. */
export function judgeRefresh(session: SessionCounter, counter: number, now: Date): 'advance' | 'repeat' | 'theft' {
  const behind = session.refreshCounter - counter;
  if (behind === 0) return 'advance';
  if (behind < 0) return 'theft';
  const age = secondsBetween(session.counterChangedAt, now);
  if (age < reuseIntervalSeconds) return 'repeat'; // several tabs at once
  // The answer may have been lost; not so if a token that came with it was used, nor for ever: a thief could go on beside the owner.
  return behind === 1 && !session.counterSeen && age <= lostAnswerSeconds ? 'repeat' : 'theft';
}
