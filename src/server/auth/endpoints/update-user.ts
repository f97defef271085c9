import { z } from 'zod';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { emailOf } from '../requests/address.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { limitCaller, limitText } from '../requests/limits.ts';
import { challengeFields, optionalData, optionalText } from '../requests/read-json.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { presentUser, type WireUser } from '../users/present-user.ts';
import { mergeMetadata } from '../users/user-metadata.ts';
import { changeUser, loadAccount, lockUser, type UserRow } from '../users/user-store.ts';
import { changePassword, requireProof } from './change-password.ts';
import { beginPhoneChange, phoneWishOf } from './change-phone.ts';

export const updateUserBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  channel: optionalText,
  data: optionalData,
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});

type UpdateUserBody = z.output<typeof updateUserBody>;

/** Changes what a user may change about themselves. Either all of it or nothing. */
export async function updateUser(
  auth: AuthContext,
  { account, session }: SignedIn,
  request: { caller: Caller; body: UpdateUserBody },
): Promise<WireUser> {
  const { caller, body } = request;
  const userId = account.user.id;
  await limitCaller(auth, 'user', caller);
  refuseWhatIsNotTheirs(body, account.user);
  if (body.data) mergeMetadata(account.user.userMetadata, body.data); // too large: before the password changes
  const phone = phoneWishOf(auth, account.user, { caller, phone: body.phone, channel: body.channel });
  if (phone) {
    await requireProof(auth, { account, session }, { ...body, caller });
    await limitText(auth, phone.phone);
  }
  if (body.password !== undefined) {
    await changePassword(auth, { account, session }, { ...body, password: body.password, caller });
  }
  if (phone) {
    auth.liveSessions.forget(await auth.db.transaction((tx) => beginPhoneChange(auth, tx, account.user, phone)));
  }
  if (body.data) {
    await changeMetadata(auth, { userId, data: body.data, caller });
    auth.liveSessions.forget([session.id]);
  }
  const changed = await loadAccount(auth.db, userId);
  if (!changed) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return presentUser(changed);
}

function refuseWhatIsNotTheirs(body: UpdateUserBody, { email, isAnonymous }: UserRow): void {
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (body.email && emailOf(body.email) !== email) throw notYet('Changing the email address');
  if (body.password && isAnonymous && !body.email && !body.phone) {
    const text = 'Updating password of an anonymous user without an email or phone is not allowed';
    throw new AuthError(422, 'validation_failed', text);
  }
  if (body.password === '') throw invalid('A new password cannot be empty');
}

function notYet(what: string): AuthError {
  return new AuthError(422, 'validation_failed', `${what} is not available yet`);
}

async function changeMetadata(
  auth: AuthContext,
  { userId, data, caller }: { userId: string; data: Record<string, unknown>; caller: Caller },
): Promise<void> {
  await auth.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) return;
    await changeUser(tx, userId, { userMetadata: mergeMetadata(user.userMetadata, data), updatedAt: auth.clock() });
    await recordAudit(auth, tx, { event: 'user_modified', actorUserId: userId, caller });
  });
}
