import { lt, sql } from 'drizzle-orm';
import { rateLimits } from '#server/db/schema/delivery.ts';
import { type AuthContext, secondsAfter } from './auth-context.ts';
import { deleteOldFactors } from './factors/factor-store.ts';
import { deleteEndedSessions } from './sessions/session-store.ts';
import { deleteOldFlowStates } from './tokens/flow-state-store.ts';
import { deleteExpiredTokens } from './tokens/one-time-token-store.ts';
import { deleteIdleAnonymousUsers } from './users/idle-anonymous-users.ts';

const day = 24 * 3600;
const limitsKeptSeconds = 2 * day;

/** Removes what has run out; several processes may do it at once. */
export async function cleanUp(auth: AuthContext): Promise<void> {
  const now = auth.clock();
  await deleteEndedSessions(auth.db, now);
  await deleteIdleAnonymousUsers(auth);
  await deleteExpiredTokens(auth.db, now);
  await deleteOldFlowStates(auth.db, now);
  await deleteOldFactors(auth.db, now);
  await auth.db.delete(rateLimits).where(lt(rateLimits.windowStart, secondsAfter(now, -limitsKeptSeconds)));
  // After 90 days by the database's own clock: the app's role may not change the log, only ask for this.
  await auth.db.execute(sql`select auth.forget_old_addresses()`);
}
