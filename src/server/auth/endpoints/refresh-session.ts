import { z } from 'zod';
import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailSessionEnded } from '../mails/auth-mail.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { limitCaller, limitSessionRefresh } from '../requests/limits.ts';
import { optionalText } from '../requests/read-json.ts';
import { judgeRefresh } from '../sessions/judge-refresh.ts';
import { type OpenSession, openSessionKey, presentSession, type WireSession } from '../sessions/present-session.ts';
import { isFromSession, type RefreshToken, readRefreshToken } from '../sessions/refresh-token.ts';
import {
  advanceCounter,
  deleteSession,
  endOf,
  findSession,
  listAmr,
  lockSession,
  type SessionRow,
} from '../sessions/session-store.ts';
import { isBanned } from '../users/is-banned.ts';
import { type Account, loadAccount } from '../users/user-store.ts';

export const refreshBody = z.object({ refresh_token: optionalText });

/** Kept as data until the transaction has committed: a theft ends the session, and a throw would bring it back. */
type Outcome = { readonly opened: OpenSession } | { readonly refusal: AuthError; readonly ended?: string };

/** Gives a session its next tokens. Never a 4xx for a lock, a limit or an outage: the client would drop its session. */
export async function refreshSession(
  auth: AuthContext,
  caller: Caller,
  body: z.output<typeof refreshBody>,
): Promise<WireSession> {
  await limitCaller(auth, 'refresh', caller);
  const token = readRefreshToken(body.refresh_token ?? '');
  if (!token) throw invalid('Refresh token is not valid');
  const session = await findSession(auth.db, token.sessionId);
  if (!session) throw notFound();
  const key = openSessionKey(auth, session);
  if (!key || !isFromSession(key, token)) throw invalid('Refresh token is not valid');
  await limitSessionRefresh(auth, session.id);

  const outcome = await auth.db.transaction((tx) => refresh(auth, tx, token, caller));
  if ('opened' in outcome) return presentSession(auth, outcome.opened);
  if (outcome.ended) auth.liveSessions.forget([outcome.ended]);
  throw outcome.refusal;
}

async function refresh(auth: AuthContext, tx: Executor, token: RefreshToken, caller: Caller): Promise<Outcome> {
  const now = auth.clock();
  const session = await lockSession(tx, token.sessionId);
  const account = session && (await loadAccount(tx, session.userId));
  if (!session || !account) return { refusal: notFound() };
  // A second step may have renewed the key while we waited for the lock.
  const key = openSessionKey(auth, session);
  if (!key || !isFromSession(key, token)) return { refusal: invalid('Refresh token is not valid') };
  if (isBanned(account.user, now)) return { refusal: new AuthError(400, 'user_banned', 'User is banned') };
  const end = endOf(session, now);
  if (end) return { refusal: sessionExpired(end) };

  const verdict = judgeRefresh(session, token.counter, now);
  if (verdict === 'theft') return endStolen(auth, tx, { session, account, caller });
  const present = verdict === 'advance' ? await advanceCounter(tx, session, now) : session;
  await recordAudit(auth, tx, { event: 'token_refreshed', actorUserId: session.userId, sessionId: session.id, caller });
  return { opened: { account, session: present, amr: await listAmr(tx, session.id) } };
}

async function endStolen(
  auth: AuthContext,
  tx: Executor,
  { session, account, caller }: { session: SessionRow; account: Account; caller: Caller },
): Promise<Outcome> {
  await deleteSession(tx, session.id);
  const target = { targetUserId: session.userId, sessionId: session.id, caller };
  await recordAudit(auth, tx, { event: 'token_reuse', outcome: 'failure', reason: 'session ended', ...target });
  await mailSessionEnded(auth, tx, account.user);
  const refusal = new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  return { refusal, ended: session.id };
}

const notFound = (): AuthError =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');

function sessionExpired(end: 'age' | 'inactivity'): AuthError {
  const why = end === 'age' ? 'Session Expired' : 'Session Expired (Inactivity)';
  return new AuthError(400, 'session_expired', `Invalid Refresh Token: ${why}`);
}
