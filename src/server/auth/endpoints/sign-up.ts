import { z } from 'zod';
import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailAlreadyRegistered, mailToken } from '../mails/auth-mail.ts';
import { type Address, requiredAddress, textOf } from '../requests/address.ts';
import { invalid } from '../requests/auth-error.ts';
import { evenAnswer } from '../requests/even-answer.ts';
import { limitCaller, limitMessage } from '../requests/limits.ts';
import { challengeFields, optionalData, optionalText } from '../requests/read-json.ts';
import { redirectTargetOf } from '../requests/redirect-target.ts';
import { requireSignUps } from '../requests/sign-ups.ts';
import { requireReachable } from '../requests/text-channel.ts';
import type { WireSession } from '../sessions/present-session.ts';
import { challengeOf } from '../tokens/code-challenge.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { sendPhoneCode } from '../tokens/phone-code.ts';
import { presentUnconfirmed, type WireUser } from '../users/present-user.ts';
import { isProven } from '../users/proven-address.ts';
import { unknownUserId } from '../users/unknown-user-id.ts';
import { mergeMetadata, wordsOf } from '../users/user-metadata.ts';
import { addUser, changeUser, findUserByAddress, lockUserByAddress, type UserRow } from '../users/user-store.ts';
import { signUpAnonymously } from './sign-up-anonymously.ts';
import { signUpAtOnce } from './sign-up-at-once.ts';

export const signUpBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalData,
  channel: optionalText,
  ...challengeFields,
});

type SignUpBody = z.output<typeof signUpBody> & { redirectTo: string | undefined };

interface Registration {
  readonly address: Address;
  readonly metadata: Record<string, unknown>;
  readonly passwordHash: string;
  /** Whether an unconfirmed user of this address has this very password already. */
  readonly repeatsPassword: boolean;
  readonly challenge: string | undefined;
  readonly redirectTo: string;
  readonly caller: Caller;
}

/**
 * Registers an address and sends its owner a code. The answer is the same whether the address was new, waiting or taken. Where
 * addresses count without a message, and for a user without any, it is a session.
 */
export async function signUp(auth: AuthContext, caller: Caller, body: SignUpBody): Promise<WireUser | WireSession> {
  requireSignUps(auth);
  if (!body.email && !body.phone) return signUpAnonymously(auth, caller, body.data ?? {});
  await limitCaller(auth, 'mail', caller);
  if (!body.password) throw invalid('Signup requires a valid password');
  const { password } = body;
  const address = requiredAddress(auth, body, 'Signup requires an email');
  const metadata = mergeMetadata({}, body.data ?? {});
  const challenge = challengeOf(body);
  await auth.passwordRule.demand(password, [textOf(address), ...wordsOf(metadata)]);
  if (countsAtOnce(auth, address)) return signUpAtOnce(auth, caller, { address, password, metadata });
  requireReachable(address, body.channel);
  await limitMessage(auth, address);

  const passwordHash = await auth.hasher.hash(password);
  const known = await findUserByAddress(auth.db, address);
  const waiting = known && !isProven(known, address) ? known : undefined;
  const repeatsPassword = await auth.hasher.isRight(password, waiting?.passwordHash);
  const redirectTo = redirectTargetOf(auth, body.redirectTo);
  const wish = { address, metadata, passwordHash, repeatsPassword, challenge, redirectTo, caller };
  const id = await evenAnswer(() => auth.db.transaction((tx) => register(auth, tx, wish)));
  return presentUnconfirmed({ id, address, metadata, now: auth.clock() });
}

const countsAtOnce = ({ settings }: AuthContext, address: Address): boolean =>
  'email' in address ? settings.mailerAutoconfirm : settings.phoneAutoconfirm;

/** Returns the id to show. */
async function register(auth: AuthContext, tx: Executor, wish: Registration): Promise<string> {
  const { address, metadata, passwordHash, caller } = wish;
  const added = await addUser(tx, { ...address, passwordHash, metadata, now: auth.clock() });
  if (added) {
    await recordAudit(auth, tx, { event: 'user_signedup', actorUserId: added.id, caller });
    return sendConfirmation(auth, tx, added, wish);
  }
  const user = await lockUserByAddress(tx, address);
  if (user && !isProven(user, address)) return repeat(auth, tx, user, wish);
  if (user) {
    await recordAudit(auth, tx, { event: 'user_repeated_signup', targetUserId: user.id, caller });
    if ('email' in address) await mailAlreadyRegistered(auth, tx, user);
  }
  return unknownUserId(auth.keys.addresses, textOf(address));
}

/** The first password and data stay; but if the passwords differ, neither is trusted once the address is confirmed. */
async function repeat(auth: AuthContext, tx: Executor, user: UserRow, wish: Registration): Promise<string> {
  if (!user.passwordHash) await changeUser(tx, user.id, { passwordHash: wish.passwordHash });
  else if (!wish.repeatsPassword) await changeUser(tx, user.id, { passwordDisputed: true });
  await recordAudit(auth, tx, { event: 'user_confirmation_requested', targetUserId: user.id, caller: wish.caller });
  return sendConfirmation(auth, tx, user, wish);
}

async function sendConfirmation(
  auth: AuthContext,
  tx: Executor,
  user: UserRow,
  { address, challenge, redirectTo }: Registration,
): Promise<string> {
  await changeUser(tx, user.id, { confirmationSentAt: auth.clock() });
  if ('phone' in address) {
    await sendPhoneCode(auth, tx, { user, phone: address.phone, type: 'signup' });
    return user.id;
  }
  const token = await issueToken(auth, tx, { userId: user.id, email: address.email, type: 'signup', challenge });
  await mailToken(auth, tx, { to: user, token, redirectTo });
  return user.id;
}
