import { z } from 'zod';
import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, siteUrl } from '../auth-context.ts';
import { emailOf } from '../requests/address.ts';
import { invalid } from '../requests/auth-error.ts';
import { optionalData, optionalText } from '../requests/read-json.ts';
import { redirectTargetOf } from '../requests/redirect-target.ts';
import { issueToken } from '../tokens/issue-token.ts';
import { presentUser } from '../users/present-user.ts';
import { mergeMetadata, wordsOf } from '../users/user-metadata.ts';
import { addUser, changeUser, loadAccount, lockUserByEmail, type UserRow } from '../users/user-store.ts';
import { emailTaken } from './create-user.ts';
import { notThere } from './find-user.ts';
import { findOrAddInvited } from './invite-user.ts';
import { findOwner } from './service-user-store.ts';

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new'] as const;
type LinkType = (typeof linkTypes)[number];

export const generateLinkBody = z.object({
  type: optionalText,
  email: optionalText,
  new_email: optionalText,
  password: optionalText,
  data: optionalData,
  redirect_to: optionalText,
});
type Body = z.output<typeof generateLinkBody>;

interface Wish {
  readonly type: LinkType;
  readonly email: string;
  readonly newEmail: string | undefined;
  readonly metadata: Record<string, unknown>;
  readonly passwordHash: string | undefined;
}

/** What a mail would bring, for an operator who sends it some other way. None goes out. @throws AuthError 404 user_not_found, 422 email_exists */
export async function generateLink(
  auth: AuthContext,
  caller: Caller,
  body: Body & { redirectTo: string | undefined },
): Promise<Record<string, unknown>> {
  const wish = await wishOf(auth, body);
  const { type, email, newEmail } = wish;
  const { account, token } = await auth.db.transaction(async (tx) => {
    const user = await userFor(auth, tx, wish);
    const relatesTo = type === 'email_change_new' && newEmail ? newEmail : email;
    const token = await issueToken(auth, tx, { userId: user.id, email: relatesTo, type });
    const event =
      type === 'recovery' || type === 'magiclink' ? 'user_recovery_requested' : 'user_confirmation_requested';
    await recordAudit(auth, tx, { event, reason: `service call, link for ${type}`, targetUserId: user.id, caller });
    return { token, account: await loadAccount(tx, user.id) };
  });
  if (!account) throw notThere();
  const redirectTo = redirectTargetOf(auth, body.redirect_to ?? body.redirectTo);
  const link = { token: token.link, type: wireType(type), redirectTo };
  return {
    ...presentUser(account),
    action_link: linkOf(auth, link),
    email_otp: token.code,
    hashed_token: token.link,
    verification_type: type,
    redirect_to: redirectTo,
  };
}

/** Both halves of a change of address are the same to whoever redeems them. */
const wireType = (type: LinkType): string => (type.startsWith('email_change') ? 'email_change' : type);

/** To the page with the one button, since mail programs open links by themselves. */
function linkOf(auth: AuthContext, { token, type, redirectTo }: { token: string; type: string; redirectTo: string }) {
  const target = encodeURI(redirectTo).replaceAll('&', '%26').replaceAll('#', '%23').replaceAll('+', '%2B');
  return `${siteUrl(auth)}${auth.settings.path}/verify?token=${token}&type=${type}&redirect_to=${target}`;
}

async function wishOf(auth: AuthContext, body: Body): Promise<Wish> {
  const type = linkTypes.find((known) => known === body.type);
  if (!type) throw invalid(`Invalid email action link type requested: one of ${linkTypes.join(', ')}`);
  if (!body.email) throw invalid('An email address is required');
  const email = emailOf(body.email);
  const metadata = mergeMetadata({}, body.data ?? {});
  const isChange = type.startsWith('email_change');
  if (isChange && !body.new_email) throw invalid('A new email address is required');
  if (type === 'signup') {
    if (!body.password) throw invalid('Signup requires a valid password');
    await auth.passwordRule.demand(body.password, [email, ...wordsOf(metadata)]);
  }
  return {
    type,
    email,
    newEmail: isChange && body.new_email ? emailOf(body.new_email) : undefined,
    metadata,
    passwordHash: type === 'signup' && body.password ? await auth.hasher.hash(body.password) : undefined,
  };
}

async function userFor(auth: AuthContext, tx: Executor, wish: Wish): Promise<UserRow> {
  const { type, email, newEmail, metadata, passwordHash } = wish;
  const now = auth.clock();
  if (type === 'invite') return findOrAddInvited(auth, tx, { email, metadata });
  if (type === 'signup' || type === 'magiclink') {
    const added = await addUser(tx, { email, metadata, now, ...(passwordHash ? { passwordHash } : {}) });
    if (added) return added;
  }
  const user = await lockUserByEmail(tx, email);
  if (!user) throw notThere();
  if (type === 'signup') {
    if (user.emailConfirmedAt) throw emailTaken();
    // The operator's word is as good as a second sign-up's: neither password is trusted beside the other.
    await changeUser(
      tx,
      user.id,
      user.passwordHash ? { passwordDisputed: true } : { passwordHash: passwordHash ?? null },
    );
  }
  if (newEmail !== undefined) {
    if (await findOwner(tx, { email: newEmail })) throw emailTaken();
    await changeUser(tx, user.id, { newEmail, emailChangeSentAt: now, updatedAt: now });
  }
  return user;
}
