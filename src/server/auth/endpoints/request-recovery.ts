import { z } from 'zod';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailToken } from '../mails/auth-mail.ts';
import { emailOf } from '../requests/address.ts';
import { invalid } from '../requests/auth-error.ts';
import { evenAnswer } from '../requests/even-answer.ts';
import { limitCaller, limitMail } from '../requests/limits.ts';
import { challengeFields, optionalText } from '../requests/read-json.ts';
import { redirectTargetOf } from '../requests/redirect-target.ts';
import { challengeOf } from '../tokens/code-challenge.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { changeUser, lockUserByEmail } from '../users/user-store.ts';

export const recoverBody = z.object({ email: optionalText, ...challengeFields });

/** Mails a link and a code that sign in to choose a new password. Known and unknown addresses get the same answer. */
export async function requestRecovery(
  auth: AuthContext,
  caller: Caller,
  body: z.output<typeof recoverBody> & { redirectTo: string | undefined },
): Promise<void> {
  await limitCaller(auth, 'mail', caller);
  if (!body.email) throw invalid('Password recovery requires an email');
  const email = emailOf(body.email);
  const challenge = challengeOf(body);
  await limitMail(auth, email);

  const redirectTo = redirectTargetOf(auth, body.redirectTo);
  await evenAnswer(() =>
    auth.db.transaction(async (tx) => {
      const user = await lockUserByEmail(tx, email);
      if (!user) return;
      const token = await issueToken(auth, tx, { userId: user.id, email, type: 'recovery', challenge });
      await changeUser(tx, user.id, { recoverySentAt: auth.clock() });
      await recordAudit(auth, tx, { event: 'user_recovery_requested', targetUserId: user.id, caller });
      await mailToken(auth, tx, { to: user, token, redirectTo });
    }),
  );
}
