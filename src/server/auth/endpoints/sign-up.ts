import { z } from 'zod';
import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, siteUrl } from '../auth-context.ts';
import { mailAlreadyRegistered, mailToken } from '../mails/auth-mail.ts';
import { requiredEmail } from '../requests/address.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { evenAnswer } from '../requests/even-answer.ts';
import { limitCaller, limitMail } from '../requests/limits.ts';
import { challengeFields, optionalData, optionalText } from '../requests/read-json.ts';
import { redirectTarget } from '../requests/redirect-target.ts';
import { challengeOf } from '../tokens/code-challenge.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { presentUnconfirmed, type WireUser } from '../users/present-user.ts';
import { unknownUserId } from '../users/unknown-user-id.ts';
import { mergeMetadata, wordsOf } from '../users/user-metadata.ts';
import { addUser, changeUser, findUserByEmail, lockUserByEmail, type UserRow } from '../users/user-store.ts';

export const signUpBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalData,
  ...challengeFields,
});

interface Registration {
  readonly email: string;
  readonly metadata: Record<string, unknown>;
  readonly passwordHash: string;
  /** Whether an unconfirmed user of this address has this very password already. */
  readonly repeatsPassword: boolean;
  readonly challenge: string | undefined;
  readonly redirectTo: string;
  readonly caller: Caller;
}

/** Registers an address and mails its owner. The answer is the same whether the address was new, waiting or taken. */
export async function signUp(
  auth: AuthContext,
  caller: Caller,
  body: z.output<typeof signUpBody> & { redirectTo: string | undefined },
): Promise<WireUser> {
  await limitCaller(auth, 'mail', caller);
  if (!body.email && !body.phone) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (!body.password) throw invalid('Signup requires a valid password');
  const email = requiredEmail(body, 'Signup requires an email');
  const metadata = mergeMetadata({}, body.data ?? {});
  const challenge = challengeOf(body);
  await auth.passwordRule.demand(body.password, [email, ...wordsOf(metadata)]);
  await limitMail(auth, email);

  const passwordHash = await auth.hasher.hash(body.password);
  const known = await findUserByEmail(auth.db, email);
  const waiting = known && !known.emailConfirmedAt ? known : undefined;
  const repeatsPassword = await auth.hasher.isRight(body.password, waiting?.passwordHash);
  const redirectTo = redirectTarget(body.redirectTo, siteUrl(auth));
  const wish = { email, metadata, passwordHash, repeatsPassword, challenge, redirectTo, caller };
  const id = await evenAnswer(() => auth.db.transaction((tx) => register(auth, tx, wish)));
  return presentUnconfirmed({ id, email, metadata, now: auth.clock() });
}

/** Returns the id to show. */
async function register(auth: AuthContext, tx: Executor, wish: Registration): Promise<string> {
  const { email, metadata, passwordHash, caller } = wish;
  const added = await addUser(tx, { email, passwordHash, metadata, now: auth.clock() });
  if (added) {
    await recordAudit(auth, tx, { event: 'user_signedup', actorUserId: added.id, caller });
    return sendConfirmation(auth, tx, added, wish);
  }
  const user = await lockUserByEmail(tx, email);
  if (user && !user.emailConfirmedAt) return repeat(auth, tx, user, wish);
  if (user) {
    await recordAudit(auth, tx, { event: 'user_repeated_signup', targetUserId: user.id, caller });
    await mailAlreadyRegistered(auth, tx, user);
  }
  return unknownUserId(auth.keys.addresses, email);
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
  { email, challenge, redirectTo }: Registration,
): Promise<string> {
  const token = await issueToken(auth, tx, { userId: user.id, email, type: 'signup', challenge });
  await changeUser(tx, user.id, { confirmationSentAt: auth.clock() });
  await mailToken(auth, tx, { to: user, token, redirectTo });
  return user.id;
}
