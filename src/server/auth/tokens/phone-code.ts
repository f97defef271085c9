import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, secondsAfter } from '../auth-context.ts';
import { mailPhoneChanged } from '../mails/auth-mail.ts';
import { textCode, textPhoneChanged } from '../mails/auth-text.ts';
import { AuthError } from '../requests/auth-error.ts';
import { type OpenSession, presentSession, type WireSession } from '../sessions/present-session.ts';
import { deleteSessionsOf, listSessionIdsOf } from '../sessions/session-store.ts';
import { startSession } from '../sessions/start-session.ts';
import { isBanned } from '../users/is-banned.ts';
import { isProven, takeProvenAddress } from '../users/proven-address.ts';
import { changeUser, deleteUser, lockUser, lockUserByAddress, type UserRow } from '../users/user-store.ts';
import { hashCode, hashLinkToken, isSameHash, newCode, newLinkToken, type TokenType } from './one-time-token.ts';
import {
  countPhoneTry,
  dropRivalCodes,
  type OneTimeTokenRow,
  replaceToken,
  takeByCode,
} from './one-time-token-store.ts';
import { expired } from './redeem-token.ts';

/** `signup` confirms the number that somebody signed up with, `sms` signs in, `phone_change` brings a user another number. */
type PhoneCodeType = Extract<TokenType, 'signup' | 'sms' | 'phone_change'>;

/** The type that a request names, as the codes that it may redeem. */
const redeemable: Readonly<Record<string, readonly PhoneCodeType[]>> = {
  sms: ['sms', 'signup'],
  phone_change: ['phone_change'],
};

/** Texts a code, of which only a keyed hash is kept. */
export async function sendPhoneCode(
  auth: AuthContext,
  tx: Executor,
  { user, phone, type }: { user: UserRow; phone: string; type: PhoneCodeType },
): Promise<void> {
  const now = auth.clock();
  const code = newCode();
  const expiresAt = secondsAfter(now, auth.settings.codeSeconds);
  // Of those who want one number the last to ask holds it: else each of them would be one more code to hit by chance.
  if (type === 'phone_change') await dropRivalCodes(tx, { userId: user.id, phone });
  await replaceToken(tx, {
    userId: user.id,
    type,
    tokenHash: hashLinkToken(newLinkToken()), // of a link that nobody is told
    codeHash: hashCode(auth.keys.codes, phone, code),
    relatesTo: phone,
    linkExpiresAt: expiresAt,
    codeExpiresAt: expiresAt,
    createdAt: now,
  });
  await textCode(auth, tx, { ...user, phone }, code);
}

/** Signs in with the code that came by SMS. @throws AuthError 403 otp_expired for every miss alike */
export async function redeemPhoneCode(
  auth: AuthContext,
  caller: Caller,
  { type, phone, code }: { type: string; phone: string; code: string },
): Promise<WireSession> {
  const now = auth.clock();
  const candidates = await countPhoneTry(auth.db, { phone, types: redeemable[type] ?? [], now });
  const codeHash = hashCode(auth.keys.codes, phone, code);
  const match = candidates.find((token) => isSameHash(token.codeHash, codeHash));
  if (!match) throw expired();
  const { opened, changed } = await auth.db.transaction((tx) => redeem(auth, tx, { match, phone, caller }));
  auth.liveSessions.forget(changed);
  return presentSession(auth, opened);
}

/** Returns with the session those that ended or know the user by what is no longer so. */
async function redeem(
  auth: AuthContext,
  tx: Executor,
  { match, phone, caller }: { match: OneTimeTokenRow; phone: string; caller: Caller },
): Promise<{ opened: OpenSession; changed: string[] }> {
  const token = await takeByCode(tx, match);
  const user = token && (await lockUser(tx, token.userId));
  const present = token?.type === 'phone_change' ? user?.newPhone : user?.phone;
  // The number may have changed since the code went out.
  if (!token || !user || present !== phone) throw expired();
  if (isBanned(user, auth.clock())) throw new AuthError(400, 'user_banned', 'User is banned');
  const prove = { user, phone, caller };
  const changed =
    token.type === 'phone_change'
      ? await takeNumber(auth, tx, prove)
      : await confirmNumber(auth, tx, { ...prove, isSignUp: token.type === 'signup' });
  return { opened: await startSession(auth, tx, { userId: user.id, method: 'otp', caller }), changed };
}

interface Proof {
  readonly user: UserRow;
  readonly phone: string;
  readonly caller: Caller;
}

/** As for an address of mail: a password set before by who knows whom goes, unless this confirms the very sign-up that set it. */
async function confirmNumber(
  auth: AuthContext,
  tx: Executor,
  { user, phone, caller, isSignUp }: Proof & { isSignUp: boolean },
): Promise<string[]> {
  if (user.phoneConfirmedAt) return [];
  const isSafe = user.emailConfirmedAt !== null || (isSignUp && !user.passwordDisputed);
  await changeUser(tx, user.id, { passwordDisputed: false, ...(isSafe ? {} : { passwordHash: null }) });
  await takeProvenAddress(tx, user, { address: { phone }, now: auth.clock() });
  await recordAudit(auth, tx, { event: 'user_modified', reason: 'phone confirmed', actorUserId: user.id, caller });
  return isSafe ? [] : deleteSessionsOf(tx, user.id);
}

/** The user's number is this from now on, and whoever had its account before hears of it. @throws AuthError 422 phone_exists */
export async function takeNumber(auth: AuthContext, tx: Executor, { user, phone, caller }: Proof): Promise<string[]> {
  const address = { phone };
  const holder = await lockUserByAddress(tx, address);
  if (holder && holder.id !== user.id) {
    if (isProven(holder, address)) throw phoneTaken();
    await giveUpNumber(tx, holder);
  }
  await takeProvenAddress(tx, user, { address, now: auth.clock() });
  await recordAudit(auth, tx, { event: 'user_modified', reason: 'phone changed', actorUserId: user.id, caller });
  if (user.email) await mailPhoneChanged(auth, tx, user);
  else if (user.phone) await textPhoneChanged(auth, tx, { ...user, phone: user.phone });
  return listSessionIdsOf(tx, user.id);
}

export const phoneTaken = (): AuthError =>
  new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered');

/** Somebody signed up with a number that was never theirs: who has nothing else was nobody. */
async function giveUpNumber(tx: Executor, holder: UserRow): Promise<void> {
  if (holder.email) await changeUser(tx, holder.id, { phone: null });
  else await deleteUser(tx, holder.id);
}
