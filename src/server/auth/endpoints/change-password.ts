import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, secondsBetween } from '../auth-context.ts';
import { mailPasswordChanged } from '../mails/auth-mail.ts';
import { AuthError } from '../requests/auth-error.ts';
import { forgetPasswordTries, limitPasswordTry } from '../requests/password-tries.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { deleteSessionsOf, findSession, listAmr } from '../sessions/session-store.ts';
import { deleteTokensOf } from '../tokens/one-time-token-store.ts';
import { wordsOf } from '../users/user-metadata.ts';
import { changeUser, lockUser } from '../users/user-store.ts';

const freshSeconds = 600;

interface PasswordChange {
  readonly password: string;
  readonly current_password: string | undefined;
  readonly nonce: string | undefined;
  readonly caller: Caller;
}

/** A new password ends every other session and every mailed link or code, and the owner hears of it. */
export async function changePassword(auth: AuthContext, signedIn: SignedIn, change: PasswordChange): Promise<void> {
  const { user } = signedIn.account;
  await auth.passwordRule.demand(change.password, [user.email ?? '', ...wordsOf(user.userMetadata)]);
  await requireProof(auth, signedIn, change);
  if (await auth.hasher.isRight(change.password, user.passwordHash)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  const passwordHash = await auth.hasher.hash(change.password);
  const ended = await auth.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    // Ended while we were hashing: then it must not end the others.
    if (!(await findSession(tx, signedIn.session.id))) {
      throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    }
    await changeUser(tx, user.id, { passwordHash, passwordDisputed: false, updatedAt: auth.clock() });
    await deleteTokensOf(tx, user.id);
    const { caller } = change;
    await recordAudit(auth, tx, {
      event: 'user_updated_password',
      actorUserId: user.id,
      sessionId: signedIn.session.id,
      caller,
    });
    await mailPasswordChanged(auth, tx, user);
    return deleteSessionsOf(tx, user.id, signedIn.session.id);
  });
  auth.liveSessions.forget(ended);
}

/** An open browser is not enough: the present password, a sign-in of a moment ago, or a recovery mail. */
export async function requireProof(
  auth: AuthContext,
  signedIn: SignedIn,
  change: Pick<PasswordChange, 'current_password' | 'nonce' | 'caller'>,
): Promise<void> {
  const { account, session } = signedIn;
  // Whoever has no way to sign in yet has nothing to prove it by.
  if (!auth.settings.reauthentication || account.user.isAnonymous) return;
  if (session.aal === 'aal1' && account.factors.some(({ status }) => status === 'verified')) {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
  if (change.nonce) throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  if (change.current_password !== undefined)
    return requireCurrent(auth, signedIn, change.current_password, change.caller);
  if (await isFresh(auth, signedIn)) return;
  if (account.user.passwordHash) {
    throw new AuthError(400, 'current_password_required', 'Current password required when setting new password.');
  }
  throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
}

async function requireCurrent(
  auth: AuthContext,
  { account }: SignedIn,
  password: string,
  caller: Caller,
): Promise<void> {
  const email = account.user.email ?? account.user.id;
  await limitPasswordTry(auth, email, caller);
  if (!(await auth.hasher.isRight(password, account.user.passwordHash))) {
    await recordAudit(auth, auth.db, {
      event: 'login_failed',
      outcome: 'failure',
      reason: 'current password',
      targetUserId: account.user.id,
      caller,
    });
    throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect');
  }
  await forgetPasswordTries(auth, email);
}

/** A recovery mail proves its reader for as long as its link would have worked. */
async function isFresh(auth: AuthContext, { session }: SignedIn): Promise<boolean> {
  const now = auth.clock();
  if (secondsBetween(session.createdAt, now) < freshSeconds) return true;
  const amr = await listAmr(auth.db, session.id);
  return amr.some(({ method, at }) => method === 'recovery' && secondsBetween(at, now) < auth.settings.linkSeconds);
}
