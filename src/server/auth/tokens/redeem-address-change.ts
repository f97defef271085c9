import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import { databaseErrorOf, type Executor } from '#server/db/connection.ts';
import { authOneTimeTokens } from '#server/db/schema/auth.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailAddressChanged } from '../mails/address-mail.ts';
import { AuthError } from '../requests/auth-error.ts';
import { listSessionIdsOf } from '../sessions/session-store.ts';
import { isBanned } from '../users/is-banned.ts';
import { changeEmailIdentity, changeUser, findUserByEmail, lockUser, type UserRow } from '../users/user-store.ts';
import { hashCode, hashLinkToken, isSameHash } from './one-time-token.ts';
import { countTry, deleteTokensOf, type OneTimeTokenRow } from './one-time-token-store.ts';
import { expired, type Redeemable } from './redeem-token.ts';

const halves = ['email_change_current', 'email_change_new'] as const;

/** Whether the present address has to agree as well: it does where its owner has proven it. */
export const hasProvenAddress = (user: UserRow): boolean => user.email !== null && user.emailConfirmedAt !== null;

export type AddressChange =
  | { readonly isDone: false }
  | { readonly isDone: true; readonly token: OneTimeTokenRow; readonly user: UserRow; readonly sessions: string[] };

/** Finds the half that a link or code agrees to, before the transaction. A wrong code counts even if nothing follows. */
export async function matchAddressChange(auth: AuthContext, given: Redeemable): Promise<OneTimeTokenRow | undefined> {
  const now = auth.clock();
  if ('link' in given) return findHalfByLink(auth.db, hashLinkToken(given.link), now);
  const userId = await userOfAddress(auth.db, given.email);
  const candidates = userId ? await countTry(auth.db, { userId, types: halves, now }) : [];
  const codeHash = hashCode(auth.keys.codes, given.email, given.code);
  return candidates.find((token) => isSameHash(token.codeHash, codeHash));
}

/**
 * One of the two addresses agrees. With both, the address changes: mailed links and codes end, and the address from before hears
 * of it. @throws AuthError 403 for every miss alike, 400 for a banned user
 */
export async function redeemAddressChange(
  auth: AuthContext,
  tx: Executor,
  { half, caller }: { half: OneTimeTokenRow | undefined; caller: Caller },
): Promise<AddressChange> {
  const user = half && (await agree(tx, half)) ? await lockUser(tx, half.userId) : undefined;
  if (!half || !user?.newEmail) throw expired();
  // Either address may have changed since the mails went out.
  if (half.relatesTo !== (half.type === 'email_change_new' ? user.newEmail : user.email)) throw expired();
  if (isBanned(user, auth.clock())) throw new AuthError(400, 'user_banned', 'User is banned');
  if (hasProvenAddress(user) && !(await hasOtherAgreed(tx, half))) return { isDone: false };
  if (half.type === 'email_change_current' && !(await hasOtherAgreed(tx, half))) throw expired();
  const changed = await putAddress(auth, tx, user, user.newEmail).catch((error: unknown) => {
    // Somebody else has signed up with it meanwhile.
    throw databaseErrorOf(error)?.code === '23505' ? expired() : error;
  });
  await recordAudit(auth, tx, { event: 'user_modified', reason: 'address changed', actorUserId: user.id, caller });
  if (hasProvenAddress(user)) await mailAddressChanged(auth, tx, user);
  return { isDone: true, token: half, user: changed, sessions: await listSessionIdsOf(tx, user.id) };
}

async function putAddress(auth: AuthContext, tx: Executor, user: UserRow, email: string): Promise<UserRow> {
  const now = auth.clock();
  if (await findUserByEmail(tx, email)) throw expired();
  const changes = { email, newEmail: null, emailConfirmedAt: now, isAnonymous: false, updatedAt: now };
  await changeUser(tx, user.id, changes);
  await changeEmailIdentity(tx, user.id, { email, now });
  await deleteTokensOf(tx, user.id);
  return { ...user, ...changes };
}

/** Whose address it is, else whose newest change wants it: each code is tried on one account only. */
async function userOfAddress(executor: Executor, email: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ userId: authOneTimeTokens.userId })
    .from(authOneTimeTokens)
    .where(and(eq(authOneTimeTokens.relatesTo, email), inArray(authOneTimeTokens.type, halves)))
    .orderBy(asc(authOneTimeTokens.type), desc(authOneTimeTokens.createdAt))
    .limit(1);
  return row?.userId;
}

async function findHalfByLink(executor: Executor, hash: string, now: Date): Promise<OneTimeTokenRow | undefined> {
  const { tokenHash, type, linkExpiresAt } = authOneTimeTokens;
  const [row] = await executor
    .select()
    .from(authOneTimeTokens)
    .where(and(eq(tokenHash, hash), inArray(type, halves), gt(linkExpiresAt, now)));
  return row;
}

/** No hash looks like this, so that what has agreed can be neither opened nor guessed again. */
const agreed = ({ id }: OneTimeTokenRow): string => `agreed ${id}`;

/** The row stays and says that this address has agreed; of two clicks at once, one does it. */
async function agree(tx: Executor, half: OneTimeTokenRow): Promise<boolean> {
  const { id, tokenHash } = authOneTimeTokens;
  const rows = await tx
    .update(authOneTimeTokens)
    .set({ tokenHash: agreed(half), codeHash: '' })
    .where(and(eq(id, half.id), eq(tokenHash, half.tokenHash)))
    .returning({ id });
  return rows.length > 0;
}

/** Read under the user's lock, so that of two that agree at once the second sees the first. */
async function hasOtherAgreed(tx: Executor, half: OneTimeTokenRow): Promise<boolean> {
  const other = half.type === 'email_change_new' ? 'email_change_current' : 'email_change_new';
  const { userId, type } = authOneTimeTokens;
  const [row] = await tx
    .select()
    .from(authOneTimeTokens)
    .where(and(eq(userId, half.userId), eq(type, other)));
  return row !== undefined && row.tokenHash === agreed(row);
}
