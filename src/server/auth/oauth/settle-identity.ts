import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailIdentityLinked } from '../mails/auth-mail.ts';
import { deleteTokensOf } from '../tokens/one-time-token-store.ts';
import { confirmAddress } from '../tokens/redeem-token.ts';
import { changeIdentity, lockIdentity } from '../users/identity-store.ts';
import { isBanned } from '../users/is-banned.ts';
import { addUserOfService, lockUser, lockUserByEmail, type UserRow } from '../users/user-store.ts';
import { attachIdentity, identityDataOf, type NewIdentity } from './attach-identity.ts';
import { refusals } from './oauth-refusal.ts';

export interface Settled {
  readonly userId: string;
  readonly endedSessions: readonly string[];
}

interface Arrival extends NewIdentity {
  /** The service's name as people know it. */
  readonly title: string;
}

/**
 * Whose account this is: by the service's own id of the person first, else by an address that both the service and we know to
 * be theirs, else a new one. @throws AuthError signup_disabled, user_banned, email_exists, provider_email_needs_verification
 */
export async function settleIdentity(auth: AuthContext, tx: Executor, arrival: Arrival): Promise<Settled> {
  const { provider, account, title } = arrival;
  const known = await lockIdentity(tx, { provider, subject: account.subject });
  if (known) return signInKnown(auth, tx, known, arrival);
  const { email, emailVerified } = account;
  if (email === undefined || !emailVerified) throw refusals.addressNeedsProof(title);
  const user = await lockUserByEmail(tx, email);
  if (user) return linkByAddress(auth, tx, user, arrival);
  if (!auth.settings.signUps) throw refusals.signUpsClosed();
  const added = await addUserOfService(tx, { email, now: auth.clock() });
  if (!added) return settleIdentity(auth, tx, arrival); // somebody signed up with this address a moment ago
  await recordAudit(auth, tx, {
    event: 'user_signedup',
    reason: provider,
    actorUserId: added.id,
    caller: arrival.caller,
  });
  await attachIdentity(auth, tx, added, arrival);
  return { userId: added.id, endedSessions: [] };
}

async function signInKnown(
  auth: AuthContext,
  tx: Executor,
  { id, userId }: { id: string; userId: string },
  { account }: Arrival,
): Promise<Settled> {
  const user = await lockUser(tx, userId);
  if (!user) throw refusals.foreignState();
  refuseBanned(auth, user);
  const now = auth.clock();
  await changeIdentity(tx, id, {
    email: account.email ?? null,
    identityData: identityDataOf(account),
    lastSignInAt: now,
    updatedAt: now,
  });
  return { userId, endedSessions: [] };
}

/** The service vouches for the address. If we never saw it proven, whoever set a password here before may have been anybody. */
async function linkByAddress(auth: AuthContext, tx: Executor, user: UserRow, arrival: Arrival): Promise<Settled> {
  const { caller, title } = arrival;
  refuseBanned(auth, user);
  // Where addresses count without a message, ours proves nothing.
  if (auth.settings.mailerAutoconfirm) throw refusals.addressTaken(title);
  const endedSessions = user.emailConfirmedAt ? [] : await claimUnproven(auth, tx, user, caller);
  await attachIdentity(auth, tx, user, arrival);
  await mailIdentityLinked(auth, tx, user, title);
  return { userId: user.id, endedSessions };
}

async function claimUnproven(auth: AuthContext, tx: Executor, user: UserRow, caller: Caller): Promise<string[]> {
  await deleteTokensOf(tx, user.id);
  return confirmAddress(auth, tx, user, { type: 'oauth', caller });
}

export function refuseBanned(auth: AuthContext, user: UserRow): void {
  if (isBanned(user, auth.clock()) || user.deletedAt) throw refusals.banned();
}
