import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailPasswordChanged } from '../mails/auth-mail.ts';
import { AuthError } from '../requests/auth-error.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';
import { deleteTokensOf } from '../tokens/one-time-token-store.ts';
import { wordsOf } from '../users/user-metadata.ts';
import { changeUser, type UserRow } from '../users/user-store.ts';

/** @throws AuthError 422 weak_password, 400 */
export async function demandPassword(auth: AuthContext, user: UserRow, password: string): Promise<void> {
  await auth.passwordRule.demand(password, [user.email ?? '', ...wordsOf(user.userMetadata)]);
}

/** Before the transaction, since it takes its time. @throws AuthError 422 same_password */
export async function hashNewPassword(auth: AuthContext, user: UserRow, password: string): Promise<string> {
  if (await auth.hasher.isRight(password, user.passwordHash)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  return auth.hasher.hash(password);
}

/** A new password ends every other session and every mailed link or code, and the owner hears of it. Returns what ended. */
export async function putPassword(
  auth: AuthContext,
  tx: Executor,
  { account: { user }, session }: SignedIn,
  { passwordHash, caller }: { passwordHash: string; caller: Caller },
): Promise<string[]> {
  await changeUser(tx, user.id, { passwordHash, passwordDisputed: false, updatedAt: auth.clock() });
  await deleteTokensOf(tx, user.id);
  const entry = { event: 'user_updated_password', sessionId: session.id, caller } as const;
  await recordAudit(auth, tx, { ...entry, actorUserId: user.id });
  await mailPasswordChanged(auth, tx, user);
  return deleteSessionsOf(tx, user.id, session.id);
}
