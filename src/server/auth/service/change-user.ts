import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailPasswordChanged } from '../mails/auth-mail.ts';
import { deleteSessionsOf, listSessionIdsOf } from '../sessions/session-store.ts';
import { deleteTokensOf } from '../tokens/one-time-token-store.ts';
import { presentUser, type WireUser } from '../users/present-user.ts';
import { mergeMetadata } from '../users/user-metadata.ts';
import { changeUser, loadAccount, lockUser, type UserRow } from '../users/user-store.ts';
import { mergeAppMetadata } from './app-metadata.ts';
import { addressesOf, taken } from './create-user.ts';
import { notThere } from './find-user.ts';
import { passwordHashOf } from './password-of.ts';
import { bannedUntil, refuseOtherRole, type ServiceUserBody } from './service-body.ts';
import { findOwner, putAddressIdentities } from './service-user-store.ts';

interface Change {
  readonly userId: string;
  readonly body: ServiceUserBody;
  readonly caller: Caller;
}

/** An operator changes a user. A new password ends their sessions, and they hear of it; a ban shows at once. @throws AuthError 404 user_not_found */
export async function changeUserByService(auth: AuthContext, { userId, body, caller }: Change): Promise<WireUser> {
  refuseOtherRole(body.role);
  const addresses = addressesOf(body);
  const passwordHash = await passwordHashOf(auth, body);
  const { account, touched } = await auth.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || user.deletedAt) throw notThere();
    const owner = await findOwner(tx, addresses, userId);
    if (owner) throw taken(addresses, owner);
    const changes = { ...addresses, ...changesOf(auth, user, body), ...(passwordHash ? { passwordHash } : {}) };
    await changeUser(tx, userId, changes);
    const account = await loadAccount(tx, userId);
    if (account) await putAddressIdentities(tx, account.user, auth.clock());
    await recordAudit(auth, tx, { event: 'user_modified', reason: 'service call', targetUserId: userId, caller });
    const touched = passwordHash ? await endSessions(auth, tx, { user, caller }) : await listSessionIdsOf(tx, userId);
    return { account: await loadAccount(tx, userId), touched };
  });
  auth.liveSessions.forget(touched);
  if (!account) throw notThere();
  return presentUser(account);
}

function changesOf(auth: AuthContext, user: UserRow, body: ServiceUserBody) {
  const now = auth.clock();
  return {
    updatedAt: now,
    ...(body.user_metadata ? { userMetadata: mergeMetadata(user.userMetadata, body.user_metadata) } : {}),
    ...(body.app_metadata ? { appMetadata: mergeAppMetadata(user.appMetadata, body.app_metadata) } : {}),
    ...(body.ban_duration ? { bannedUntil: bannedUntil(body.ban_duration, now) } : {}),
    ...(body.email_confirm && !user.emailConfirmedAt ? { emailConfirmedAt: now, passwordDisputed: false } : {}),
    ...(body.phone_confirm && !user.phoneConfirmedAt ? { phoneConfirmedAt: now } : {}),
  };
}

async function endSessions(
  auth: AuthContext,
  tx: Executor,
  { user, caller }: { user: UserRow; caller: Caller },
): Promise<string[]> {
  await deleteTokensOf(tx, user.id);
  await recordAudit(auth, tx, {
    event: 'user_updated_password',
    reason: 'service call',
    targetUserId: user.id,
    caller,
  });
  await mailPasswordChanged(auth, tx, user);
  return deleteSessionsOf(tx, user.id);
}
