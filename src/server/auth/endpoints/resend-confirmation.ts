import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailToken } from '../mails/auth-mail.ts';
import { requiredAddress } from '../requests/address.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { evenAnswer } from '../requests/even-answer.ts';
import { limitCaller, limitMail, limitMessage } from '../requests/limits.ts';
import { challengeFields, optionalText } from '../requests/read-json.ts';
import { redirectTargetOf } from '../requests/redirect-target.ts';
import { challengeOf } from '../tokens/code-challenge.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { findPhoneChange } from '../tokens/one-time-token-store.ts';
import { sendPhoneCode } from '../tokens/phone-code.ts';
import { changeUser, findUserByEmail, lockUser, lockUserByAddress } from '../users/user-store.ts';
import { mailAddressChange } from './change-address.ts';

export const resendBody = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...challengeFields,
});

const resendTypes = ['signup', 'email_change', 'sms', 'phone_change'];

interface Resend {
  readonly type: string;
  readonly challenge: string | undefined;
  readonly redirectTo: string;
  readonly caller: Caller;
}

/** Sends the confirmation of a sign-up or of a change again. The answer is the same whatever became of it. */
export async function resendConfirmation(
  auth: AuthContext,
  caller: Caller,
  body: z.output<typeof resendBody> & { redirectTo: string | undefined },
): Promise<{ message_id?: string }> {
  await limitCaller(auth, 'mail', caller);
  const { type } = body;
  if (!type || !resendTypes.includes(type))
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  const address = requiredAddress(auth, body, 'Type provided requires an email address or a phone number');
  const isForPhone = type === 'sms' || type === 'phone_change';
  if (isForPhone !== 'phone' in address) {
    throw invalid(`Type provided requires ${isForPhone ? 'a phone number' : 'an email address'}`);
  }
  const resend = { type, challenge: challengeOf(body), redirectTo: redirectTargetOf(auth, body.redirectTo), caller };
  await limitMessage(auth, address);

  if (type === 'email_change' && 'email' in address) {
    await evenAnswer(() => resendAddressChange(auth, address.email, resend));
    return {};
  }
  await evenAnswer(() =>
    auth.db.transaction((tx) =>
      'phone' in address ? textAgain(auth, tx, address.phone, resend) : mailAgain(auth, tx, address.email, resend),
    ),
  );
  return 'phone' in address ? { message_id: randomUUID() } : {};
}

async function mailAgain(
  auth: AuthContext,
  tx: Executor,
  email: string,
  { type, challenge, redirectTo, caller }: Resend,
): Promise<void> {
  const user = type === 'signup' ? await lockUserByAddress(tx, { email }) : undefined;
  if (!user || user.emailConfirmedAt) return;
  const token = await issueToken(auth, tx, { userId: user.id, email, type: 'signup', challenge });
  await changeUser(tx, user.id, { confirmationSentAt: auth.clock() });
  await recordAudit(auth, tx, { event: 'user_confirmation_requested', targetUserId: user.id, caller });
  await mailToken(auth, tx, { to: user, token, redirectTo });
}

/** A change is found by the new number, which is where its code goes. */
async function textAgain(auth: AuthContext, tx: Executor, phone: string, { type, caller }: Resend): Promise<void> {
  const requested = { event: 'user_confirmation_requested', caller } as const;
  if (type === 'sms') {
    const user = await lockUserByAddress(tx, { phone });
    if (!user || user.phoneConfirmedAt) return;
    await changeUser(tx, user.id, { confirmationSentAt: auth.clock() });
    await recordAudit(auth, tx, { ...requested, targetUserId: user.id });
    return sendPhoneCode(auth, tx, { user, phone, type: 'signup' });
  }
  const change = await findPhoneChange(tx, phone);
  const user = change && (await lockUser(tx, change.userId));
  if (user?.newPhone !== phone) return;
  await changeUser(tx, user.id, { phoneChangeSentAt: auth.clock() });
  await recordAudit(auth, tx, { ...requested, targetUserId: user.id });
  await sendPhoneCode(auth, tx, { user, phone, type: 'phone_change' });
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
    const user = await lockUserByAddress(tx, { email });
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
