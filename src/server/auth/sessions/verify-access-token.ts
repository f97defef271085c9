import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../requests/auth-error.ts';
import { isBanned } from '../users/is-banned.ts';
import { readAccessToken } from './access-token.ts';
import type { LiveSession } from './live-sessions.ts';
import { endOf, findSessionWithUser, markCounterSeen } from './session-store.ts';

export interface SignedInUser {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Of this token: one from before the second step stays at the first level. */
  readonly aal: 'aal1' | 'aal2';
  /** Without any address yet: whoever loses this session has lost the user. */
  readonly isAnonymous: boolean;
  /** Written by the user: a hint for display, never a permission. */
  readonly userMetadata: Record<string, unknown>;
}

/** Who carries this token: signed by us, not expired, and its session has not ended. Undefined for anything else. */
export async function verifyAccessToken(auth: AuthContext, token: string): Promise<SignedInUser | undefined> {
  const claims = await readAccessToken(auth, token).catch((error: unknown) => {
    if (error instanceof AuthError) return undefined;
    throw error;
  });
  if (!claims) return undefined;
  const { userId, sessionId, aal, refreshCounter } = claims;
  const known = auth.liveSessions.get(sessionId);
  // A token newer than what is known has to be met by the database once, so that its refresh counts as received.
  const live =
    known && known.refreshCounter >= refreshCounter
      ? known
      : await auth.liveSessions.learn(sessionId, () => lookUp(auth, { userId, sessionId, refreshCounter }));
  if (!live || live.userId !== userId) return undefined;
  const { email, isAnonymous, userMetadata } = live;
  return { userId, sessionId, email, aal: lowerOf(aal, live.aal), isAnonymous, userMetadata };
}

/** A session may have been lowered since its token was signed, and raised without it. */
export const lowerOf = (token: SignedInUser['aal'], session: SignedInUser['aal']): SignedInUser['aal'] =>
  token === 'aal2' ? session : 'aal1';

interface Asked {
  readonly userId: string;
  readonly sessionId: string;
  readonly refreshCounter: number;
}

async function lookUp(
  auth: AuthContext,
  { userId, sessionId, refreshCounter }: Asked,
): Promise<LiveSession | undefined> {
  const found = await findSessionWithUser(auth.db, sessionId);
  const now = auth.clock();
  if (!found || found.user.id !== userId || isBanned(found.user, now) || endOf(found.session, now)) return undefined;
  const { session, user } = found;
  if (session.refreshCounter === refreshCounter && !session.counterSeen) {
    await markCounterSeen(auth.db, sessionId, refreshCounter);
  }
  return {
    userId,
    email: user.email ?? '',
    userMetadata: user.userMetadata,
    aal: session.aal,
    isAnonymous: user.isAnonymous,
    // The token's, not the row's: until a token of the row's counter comes, that refresh is not known to have arrived.
    refreshCounter,
  };
}
