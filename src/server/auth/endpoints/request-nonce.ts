import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { limitFactorText, textCode } from '../factors/phone-code.ts';
import { mailNonce } from '../mails/address-mail.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { limitCaller, limitMail } from '../requests/limits.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { changeUser, type UserRow } from '../users/user-store.ts';

/** Sends a code that proves, for one change, that whoever sits there reads the user's mail or telephone. */
export async function requestNonce(auth: AuthContext, { account, session }: SignedIn, caller: Caller): Promise<void> {
  await limitCaller(auth, 'mail', caller);
  const { user } = account;
  const { address, isPhone } = provenAddressOf(auth, user);
  await (isPhone ? limitFactorText(auth, address) : limitMail(auth, address));
  await auth.db.transaction(async (tx) => {
    const { code } = await issueToken(auth, tx, { userId: user.id, email: address, type: 'reauthentication' });
    await changeUser(tx, user.id, { reauthenticationSentAt: auth.clock() });
    const entry = { event: 'user_reauthenticate_requested', sessionId: session.id, caller } as const;
    await recordAudit(auth, tx, { ...entry, actorUserId: user.id });
    if (isPhone) await textCode(auth, tx, { user, phone: address, code });
    else await mailNonce(auth, tx, user, code);
  });
}

/** @throws AuthError */
function provenAddressOf(auth: AuthContext, user: UserRow): { address: string; isPhone: boolean } {
  if (!user.email && !user.phone) {
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  }
  if (user.email && user.emailConfirmedAt) return { address: user.email, isPhone: false };
  if (user.phone && user.phoneConfirmedAt && auth.settings.phone) return { address: user.phone, isPhone: true };
  if (user.email) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.');
}
