import { and, eq, inArray } from 'drizzle-orm';
import { authAmrClaims, authMfaFactors, authSessions } from '#server/db/schema/auth.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { AuthError } from '../requests/auth-error.ts';
import { listSessionIdsOf } from '../sessions/session-store.ts';
import { findAccount } from './find-user.ts';

/** An operator takes a second step away, for somebody who lost it. Without any left the user's sessions are of the first level. @throws AuthError 404 */
export async function deleteFactorByService(
  auth: AuthContext,
  { userId, factorId, caller }: { userId: string; factorId: string; caller: Caller },
): Promise<{ id: string }> {
  const { factors } = await findAccount(auth, userId);
  const factor = factors.find(({ id }) => id === factorId);
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  const hasOther = factors.some(({ id, status }) => id !== factorId && status === 'verified');
  const touched = await auth.db.transaction(async (tx) => {
    await tx.delete(authMfaFactors).where(eq(authMfaFactors.id, factorId));
    const reason = `service call, ${factor.factorType}`;
    await recordAudit(auth, tx, { event: 'factor_unenrolled', reason, targetUserId: userId, caller });
    if (hasOther) return [];
    const sessions = await listSessionIdsOf(tx, userId);
    if (sessions.length === 0) return [];
    await tx.update(authSessions).set({ aal: 'aal1' }).where(eq(authSessions.userId, userId));
    const secondSteps = inArray(authAmrClaims.method, ['totp', 'mfa/phone', 'recovery_code']);
    await tx.delete(authAmrClaims).where(and(inArray(authAmrClaims.sessionId, sessions), secondSteps));
    return sessions;
  });
  auth.liveSessions.forget(touched);
  return { id: factorId };
}
