import { z } from 'zod';
import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailToken } from '../mails/auth-mail.ts';
import { emailOf } from '../requests/address.ts';
import { invalid } from '../requests/auth-error.ts';
import { optionalData, optionalText } from '../requests/read-json.ts';
import { redirectTargetOf } from '../requests/redirect-target.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { presentUser, type WireUser } from '../users/present-user.ts';
import { mergeMetadata } from '../users/user-metadata.ts';
import { addUser, changeUser, loadAccount, lockUserByEmail, type UserRow } from '../users/user-store.ts';
import { emailTaken } from './create-user.ts';

export const inviteBody = z.object({ email: optionalText, data: optionalData });

/** An operator asks somebody in: the mail's link makes the address theirs. @throws AuthError 422 email_exists */
export async function inviteUser(
  auth: AuthContext,
  caller: Caller,
  body: z.output<typeof inviteBody> & { redirectTo: string | undefined },
): Promise<WireUser> {
  if (!body.email) throw invalid('An email address is required');
  const email = emailOf(body.email);
  const metadata = mergeMetadata({}, body.data ?? {});
  const account = await auth.db.transaction(async (tx) => {
    const user = await findOrAddInvited(auth, tx, { email, metadata });
    const token = await issueToken(auth, tx, { userId: user.id, email, type: 'invite' });
    await recordAudit(auth, tx, { event: 'user_invited', reason: 'service call', targetUserId: user.id, caller });
    await mailToken(auth, tx, { to: user, token, redirectTo: redirectTargetOf(auth, body.redirectTo) });
    return loadAccount(tx, user.id);
  });
  if (!account) throw new Error('the user was not stored');
  return presentUser(account);
}

/** One who never confirmed may be asked again. @throws AuthError 422 email_exists */
export async function findOrAddInvited(
  auth: AuthContext,
  tx: Executor,
  { email, metadata }: { email: string; metadata: Record<string, unknown> },
): Promise<UserRow> {
  const now = auth.clock();
  const user = (await addUser(tx, { email, metadata, now })) ?? (await lockUserByEmail(tx, email));
  if (!user || user.emailConfirmedAt) throw emailTaken();
  await changeUser(tx, user.id, { invitedAt: now });
  return user;
}
