import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, secondsBetween } from '../auth-context.ts';
import { isFresh, owesSecondStep } from '../factors/assurance.ts';
import { listAmr } from '../sessions/session-store.ts';
import type { SignInMethod } from '../sessions/sign-in-method.ts';
import { hashCode, isSameHash } from '../tokens/one-time-token.ts';
import { countTry, takeByCode } from '../tokens/one-time-token-store.ts';
import { AuthError } from './auth-error.ts';
import { forgetPasswordTries, limitPasswordTry } from './password-tries.ts';
import type { SignedIn } from './signed-in.ts';

export interface ProofFields {
  readonly current_password?: string | undefined;
  readonly nonce?: string | undefined;
}

export interface Proof {
  /** How it was proven just now; undefined where the sign-in itself is new enough. */
  readonly method: SignInMethod | undefined;
  /** Uses up what may be used once. @throws AuthError 422 */
  readonly use: (tx: Executor) => Promise<void>;
}

interface Needed extends ProofFields {
  readonly what: 'password' | 'address';
  readonly caller: Caller;
}

const nothingToUse: Proof = { method: undefined, use: async () => undefined };

/**
 * An open browser is not enough to change how somebody signs in: it takes the present password, a code mailed for this, or a
 * sign-in of a moment ago; for a new password also a recovery mail. @throws AuthError
 */
export async function requireProof(auth: AuthContext, signedIn: SignedIn, needed: Needed): Promise<Proof> {
  const { account, session } = signedIn;
  if (owesSecondStep(signedIn)) {
    const text = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AuthError(401, 'insufficient_aal', text);
  }
  // Whoever has no way to sign in yet has nothing to prove it by.
  if (!auth.settings.reauthentication || account.user.isAnonymous) return nothingToUse;
  const given = await proofOf(auth, signedIn, needed);
  if (given) return given;
  if (await isFresh(auth, session.id)) return nothingToUse;
  if (needed.what === 'password' && (await isRecovering(auth, session.id))) return nothingToUse;
  if (needed.what === 'password' && account.user.passwordHash) {
    throw new AuthError(400, 'current_password_required', 'Current password required when setting new password.');
  }
  const what = needed.what === 'password' ? 'Password' : 'Email or phone';
  throw new AuthError(400, 'reauthentication_needed', `${what} update requires reauthentication`);
}

/** What the request brings to prove it; undefined where it brings nothing. @throws AuthError where that is wrong */
export async function proofOf(
  auth: AuthContext,
  signedIn: SignedIn,
  { nonce, current_password: password, caller }: ProofFields & { caller: Caller },
): Promise<Proof | undefined> {
  if (nonce) return { method: 'otp', use: await matchNonce(auth, signedIn, nonce) };
  if (password === undefined) return undefined;
  await requireCurrent(auth, signedIn, password, caller);
  return { method: 'password', use: async () => undefined };
}

async function matchNonce(auth: AuthContext, { account }: SignedIn, nonce: string): Promise<Proof['use']> {
  const wrong = () => new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  const types = ['reauthentication'] as const;
  const [token] = await countTry(auth.db, { userId: account.user.id, types, now: auth.clock() });
  const isRight = token && isSameHash(token.codeHash, hashCode(auth.keys.codes, token.relatesTo, nonce.trim()));
  if (!isRight) throw wrong();
  return async (tx) => {
    if (!(await takeByCode(tx, token))) throw wrong();
  };
}

async function requireCurrent(
  auth: AuthContext,
  { account }: SignedIn,
  password: string,
  caller: Caller,
): Promise<void> {
  const address = account.user.email ?? account.user.id;
  await limitPasswordTry(auth, address, caller);
  if (!(await auth.hasher.isRight(password, account.user.passwordHash))) {
    const failure = { event: 'login_failed', outcome: 'failure', reason: 'current password' } as const;
    await recordAudit(auth, auth.db, { ...failure, targetUserId: account.user.id, caller });
    throw new AuthError(400, 'current_password_invalid', 'Current password is incorrect');
  }
  await forgetPasswordTries(auth, address);
}

/** A recovery mail proves its reader for as long as its link would have worked. */
async function isRecovering(auth: AuthContext, sessionId: string): Promise<boolean> {
  const amr = await listAmr(auth.db, sessionId);
  return amr.some(
    ({ method, at }) => method === 'recovery' && secondsBetween(at, auth.clock()) < auth.settings.linkSeconds,
  );
}
