import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailAddressChanged } from '../mails/address-mail.ts';
import { mailAlreadyRegistered, mailToken } from '../mails/auth-mail.ts';
import { AuthError } from '../requests/auth-error.ts';
import { listSessionIdsOf } from '../sessions/session-store.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { hasProvenAddress } from '../tokens/redeem-address-change.ts';
import { takeProvenAddress } from '../users/proven-address.ts';
import { changeUser, findUserByEmail, type UserRow } from '../users/user-store.ts';

export interface AddressWish {
  readonly email: string;
  readonly challenge: string | undefined;
  readonly redirectTo: string;
  readonly caller: Caller;
}

/**
 * Mails the present and the new address; it changes once both have agreed. Where the new one has an account, its owner hears of it
 * and whoever asked sees no difference. Where addresses count without a message it changes at once. Returns the sessions that
 * know the user by what is no longer so. @throws AuthError 422 email_exists, only where addresses count without a message
 */
export async function beginAddressChange(
  auth: AuthContext,
  tx: Executor,
  user: UserRow,
  wish: AddressWish,
): Promise<readonly string[]> {
  if (auth.settings.mailerAutoconfirm) return takeAddress(auth, tx, user, wish);
  const now = auth.clock();
  await changeUser(tx, user.id, { newEmail: wish.email, emailChangeSentAt: now, updatedAt: now });
  const entry = { event: 'user_modified', reason: 'address change asked', caller: wish.caller } as const;
  await recordAudit(auth, tx, { ...entry, actorUserId: user.id });
  await mailAddressChange(auth, tx, user, wish);
  return [];
}

async function takeAddress(
  auth: AuthContext,
  tx: Executor,
  user: UserRow,
  { email, caller }: AddressWish,
): Promise<readonly string[]> {
  if (await findUserByEmail(tx, email)) {
    throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
  }
  await takeProvenAddress(tx, user, { address: { email }, now: auth.clock() });
  await recordAudit(auth, tx, { event: 'user_modified', reason: 'address changed', actorUserId: user.id, caller });
  if (hasProvenAddress(user)) await mailAddressChanged(auth, tx, user);
  return listSessionIdsOf(tx, user.id);
}

/** The mails of a change that waits; those from before end. */
export async function mailAddressChange(
  auth: AuthContext,
  tx: Executor,
  user: UserRow,
  { email, challenge, redirectTo }: Omit<AddressWish, 'caller'>,
): Promise<void> {
  const asked = { userId: user.id, challenge };
  if (user.email && hasProvenAddress(user)) {
    const token = await issueToken(auth, tx, { ...asked, email: user.email, type: 'email_change_current' });
    await mailToken(auth, tx, { to: user, token, redirectTo });
  }
  // Issued also where nobody gets it: it replaces the one that went to an address asked for before.
  const token = await issueToken(auth, tx, { ...asked, email, type: 'email_change_new' });
  const owner = await findUserByEmail(tx, email);
  if (owner && hasProvenAddress(owner)) await mailAlreadyRegistered(auth, tx, owner);
  else await mailToken(auth, tx, { to: { ...user, email }, token, redirectTo });
}
