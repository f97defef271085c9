import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailToken } from '../mails/auth-mail.ts';
import { type Address, requiredAddress } from '../requests/address.ts';
import { AuthError } from '../requests/auth-error.ts';
import { evenAnswer } from '../requests/even-answer.ts';
import { limitCaller, limitMessage } from '../requests/limits.ts';
import { challengeFields, optionalData, optionalFlag, optionalText } from '../requests/read-json.ts';
import { redirectTargetOf } from '../requests/redirect-target.ts';
import { requireSignUps } from '../requests/sign-ups.ts';
import { requireReachable } from '../requests/text-channel.ts';
import { challengeOf } from '../tokens/code-challenge.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { sendPhoneCode } from '../tokens/phone-code.ts';
import { isProven } from '../users/proven-address.ts';
import { mergeMetadata } from '../users/user-metadata.ts';
import { addUser, changeUser, lockUserByAddress, type UserRow } from '../users/user-store.ts';

export const otpBody = z.object({
  email: optionalText,
  phone: optionalText,
  create_user: optionalFlag,
  data: optionalData,
  channel: optionalText,
  ...challengeFields,
});

type OtpBody = z.output<typeof otpBody> & { redirectTo: string | undefined };

/** Mails a link and a code to sign in with, or texts a code. A new address gets a user without a password, unless `create_user` is false. */
export async function requestMagicLink(
  auth: AuthContext,
  caller: Caller,
  body: OtpBody,
): Promise<{ message_id?: string }> {
  const addsUsers = body.create_user !== false;
  // Also for those who have an account: else the answer would tell who has one.
  if (addsUsers) requireSignUps(auth);
  await limitCaller(auth, 'mail', caller);
  const address = requiredAddress(auth, body, 'One of email or phone must be set');
  const metadata = mergeMetadata({}, body.data ?? {});
  const challenge = challengeOf(body);
  requireReachable(address, body.channel);
  await limitMessage(auth, address);

  const redirectTo = redirectTargetOf(auth, body.redirectTo);
  const find = addsUsers ? finderThatAdds(auth, metadata, caller) : lockUserByAddress;
  await evenAnswer(() =>
    auth.db.transaction(async (tx) => {
      const user = await find(tx, address);
      if (user) return send(auth, tx, user, { address, challenge, redirectTo, caller });
      if (!auth.settings.tellsUnknownAddresses) return;
      throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
    }),
  );
  // Made up for those whom nothing was sent to, and so for all.
  return 'phone' in address ? { message_id: randomUUID() } : {};
}

interface Sending {
  readonly address: Address;
  readonly challenge: string | undefined;
  readonly redirectTo: string;
  readonly caller: Caller;
}

async function send(
  auth: AuthContext,
  tx: Executor,
  user: UserRow,
  { address, challenge, redirectTo, caller }: Sending,
): Promise<void> {
  const now = auth.clock();
  await changeUser(tx, user.id, isProven(user, address) ? { recoverySentAt: now } : { confirmationSentAt: now });
  const reason = 'email' in address ? 'magic link' : 'code by text';
  await recordAudit(auth, tx, { event: 'user_recovery_requested', reason, targetUserId: user.id, caller });
  if ('phone' in address) return sendPhoneCode(auth, tx, { user, phone: address.phone, type: 'sms' });
  const token = await issueToken(auth, tx, { userId: user.id, email: address.email, type: 'magiclink', challenge });
  await mailToken(auth, tx, { to: user, token, redirectTo });
}

function finderThatAdds(auth: AuthContext, metadata: Record<string, unknown>, caller: Caller) {
  return async (tx: Executor, address: Address): Promise<UserRow | undefined> => {
    const added = await addUser(tx, { ...address, metadata, now: auth.clock() });
    if (!added) return lockUserByAddress(tx, address);
    const reason = 'email' in address ? 'magic link' : 'code by text';
    await recordAudit(auth, tx, { event: 'user_signedup', reason, actorUserId: added.id, caller });
    return added;
  };
}
