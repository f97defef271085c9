import { z } from 'zod';
import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { emailOf } from '../requests/address.ts';
import { AuthError, invalid } from '../requests/auth-error.ts';
import { limitCaller, limitMail, limitText } from '../requests/limits.ts';
import { challengeFields, optionalData, optionalText } from '../requests/read-json.ts';
import { redirectTargetOf } from '../requests/redirect-target.ts';
import { type Proof, proofOf, requireProof } from '../requests/require-proof.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { proveSession } from '../sessions/prove-session.ts';
import { lockSession } from '../sessions/session-store.ts';
import { challengeOf } from '../tokens/code-challenge.ts';
import { presentUser, type WireUser } from '../users/present-user.ts';
import { mergeMetadata } from '../users/user-metadata.ts';
import { changeUser, loadAccount, lockUser, type UserRow } from '../users/user-store.ts';
import { type AddressWish, beginAddressChange } from './change-address.ts';
import { demandPassword, hashNewPassword, putPassword } from './change-password.ts';
import { beginPhoneChange, type PhoneWish, phoneWishOf } from './change-phone.ts';

export const updateUserBody = z.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: optionalData,
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});

type UpdateUserBody = z.output<typeof updateUserBody> & { readonly redirectTo: string | undefined };

interface Request {
  readonly caller: Caller;
  readonly body: UpdateUserBody;
}

/** What is decided before anything is written. */
interface Changes {
  readonly passwordHash: string | undefined;
  readonly address: AddressWish | undefined;
  readonly phone: PhoneWish | undefined;
  readonly data: Record<string, unknown> | undefined;
  readonly proof: Proof | undefined;
}

/** Changes what a user may change about themselves. Either all of it or nothing. */
export async function updateUser(auth: AuthContext, signedIn: SignedIn, request: Request): Promise<WireUser> {
  const { account, session } = signedIn;
  await limitCaller(auth, 'user', request.caller);
  refuseWhatIsNotTheirs(request.body, account.user);
  const changes = await decide(auth, signedIn, request);
  const ended = await auth.db.transaction((tx) => write(auth, tx, signedIn, { ...changes, caller: request.caller }));
  auth.liveSessions.forget([session.id, ...ended]);
  const changed = await loadAccount(auth.db, account.user.id);
  if (!changed) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  return presentUser(changed);
}

function refuseWhatIsNotTheirs(body: UpdateUserBody, { isAnonymous }: UserRow): void {
  if (body.app_metadata !== undefined && body.app_metadata !== null) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  if (body.password && isAnonymous && !body.email && !body.phone) {
    const text = 'Updating password of an anonymous user without an email or phone is not allowed';
    throw new AuthError(422, 'validation_failed', text);
  }
  if (body.password === '') throw invalid('A new password cannot be empty');
}

async function decide(auth: AuthContext, signedIn: SignedIn, { caller, body }: Request): Promise<Changes> {
  const { user } = signedIn.account;
  const { password, data, nonce, current_password } = body;
  if (data) mergeMetadata(user.userMetadata, data); // too large: before anything else changes
  const address = addressWishOf(auth, user, { caller, body });
  const phone = phoneWishOf(auth, user, { caller, phone: body.phone, channel: body.channel });
  if (password !== undefined) await demandPassword(auth, user, password);
  const changesAddress = address !== undefined || phone !== undefined;
  const isCredential = password !== undefined || changesAddress;
  const what = changesAddress ? 'address' : 'password';
  const proof = isCredential
    ? await requireProof(auth, signedIn, { nonce, current_password, what, caller })
    : await proofOf(auth, signedIn, { nonce, current_password, caller });
  const passwordHash = password === undefined ? undefined : await hashNewPassword(auth, user, password);
  if (address) await limitMail(auth, address.email);
  if (phone) await limitText(auth, phone.phone);
  return { passwordHash, address, phone, data, proof };
}

/** Undefined where the address stays. @throws AuthError 400 */
function addressWishOf(auth: AuthContext, user: UserRow, { caller, body }: Request): AddressWish | undefined {
  const email = body.email ? emailOf(body.email) : undefined;
  if (email === undefined || email === user.email) return undefined;
  const redirectTo = redirectTargetOf(auth, body.redirectTo);
  return { email, challenge: challengeOf(body), redirectTo, caller };
}

/** Returns the sessions that ended, or that know the user by what is no longer so. */
async function write(
  auth: AuthContext,
  tx: Executor,
  signedIn: SignedIn,
  { passwordHash, address, phone, data, proof, caller }: Changes & { readonly caller: Caller },
): Promise<readonly string[]> {
  const user = await lockUser(tx, signedIn.account.user.id);
  const session = await lockSession(tx, signedIn.session.id);
  // Ended while we were hashing: then it must not end the others.
  if (!user || !session) {
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  await proof?.use(tx);
  const now = auth.clock();
  // A proof without a change counts for what follows, such as a factor, whose calls have no room for one.
  if (proof?.method) await proveSession(tx, session, { method: proof.method, now });
  const ended = passwordHash ? await putPassword(auth, tx, signedIn, { passwordHash, caller }) : [];
  if (address) await beginAddressChange(auth, tx, user, address);
  const renewed = phone ? await beginPhoneChange(auth, tx, user, phone) : [];
  if (data) {
    await changeUser(tx, user.id, { userMetadata: mergeMetadata(user.userMetadata, data), updatedAt: now });
    await recordAudit(auth, tx, { event: 'user_modified', actorUserId: user.id, caller });
  }
  return [...ended, ...renewed];
}
