import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, secondsBetween } from '../auth-context.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { limitCaller } from '../requests/limits.ts';
import { optionalText } from '../requests/read-json.ts';
import { type OpenSession, presentSession, type WireSession } from '../sessions/present-session.ts';
import { deleteSession } from '../sessions/session-store.ts';
import type { SignInMethod } from '../sessions/sign-in-method.ts';
import { startSession } from '../sessions/start-session.ts';
import { answersChallenge } from '../tokens/code-challenge.ts';
import { lockFlowStateByCode, putAuthCode, putSession } from '../tokens/flow-state-store.ts';
import { hashLinkToken, signInTokenTypes } from '../tokens/one-time-token.ts';
import type { Redeemed } from '../tokens/redeem-token.ts';
import { isBanned } from '../users/is-banned.ts';
import { lockUser } from '../users/user-store.ts';
import { methodOf } from './verify-token.ts';

export const pkceBody = z.object({ auth_code: optionalText, code_verifier: optionalText });

const codeSeconds = 300;
type Outcome = { readonly opened: OpenSession } | { readonly refusal: AuthError; readonly ended?: string };

/** After a mailed PKCE link: a code that only the browser which asked for the mail can turn into a session. */
export async function issueAuthCode(
  auth: AuthContext,
  tx: Executor,
  { token, user }: Pick<Redeemed, 'token' | 'user'>,
): Promise<string | undefined> {
  if (!token.flowStateId) return undefined;
  const code = randomBytes(32).toString('base64url');
  const changes = { authCodeHash: hashLinkToken(code), authCodeIssuedAt: auth.clock(), userId: user.id };
  await putAuthCode(tx, token.flowStateId, changes);
  return code;
}

/** Once and within five minutes. A second use ends the session that the first one got: one of the two is a thief. */
export async function exchangeCode(
  auth: AuthContext,
  caller: Caller,
  body: z.output<typeof pkceBody>,
): Promise<WireSession> {
  await limitCaller(auth, 'verify', caller);
  const { auth_code: code, code_verifier: verifier } = body;
  if (!code || !verifier) throw invalid('invalid request: both auth code and code verifier should be non-empty');
  const outcome = await auth.db.transaction((tx) => exchange(auth, tx, { code, verifier, caller }));
  if ('opened' in outcome) return presentSession(auth, outcome.opened);
  if (outcome.ended) auth.liveSessions.forget([outcome.ended]);
  throw outcome.refusal;
}

async function exchange(
  auth: AuthContext,
  tx: Executor,
  { code, verifier, caller }: { code: string; verifier: string; caller: Caller },
): Promise<Outcome> {
  const now = auth.clock();
  const state = await lockFlowStateByCode(tx, hashLinkToken(code));
  const method = methodAfter(state?.authMethod);
  const user = state?.userId ? await lockUser(tx, state.userId) : undefined;
  if (!state?.authCodeIssuedAt || !state.codeChallenge || !user || !method) return { refusal: notFound() };
  if (state.sessionId) {
    await deleteSession(tx, state.sessionId);
    const target = { targetUserId: user.id, sessionId: state.sessionId, caller };
    await recordAudit(auth, tx, { event: 'token_revoked', reason: 'auth code used twice', ...target });
    return { refusal: notFound(), ended: state.sessionId };
  }
  if (secondsBetween(state.authCodeIssuedAt, now) > codeSeconds) {
    return { refusal: new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired') };
  }
  if (!answersChallenge(verifier, state.codeChallenge)) {
    return {
      refusal: new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier'),
    };
  }
  if (isBanned(user, now)) return { refusal: new AuthError(400, 'user_banned', 'User is banned') };
  const opened = await startSession(auth, tx, { userId: user.id, method, caller });
  await putSession(tx, state.id, opened.session.id);
  return { opened };
}

/** How the mail that began the flow proves its reader; undefined where it does not sign in. */
function methodAfter(asked: string | undefined): SignInMethod | undefined {
  if (asked === 'email_change_current' || asked === 'email_change_new') return 'email_change';
  const type = signInTokenTypes.find((known) => known === asked);
  return type && methodOf(type, false);
}

const notFound = (): AuthError =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
