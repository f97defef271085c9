import { z } from 'zod';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { sentence } from '../passwords/password-rule.ts';
import { type Address, addressOf, textOf } from '../requests/address.ts';
import { AuthError } from '../requests/auth-error.ts';
import { limitCaller } from '../requests/limits.ts';
import { forgetPasswordTries, limitPasswordTry } from '../requests/password-tries.ts';
import { optionalText } from '../requests/read-json.ts';
import { type OpenSession, presentSession, type WireSession } from '../sessions/present-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { isBanned } from '../users/is-banned.ts';
import { isProven } from '../users/proven-address.ts';
import { changeUser, findUserByAddress, lockUser, type UserRow } from '../users/user-store.ts';

export const passwordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText });

type PasswordSession = WireSession & { weak_password?: { message: string; reasons: string[] } };

/** @throws AuthError invalid_credentials for every failure of identity; only a right password learns why it does not help */
export async function signInWithPassword(
  auth: AuthContext,
  caller: Caller,
  body: z.output<typeof passwordBody>,
): Promise<PasswordSession> {
  await limitCaller(auth, 'password', caller);
  const both = 'Only an email address or phone number should be provided on login';
  const address = addressOf(body, { both, missing: 'missing email or phone' });
  if (!body.password) throw wrong();
  await limitPasswordTry(auth, textOf(address), caller);

  const attempt = { address, password: body.password, caller };
  // Once more if the hash changed between proof and session: a sign-in beside this one may just have renewed it.
  const opened = (await tryPassword(auth, attempt)) ?? (await tryPassword(auth, attempt));
  if (!opened) throw wrong();
  return { ...(await presentSession(auth, opened)), ...(await weakness(auth, address, body.password)) };
}

interface Attempt {
  readonly address: Address;
  readonly password: string;
  readonly caller: Caller;
}

async function tryPassword(
  auth: AuthContext,
  { address, password, caller }: Attempt,
): Promise<OpenSession | undefined> {
  const user = await findUserByAddress(auth.db, address);
  const isRight = await auth.hasher.isRight(password, user?.passwordHash);
  if (!user || !isRight) {
    await recordAudit(auth, auth.db, { event: 'login_failed', outcome: 'failure', targetUserId: user?.id, caller });
    throw wrong();
  }
  await forgetPasswordTries(auth, textOf(address));
  refuseUnready(auth, user, address);
  return openSession(auth, user, { address, password, caller });
}

function refuseUnready(auth: AuthContext, user: UserRow, address: Address): void {
  if (isBanned(user, auth.clock())) throw new AuthError(400, 'user_banned', 'User is banned');
  if (isProven(user, address)) return;
  if ('phone' in address) throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
}

/** Undefined when the password is no longer the one that was proven. */
async function openSession(
  auth: AuthContext,
  user: UserRow,
  { password, caller }: Attempt,
): Promise<OpenSession | undefined> {
  const isOutdated = user.passwordHash !== null && auth.hasher.isOutdated(user.passwordHash);
  const renewed = isOutdated ? await auth.hasher.hash(password) : undefined;
  return auth.db.transaction(async (tx) => {
    const present = await lockUser(tx, user.id);
    if (present?.passwordHash !== user.passwordHash) return undefined;
    if (renewed) await changeUser(tx, user.id, { passwordHash: renewed });
    return startSession(auth, tx, { userId: user.id, method: 'password', caller });
  });
}

/** Tells a user whose old password no longer meets the rule; it still signs in. */
async function weakness(
  auth: AuthContext,
  address: Address,
  password: string,
): Promise<Pick<PasswordSession, 'weak_password'>> {
  const reasons = await auth.passwordRule.weaknesses(password, [textOf(address)]);
  if (reasons.length === 0) return {};
  return { weak_password: { message: sentence(reasons, auth.settings.passwordMinLength), reasons } };
}

const wrong = (): AuthError => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
