import { pathTo } from '#contract/page-paths.ts';
import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, siteUrl } from '../auth-context.ts';
import { AuthError } from '../requests/auth-error.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';
import { isBanned } from '../users/is-banned.ts';
import { changeIdentities, changeUser, findUserByEmail, lockUser, type UserRow } from '../users/user-store.ts';
import { hashCode, hashLinkToken, isSameHash, type SignInTokenType, signInTokenTypes } from './one-time-token.ts';
import { countTry, type OneTimeTokenRow, takeByCode, takeByLink } from './one-time-token-store.ts';

/** The type a request names, as the token types it may redeem: `email` is any of them; those of later features match none. */
export function typesFor(asked: string): readonly SignInTokenType[] {
  if (asked === 'email') return signInTokenTypes;
  return signInTokenTypes.filter((type) => type === asked);
}

export const expired = (): AuthError => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

export type Redeemable = { readonly link: string } | { readonly email: string; readonly code: string };

type TakeToken = (tx: Executor) => Promise<OneTimeTokenRow | undefined>;

export interface Redeemed {
  readonly token: OneTimeTokenRow;
  readonly type: SignInTokenType;
  readonly user: UserRow;
  readonly endedSessions: readonly string[];
}

/** Finds what a link or code may redeem, before the transaction that redeems it. A wrong code counts even if nothing follows. */
export async function matchToken(
  auth: AuthContext,
  given: Redeemable,
  types: readonly SignInTokenType[],
): Promise<TakeToken> {
  const now = auth.clock();
  if ('link' in given) return (tx) => takeByLink(tx, { hash: hashLinkToken(given.link), types, now });
  const user = await findUserByEmail(auth.db, given.email);
  const candidates = user ? await countTry(auth.db, { userId: user.id, types, now }) : [];
  const codeHash = hashCode(auth.keys.codes, given.email, given.code);
  const match = candidates.find((token) => isSameHash(token.codeHash, codeHash));
  return async (tx) => (match ? takeByCode(tx, match) : undefined);
}

/** Uses the token up and proves the address by it. @throws AuthError 403 for every miss alike, 400 for a banned user */
export async function redeemToken(
  auth: AuthContext,
  tx: Executor,
  { take, caller }: { take: TakeToken; caller: Caller },
): Promise<Redeemed> {
  const token = await take(tx);
  const type = signInTokenTypes.find((known) => known === token?.type);
  const user = token && (await lockUser(tx, token.userId));
  // The address may have changed since the mail went out.
  if (!token || !type || !user || user.email !== token.relatesTo) throw expired();
  if (isBanned(user, auth.clock())) throw new AuthError(400, 'user_banned', 'User is banned');
  if (user.emailConfirmedAt) return { token, type, user, endedSessions: [] };
  await recordAudit(auth, tx, { event: 'user_modified', reason: 'address confirmed', actorUserId: user.id, caller });
  return { token, type, user, endedSessions: await confirmAddress(auth, tx, user, type) };
}

/**
 * The address is proven from now on. Whoever set a password before may have been anybody, so it goes, with its sessions, unless
 * this confirms the very sign-up that set it: else a stranger could register an address and wait for its owner to confirm it.
 */
async function confirmAddress(
  auth: AuthContext,
  tx: Executor,
  user: UserRow,
  type: SignInTokenType,
): Promise<string[]> {
  const now = auth.clock();
  const keepsPassword = type === 'signup' && !user.passwordDisputed;
  await changeUser(tx, user.id, {
    emailConfirmedAt: now,
    updatedAt: now,
    passwordDisputed: false,
    ...(keepsPassword ? {} : { passwordHash: null }),
  });
  const identityData = { sub: user.id, email: user.email, email_verified: true, phone_verified: false };
  await changeIdentities(tx, user.id, { provider: 'email', identityData, updatedAt: now });
  return keepsPassword ? [] : deleteSessionsOf(tx, user.id);
}

/** The page of ours that a mail links to. In the fragment, so that the token is in no log and no Referer. */
export function linkPage(
  auth: AuthContext,
  fields: { token: string; type: SignInTokenType | 'email_change'; redirectTo: string },
): string {
  const target = encodeURIComponent(fields.redirectTo);
  // A six-digit number in the mail could be taken for the code. Written as escapes it reads the same to a browser.
  const safe = /(?<!\d)\d{6}(?!\d)/.test(target) ? escapeDigits(fields.redirectTo) : target;
  return `${siteUrl(auth)}${pathTo('verify')}#token_hash=${fields.token}&type=${fields.type}&redirect_to=${safe}`;
}

function escapeDigits(text: string): string {
  return encodeURIComponent(text.replace(/\d/g, (digit) => `\u0000${digit}`)).replace(/%00(\d)/g, '%3$1');
}
