import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailAlreadyRegistered, mailToken } from '../mails/auth-mail.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { hasProvenAddress } from '../tokens/redeem-address-change.ts';
import { changeUser, findUserByEmail, type UserRow } from '../users/user-store.ts';

export interface AddressWish {
  readonly email: string;
  readonly challenge: string | undefined;
  readonly redirectTo: string;
  readonly caller: Caller;
}

/**
 * Mails the present and the new address; it changes once both have agreed. Where the new one has an account, its owner hears of it
 * and whoever asked sees no difference.
 */
export async function beginAddressChange(
  auth: AuthContext,
  tx: Executor,
  user: UserRow,
  wish: AddressWish,
): Promise<void> {
  const now = auth.clock();
  await changeUser(tx, user.id, { newEmail: wish.email, emailChangeSentAt: now, updatedAt: now });
  const entry = { event: 'user_modified', reason: 'address change asked', caller: wish.caller } as const;
  await recordAudit(auth, tx, { ...entry, actorUserId: user.id });
  await mailAddressChange(auth, tx, user, wish);
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
  if (owner) await mailAlreadyRegistered(auth, tx, owner);
  else await mailToken(auth, tx, { to: { ...user, email }, token, redirectTo });
}
