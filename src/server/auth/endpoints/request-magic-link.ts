import { z } from 'zod';
import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, siteUrl } from '../auth-context.ts';
import { mailToken } from '../mails/auth-mail.ts';
import { requiredEmail } from '../requests/address.ts';
import { evenAnswer } from '../requests/even-answer.ts';
import { limitCaller, limitMail } from '../requests/limits.ts';
import { challengeFields, optionalData, optionalFlag, optionalText } from '../requests/read-json.ts';
import { redirectTarget } from '../requests/redirect-target.ts';
import { challengeOf } from '../tokens/code-challenge.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { mergeMetadata } from '../users/user-metadata.ts';
import { addUser, changeUser, lockUserByEmail, type UserRow } from '../users/user-store.ts';

export const otpBody = z.object({
  email: optionalText,
  phone: optionalText,
  create_user: optionalFlag,
  data: optionalData,
  ...challengeFields,
});

/** Mails a link and a code to sign in with. A new address gets a user without a password, unless `create_user` is false. */
export async function requestMagicLink(
  auth: AuthContext,
  caller: Caller,
  body: z.output<typeof otpBody> & { redirectTo: string | undefined },
): Promise<void> {
  await limitCaller(auth, 'mail', caller);
  const email = requiredEmail(body, 'One of email or phone must be set');
  const metadata = mergeMetadata({}, body.data ?? {});
  const challenge = challengeOf(body);
  await limitMail(auth, email);

  const redirectTo = redirectTarget(body.redirectTo, siteUrl(auth));
  const find = body.create_user === false ? lockUserByEmail : finderThatAdds(auth, metadata, caller);
  await evenAnswer(() =>
    auth.db.transaction(async (tx) => {
      const user = await find(tx, email);
      if (!user) return;
      const token = await issueToken(auth, tx, { userId: user.id, email, type: 'magiclink', challenge });
      await changeUser(
        tx,
        user.id,
        user.emailConfirmedAt ? { recoverySentAt: auth.clock() } : { confirmationSentAt: auth.clock() },
      );
      await recordAudit(auth, tx, {
        event: 'user_recovery_requested',
        reason: 'magic link',
        targetUserId: user.id,
        caller,
      });
      await mailToken(auth, tx, { to: user, token, redirectTo });
    }),
  );
}

function finderThatAdds(auth: AuthContext, metadata: Record<string, unknown>, caller: Caller) {
  return async (tx: Executor, email: string): Promise<UserRow | undefined> => {
    const added = await addUser(tx, { email, metadata, now: auth.clock() });
    if (!added) return lockUserByEmail(tx, email);
    await recordAudit(auth, tx, { event: 'user_signedup', reason: 'magic link', actorUserId: added.id, caller });
    return added;
  };
}
