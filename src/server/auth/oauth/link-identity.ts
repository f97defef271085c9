import type { Executor } from '#server/db/connection.ts';
import type { AuthContext } from '../auth-context.ts';
import { mailIdentityLinked } from '../mails/auth-mail.ts';
import { endOf, findSession } from '../sessions/session-store.ts';
import { lockIdentity } from '../users/identity-store.ts';
import { changeUser, findUserByEmail, lockUser, type UserRow } from '../users/user-store.ts';
import { attachIdentity, type NewIdentity } from './attach-identity.ts';
import { refusals } from './oauth-refusal.ts';
import { refuseBanned, type Settled } from './settle-identity.ts';

interface Link extends NewIdentity {
  readonly title: string;
  readonly userId: string;
  /** In which the user asked for it. */
  readonly sessionId: string | undefined;
}

/**
 * Adds a way in for a signed-in user. The address plays no part in it, as the user has shown who they are on both sides; the
 * session must still be there. @throws AuthError bad_oauth_state, identity_already_exists, email_exists, user_banned
 */
export async function linkIdentity(auth: AuthContext, tx: Executor, link: Link): Promise<Settled> {
  const { provider, account, title, userId, sessionId } = link;
  const known = await lockIdentity(tx, { provider, subject: account.subject });
  const user = await lockUser(tx, userId);
  const session = sessionId === undefined ? undefined : await findSession(tx, sessionId);
  if (!user || !session || session.userId !== userId || endOf(session, auth.clock())) throw refusals.foreignState();
  refuseBanned(auth, user);
  if (known) throw refusals.alreadyLinked(title);
  if (user.isAnonymous) await makePermanent(auth, tx, user, link);
  await attachIdentity(auth, tx, user, link);
  await mailIdentityLinked(auth, tx, user, title);
  return { userId, endedSessions: [] };
}

/** An anonymous user stays the same user, and gets the address that the service vouches for. */
async function makePermanent(
  auth: AuthContext,
  tx: Executor,
  { id }: UserRow,
  { account: { email, emailVerified }, title }: Link,
): Promise<void> {
  const address = emailVerified ? email : undefined;
  if (address !== undefined && (await findUserByEmail(tx, address))) throw refusals.addressTaken(title);
  const now = auth.clock();
  const proven = address === undefined ? {} : { email: address, emailConfirmedAt: now };
  await changeUser(tx, id, { isAnonymous: false, ...proven });
}
