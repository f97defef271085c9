import { z } from 'zod';
import type { AuthContext, Caller } from '../auth-context.ts';
import { emailOf, phoneOf } from '../requests/address.ts';
import { invalid } from '../requests/auth-error.ts';
import { limitCaller } from '../requests/limits.ts';
import { optionalText } from '../requests/read-json.ts';
import { presentSession, type WireSession } from '../sessions/present-session.ts';
import type { SignInMethod } from '../sessions/sign-in-method.ts';
import { startSession } from '../sessions/start-session.ts';
import type { SignInTokenType } from '../tokens/one-time-token.ts';
import { redeemPhoneCode } from '../tokens/phone-code.ts';
import { matchToken, type Redeemable, type Redeemed, redeemToken, typesFor } from '../tokens/redeem-token.ts';
import { confirmAddressChange, type FirstHalf } from './confirm-address-change.ts';

export const verifyBody = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
});

const knownTypes = ['signup', 'magiclink', 'recovery', 'email', 'invite', 'email_change', 'sms', 'phone_change'];

/** Signs in with what a mail brought: the link's token, or the address and the code. */
export async function verifyToken(
  auth: AuthContext,
  caller: Caller,
  body: z.output<typeof verifyBody>,
): Promise<WireSession | FirstHalf> {
  await limitCaller(auth, 'verify', caller);
  const given = redeemableOf(body);
  if ('phone' in given) return redeemPhoneCode(auth, caller, { ...given, type: body.type ?? '' });
  if (body.type === 'email_change') return confirmAddressChange(auth, caller, given);
  return redeemForSession(auth, caller, given, body.type ?? '');
}

/** @throws AuthError 403 otp_expired for every miss alike */
export async function redeemForSession(
  auth: AuthContext,
  caller: Caller,
  given: Redeemable,
  type: string,
): Promise<WireSession> {
  const take = await matchToken(auth, given, typesFor(type));
  const { opened, redeemed } = await auth.db.transaction(async (tx) => {
    const redeemed = await redeemToken(auth, tx, { take, caller });
    const method = methodOf(redeemed.type, 'code' in given);
    return { redeemed, opened: await startSession(auth, tx, { userId: redeemed.user.id, method, caller }) };
  });
  forgetEnded(auth, redeemed);
  return presentSession(auth, opened);
}

export const forgetEnded = (auth: AuthContext, { endedSessions }: Redeemed): void =>
  auth.liveSessions.forget(endedSessions);

export function methodOf(type: SignInTokenType, isCode: boolean): SignInMethod {
  if (type === 'recovery') return 'recovery';
  if (type === 'signup') return 'email/signup';
  if (type === 'invite') return 'invite';
  return isCode ? 'otp' : 'magiclink';
}

export function requireKnownType(type: string | undefined): string {
  if (!type) throw invalid('Verify requires a verification type');
  if (!knownTypes.includes(type)) throw invalid('Invalid verification type');
  return type;
}

type Given = Redeemable | { readonly phone: string; readonly code: string };

function redeemableOf({ type, token, token_hash: link, email, phone }: z.output<typeof verifyBody>): Given {
  requireKnownType(type);
  if (token && link) throw invalid('Verify requires either a token or a token hash');
  if (link) {
    if (email || phone) throw invalid('Only the token_hash and type should be provided');
    return { link };
  }
  if (!token) throw invalid('Verify requires a token or a token hash');
  if (email && phone) throw invalid('Only an email address or phone number should be provided on verify');
  if (phone) return { phone: phoneOf(phone), code: token };
  if (!email) throw invalid('Only the token_hash and type should be provided, or an email address with the token');
  return { email: emailOf(email), code: token };
}
