import { z } from 'zod';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, siteUrl } from '../auth-context.ts';
import { mailToken } from '../mails/auth-mail.ts';
import { requiredEmail } from '../requests/address.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { evenAnswer } from '../requests/even-answer.ts';
import { limitCaller, limitMail } from '../requests/limits.ts';
import { challengeFields, optionalText } from '../requests/read-json.ts';
import { redirectTarget } from '../requests/redirect-target.ts';
import { challengeOf } from '../tokens/code-challenge.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { changeUser, findUserByEmail, lockUserByEmail } from '../users/user-store.ts';
import { mailAddressChange } from './change-address.ts';

export const resendBody = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...challengeFields,
});

const resendTypes = ['signup', 'email_change', 'sms', 'phone_change'];

/** Mails the confirmation of a sign-up again. The answer is the same whatever became of the sign-up. */
export async function resendConfirmation(
  auth: AuthContext,
  caller: Caller,
  body: z.output<typeof resendBody> & { redirectTo: string | undefined },
): Promise<void> {
  await limitCaller(auth, 'mail', caller);
  if (!body.type || !resendTypes.includes(body.type))
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  const email = requiredEmail(body, 'Type provided requires an email address or a phone number');
  const challenge = challengeOf(body);
  await limitMail(auth, email);

  const redirectTo = redirectTarget(body.redirectTo, siteUrl(auth));
  if (body.type === 'email_change') {
    await evenAnswer(() => resendAddressChange(auth, email, { challenge, redirectTo }));
    return;
  }
  await evenAnswer(() =>
    auth.db.transaction(async (tx) => {
      const user = body.type === 'signup' ? await lockUserByEmail(tx, email) : undefined;
      if (!user || user.emailConfirmedAt) return;
      const token = await issueToken(auth, tx, { userId: user.id, email, type: 'signup', challenge });
      await changeUser(tx, user.id, { confirmationSentAt: auth.clock() });
      await recordAudit(auth, tx, { event: 'user_confirmation_requested', targetUserId: user.id, caller });
      await mailToken(auth, tx, { to: user, token, redirectTo });
    }),
  );
}

/** To both addresses, by the present one. Where the new one had a mail a moment ago nothing goes out, and nobody is told. */
async function resendAddressChange(
  auth: AuthContext,
  email: string,
  mails: { challenge: string | undefined; redirectTo: string },
): Promise<void> {
  const asked = await findUserByEmail(auth.db, email);
  if (!asked?.newEmail || !(await mayMail(auth, asked.newEmail))) return;
  await auth.db.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (user?.newEmail) await mailAddressChange(auth, tx, user, { ...mails, email: user.newEmail });
  });
}

async function mayMail(auth: AuthContext, email: string): Promise<boolean> {
  try {
    await limitMail(auth, email);
    return true;
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}
