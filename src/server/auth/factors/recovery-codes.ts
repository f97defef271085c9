import { randomInt } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailRecoveryCodesMade, mailRecoveryCodeUsed } from '../mails/factor-mail.ts';
import { AuthError } from '../requests/auth-error.ts';
import { proveSession } from '../sessions/prove-session.ts';
import { endOf, lockSession } from '../sessions/session-store.ts';
import type { SignedInUser } from '../sessions/verify-access-token.ts';
import { hashCode } from '../tokens/one-time-token.ts';
import { loadAccount, lockUser } from '../users/user-store.ts';
import { hasVerifiedFactor, isFresh } from './assurance.ts';
import { forgetCodeTries, limitCodeTry } from './factor-tries.ts';
import { countRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from './recovery-code-store.ts';

const codesMade = 10;
/** Without what is read as something else: 0 and o, 1 and l and i. Ten of these are 49 bits. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const codeLength = 10;

export interface ByUser {
  readonly user: SignedInUser;
  readonly caller: Caller;
}

/** Ten codes for whom the authenticator is lost, shown here and never again; those from before end. @throws Problem */
export async function makeRecoveryCodes(auth: AuthContext, { user, caller }: ByUser): Promise<string[]> {
  const { userId, sessionId } = user;
  if (user.aal !== 'aal2') throw new Problem('second_factor_required', needsSecondStep);
  if (!(await isFresh(auth, sessionId))) throw new Problem('fresh_sign_in_required', needsProof);
  const codes = Array.from({ length: codesMade }, newRecoveryCode);
  await auth.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const account = await loadAccount(tx, userId);
    if (!account || !hasVerifiedFactor(account)) {
      throw new Problem('invalid_state', msg`Set up an authenticator first.`);
    }
    const hashes = codes.map((code) => hashRecoveryCode(auth, userId, code));
    await replaceRecoveryCodes(tx, { userId, hashes, now: auth.clock() });
    await recordAudit(auth, tx, { event: 'recovery_codes_made', actorUserId: userId, sessionId, caller });
    await mailRecoveryCodesMade(auth, tx, account.user);
  });
  return codes;
}

export const remainingRecoveryCodes = (auth: AuthContext, userId: string): Promise<number> =>
  countRecoveryCodes(auth.db, userId);

/** A right code raises the session to the second level; the client sees it once it refreshes its token. @throws Problem */
export async function redeemRecoveryCode(
  auth: AuthContext,
  { user, caller, code }: ByUser & { code: string },
): Promise<number> {
  const { userId, sessionId } = user;
  const guessed = { id: userId, what: 'recovery codes' } as const;
  await limitCodeTry(auth, guessed, caller).catch((error: unknown) => {
    throw error instanceof AuthError ? tooMany(error) : error;
  });
  const now = auth.clock();
  const codeHash = hashRecoveryCode(auth, userId, code);
  const attempt = { event: 'verification_attempted', reason: 'recovery code', actorUserId: userId } as const;
  const left = await auth.db.transaction(async (tx) => {
    const owner = await lockUser(tx, userId);
    const session = await lockSession(tx, sessionId);
    if (!owner || !session || endOf(session, now)) throw new Problem('unauthorized', msg`Please sign in.`);
    if (!(await takeRecoveryCode(tx, { userId, codeHash, now }))) return undefined;
    await proveSession(tx, session, { method: 'recovery_code', now });
    await recordAudit(auth, tx, { ...attempt, sessionId, caller });
    const remaining = await countRecoveryCodes(tx, userId);
    await mailRecoveryCodeUsed(auth, tx, owner, remaining);
    return remaining;
  });
  if (left === undefined) {
    await recordAudit(auth, auth.db, { ...attempt, outcome: 'failure', sessionId, caller });
    throw new Problem('invalid_fields', wrongCode, { fields: { code: [wrongCode] } });
  }
  await forgetCodeTries(auth, guessed);
  auth.liveSessions.forget([sessionId]);
  return left;
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: codeLength }, () => alphabet.charAt(randomInt(alphabet.length)));
  return `${letters.slice(0, codeLength / 2).join('')}-${letters.slice(codeLength / 2).join('')}`;
}

/** However it was typed: blanks, hyphens and capitals do not count. */
function hashRecoveryCode(auth: AuthContext, userId: string, code: string): string {
  return hashCode(auth.keys.codes, `recovery ${userId}`, code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

function tooMany({ details: { retryAfterSeconds } }: AuthError): Problem {
  const sentence = msg`That was a lot at once. Please wait a moment.`;
  return new Problem('too_many_requests', sentence, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}

const needsSecondStep = msg`This needs your second factor. Please confirm with it, or set one up.`;
const needsProof = msg`Your sign-in was a while ago. Please confirm that it is you, then try again.`;
const wrongCode = msg`This code is not right, or it was used before.`;
