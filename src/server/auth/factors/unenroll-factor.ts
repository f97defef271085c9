import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailFactorRemoved } from '../mails/factor-mail.ts';
import { AuthError } from '../requests/auth-error.ts';
import { limitCaller } from '../requests/limits.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { lowerSessionsOf } from '../sessions/prove-session.ts';
import { loadAccount, lockUser } from '../users/user-store.ts';
import { hasVerifiedFactor, refuseAnonymous, requireFactor, requireFresh } from './assurance.ts';
import { deleteFactor } from './factor-store.ts';
import { deleteRecoveryCodes } from './recovery-code-store.ts';

/** Removes a factor. What it raised falls back to the first level, and the owner hears of it. */
export async function unenrollFactor(
  auth: AuthContext,
  signedIn: SignedIn,
  { caller, factorId }: { caller: Caller; factorId: string },
): Promise<{ id: string }> {
  await limitCaller(auth, 'user', caller);
  refuseAnonymous(signedIn);
  const factor = await requireFactor(auth, signedIn, factorId);
  if (factor.status === 'verified') {
    if (signedIn.aal === 'aal1') {
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await requireFresh(auth, signedIn);
  }
  const { id: sessionId, userId } = signedIn.session;
  const lowered = await auth.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (!(await deleteFactor(tx, factor.id, factor.status))) {
      throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
    }
    const entry = { event: 'factor_unenrolled', reason: factor.factorType, sessionId, caller } as const;
    await recordAudit(auth, tx, { ...entry, actorUserId: userId });
    if (factor.status === 'unverified') return [];
    await mailFactorRemoved(auth, tx, signedIn.account.user);
    const left = await loadAccount(tx, userId);
    if (left && !hasVerifiedFactor(left)) await deleteRecoveryCodes(tx, userId);
    return lowerSessionsOf(tx, userId, factor.factorType === 'totp' ? 'totp' : 'mfa/phone');
  });
  auth.liveSessions.forget(lowered);
  return { id: factor.id };
}
