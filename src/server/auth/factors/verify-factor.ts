import { z } from 'zod';
import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailFactorAdded } from '../mails/factor-mail.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { limitCaller } from '../requests/limits.ts';
import { optionalText } from '../requests/read-json.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { type OpenSession, presentSession, type WireSession } from '../sessions/present-session.ts';
import { proveSession, renewSessionKey } from '../sessions/prove-session.ts';
import { deleteWeakSessionsOf, endOf, listAmr, lockSession } from '../sessions/session-store.ts';
import { isSameHash } from '../tokens/one-time-token.ts';
import { type Account, type FactorRow, loadAccount, lockUser } from '../users/user-store.ts';
import { hasVerifiedFactor, refuseAnonymous, requireFactor } from './assurance.ts';
import {
  countChallengeTry,
  deleteUnverifiedFactors,
  findChallenge,
  putVerified,
  spendChallenge,
  takeStep,
} from './factor-store.ts';
import { forgetCodeTries, limitCodeTry } from './factor-tries.ts';
import { hashFactorCode } from './phone-code.ts';
import { stepOf } from './totp.ts';

export const verifyFactorBody = z.object({ challenge_id: optionalText, code: optionalText });

interface Verification {
  readonly caller: Caller;
  readonly factorId: string;
  readonly body: z.output<typeof verifyFactorBody>;
}

/** A right code raises this session to the second level, under its old id and with a refresh token of a new key. */
export async function verifyFactor(
  auth: AuthContext,
  signedIn: SignedIn,
  { caller, factorId, body }: Verification,
): Promise<WireSession> {
  await limitCaller(auth, 'factor', caller);
  refuseAnonymous(signedIn);
  if (!body.code || !body.challenge_id) throw invalid('Verify requires a challenge_id and a code');
  const factor = await requireFactor(auth, signedIn, factorId);
  const challenge = await tryChallenge(auth, factor, { id: body.challenge_id, caller });
  const guessed = { id: factor.id, what: 'codes of one factor' } as const;
  await limitCodeTry(auth, guessed, caller);
  const code = body.code.replace(/\s/g, '');
  const step = factor.factorType === 'totp' ? stepOf(auth, factor, code) : undefined;
  const isRight = step !== undefined || isTexted(auth, factor, challenge.codeHash, code);
  const attempt = { factor, step, challengeId: challenge.id, caller };
  const raised = isRight ? await auth.db.transaction((tx) => raise(auth, tx, signedIn, attempt)) : undefined;
  if (!raised) {
    const { userId: actorUserId, id: sessionId } = signedIn.session;
    const failure = { event: 'verification_attempted', outcome: 'failure', reason: factor.factorType } as const;
    await recordAudit(auth, auth.db, { ...failure, actorUserId, sessionId, caller });
    throw wrong(factor);
  }
  await forgetCodeTries(auth, guessed);
  auth.liveSessions.forget([signedIn.session.id, ...raised.ended]);
  return presentSession(auth, raised.opened);
}

/** @throws AuthError 422 */
async function tryChallenge(
  auth: AuthContext,
  factor: FactorRow,
  { id, caller }: { id: string; caller: Caller },
): Promise<{ id: string; codeHash: string | null }> {
  const isId = z.uuid().safeParse(id).success;
  const known = isId ? await findChallenge(auth.db, { id, factorId: factor.id }) : undefined;
  if (!known) {
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  }
  const open = await countChallengeTry(auth.db, { id, address: caller.address, now: auth.clock() });
  if (!open) throw challengeExpired();
  if (!open.isSameAddress) {
    throw new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  }
  return { id, codeHash: open.codeHash };
}

const isTexted = (auth: AuthContext, factor: FactorRow, codeHash: string | null, code: string): boolean =>
  codeHash !== null && isSameHash(codeHash, hashFactorCode(auth, factor.id, code));

interface RightCode {
  readonly factor: FactorRow;
  /** Of an authenticator's code. */
  readonly step: number | undefined;
  readonly challengeId: string;
  readonly caller: Caller;
}

/** Undefined for a code that was used before. */
async function raise(
  auth: AuthContext,
  tx: Executor,
  signedIn: SignedIn,
  { factor, step, challengeId, caller }: RightCode,
): Promise<{ opened: OpenSession; ended: readonly string[] } | undefined> {
  const now = auth.clock();
  const { id: sessionId, userId } = signedIn.session;
  await lockUser(tx, userId);
  const session = await lockSession(tx, sessionId);
  const account = await loadAccount(tx, userId);
  if (!session || !account || endOf(session, now)) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  const present = account.factors.find(({ id }) => id === factor.id);
  if (!present) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  if (step !== undefined && !(await takeStep(tx, factor.id, step))) return undefined;
  if (!(await spendChallenge(tx, challengeId, now))) throw challengeExpired();
  const ended = present.status === 'verified' ? [] : await firstUse(auth, tx, signedIn, { account, factor });
  const method = factor.factorType === 'totp' ? 'totp' : 'mfa/phone';
  const proven = await proveSession(tx, session, { method, now });
  const renewed = await renewSessionKey(auth, tx, proven);
  const entry = { event: 'verification_attempted', reason: factor.factorType, sessionId, caller } as const;
  await recordAudit(auth, tx, { ...entry, actorUserId: userId });
  const changed = await loadAccount(tx, userId);
  return { opened: { account: changed ?? account, session: renewed, amr: await listAmr(tx, sessionId) }, ended };
}

/**
 * From now on the factor counts. Others that were begun and not finished go: somebody else may hold their seed. So do the
 * sessions of this user that have not been through a second step.
 */
async function firstUse(
  auth: AuthContext,
  tx: Executor,
  { aal, session }: SignedIn,
  { account, factor }: { account: Account; factor: FactorRow },
): Promise<string[]> {
  if (aal === 'aal1' && hasVerifiedFactor(account)) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a new factor');
  }
  const userId = account.user.id;
  await putVerified(tx, factor.id, auth.clock());
  await deleteUnverifiedFactors(tx, userId, factor.id);
  await mailFactorAdded(auth, tx, account.user);
  return deleteWeakSessionsOf(tx, userId, session.id);
}

const challengeExpired = (): AuthError =>
  new AuthError(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  );

function wrong({ factorType }: FactorRow): AuthError {
  const text = factorType === 'totp' ? 'Invalid TOTP code entered' : 'Invalid MFA Phone code entered';
  return new AuthError(422, 'mfa_verification_failed', text);
}
