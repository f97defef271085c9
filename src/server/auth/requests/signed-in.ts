import type { Context } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import type { AuthContext } from '../auth-context.ts';
import { readAccessToken } from '../sessions/access-token.ts';
import { endOf, findSession, markCounterSeen, type SessionRow } from '../sessions/session-store.ts';
import { lowerOf } from '../sessions/verify-access-token.ts';
import { isBanned } from '../users/is-banned.ts';
import { type Account, loadAccount } from '../users/user-store.ts';
import { AuthError } from './auth-error.ts';

export interface SignedIn {
  readonly account: Account;
  readonly session: SessionRow;
  /** What this token is good for: the session may have been raised since it was signed. */
  readonly aal: SessionRow['aal'];
}

/** Who asks, read from the database each time: here an end is seen at once. @throws AuthError 401 without a token, 403 for a bad one */
export async function signedIn(auth: AuthContext, c: Context<AppEnv>): Promise<SignedIn> {
  const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization')?.trim() ?? '')?.[1];
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const { userId, sessionId, aal, refreshCounter } = await readAccessToken(auth, token);
  const account = await loadAccount(auth.db, userId);
  if (!account) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const session = await findSession(auth.db, sessionId);
  if (!session || session.userId !== userId || endOf(session, auth.clock())) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  if (isBanned(account.user, auth.clock())) throw new AuthError(403, 'user_banned', 'User is banned');
  if (!session.counterSeen) await markCounterSeen(auth.db, sessionId, refreshCounter);
  return { account, session, aal: lowerOf(aal, session.aal) };
}
