import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { hasVerifiedFactor, isFresh } from '../factors/assurance.ts';
import { AuthError } from '../requests/auth-error.ts';
import { forgetPasswordTries, limitPasswordTry } from '../requests/password-tries.ts';
import type { SignedInUser } from '../sessions/verify-access-token.ts';
import { type Account, loadAccount } from '../users/user-store.ts';

/** What shows that it is the owner who asks: nothing more for whoever has just signed in, else the password, where there is one. */
export type DeletionProof = 'none' | 'password' | 'sign_in';

export async function deletionProof(auth: AuthContext, user: SignedInUser): Promise<DeletionProof> {
  if (await isFresh(auth, user.sessionId)) return 'none';
  const account = await loadAccount(auth.db, user.userId);
  return account?.user.passwordHash ? 'password' : 'sign_in';
}

/** @throws Problem second_factor_required, fresh_sign_in_required, invalid_fields, too_many_requests */
export async function demandDeletionProof(
  auth: AuthContext,
  user: SignedInUser,
  { password, caller }: { password: string | undefined; caller: Caller },
): Promise<void> {
  const account = await loadAccount(auth.db, user.userId);
  if (!account) throw new Problem('unauthorized', msg`Please sign in.`);
  if (user.aal === 'aal1' && hasVerifiedFactor(account)) {
    throw new Problem('second_factor_required', msg`Please confirm with your second step first.`);
  }
  if (password !== undefined) return demandPassword(auth, account, password, caller);
  const wanted = await deletionProof(auth, user);
  if (wanted === 'none') return;
  throw new Problem(
    'fresh_sign_in_required',
    wanted === 'password'
      ? msg`Please write your password to go on.`
      : msg`Please sign in again first: this wants a sign-in of the last ten minutes.`,
  );
}

async function demandPassword(auth: AuthContext, { user }: Account, password: string, caller: Caller): Promise<void> {
  const name = user.email ?? user.id;
  try {
    await limitPasswordTry(auth, name, caller);
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    const { retryAfterSeconds } = error.details;
    const tooMany = msg`That was a lot at once. Please wait a moment.`;
    throw new Problem('too_many_requests', tooMany, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  }
  if (await auth.hasher.isRight(password, user.passwordHash)) return forgetPasswordTries(auth, name);
  await recordAudit(auth, auth.db, {
    event: 'login_failed',
    outcome: 'failure',
    reason: 'password before deletion',
    targetUserId: user.id,
    caller,
  });
  const wrong = msg`This is not your password.`;
  throw new Problem('invalid_fields', wrong, { fields: { password: [wrong] } });
}
