import { and, isNotNull, lt } from 'drizzle-orm';
import { authAuditLog } from '#server/db/schema/auth.ts';
import { rateLimits } from '#server/db/schema/delivery.ts';
import { type AuthContext, secondsAfter } from './auth-context.ts';
import { deleteEndedSessions } from './sessions/session-store.ts';
import { deleteOldFlowStates } from './tokens/flow-state-store.ts';
import { deleteExpiredTokens } from './tokens/one-time-token-store.ts';

const day = 24 * 3600;
const limitsKeptSeconds = 2 * day;
const addressesKeptSeconds = 90 * day;

/** Removes what has run out; several processes may do it at once. */
export async function cleanUp(auth: AuthContext): Promise<void> {
  const now = auth.clock();
  await deleteEndedSessions(auth.db, now);
  await deleteExpiredTokens(auth.db, now);
  await deleteOldFlowStates(auth.db, now);
  await auth.db.delete(rateLimits).where(lt(rateLimits.windowStart, secondsAfter(now, -limitsKeptSeconds)));
  await auth.db
    .update(authAuditLog)
    .set({ ip: null, userAgent: null })
    .where(and(lt(authAuditLog.at, secondsAfter(now, -addressesKeptSeconds)), isNotNull(authAuditLog.ip)));
}
