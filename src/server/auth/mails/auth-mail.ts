import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { pathTo } from '#contract/page-paths.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';
import type { Executor } from '#server/db/connection.ts';
import { i18nFor } from '#server/i18n.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { type AuthContext, siteUrl } from '../auth-context.ts';
import type { IssuedToken } from '../tokens/issue-token.ts';
import type { SignInTokenType } from '../tokens/one-time-token.ts';
import { linkPage } from '../tokens/redeem-token.ts';

export interface Addressee {
  readonly email: string | null;
  readonly userMetadata: Record<string, unknown>;
}

interface Letter {
  readonly subject: MessageDescriptor;
  readonly lines: readonly MessageDescriptor[];
  readonly action: { readonly label: MessageDescriptor; readonly url: string };
  readonly code?: string;
}

type MailedType = SignInTokenType | 'email_change_current' | 'email_change_new';

/** Mails with a link and a code, and notices. None repeats what a user wrote about themselves: anybody can sign up any address. */
export async function mailToken(
  auth: AuthContext,
  tx: Executor,
  { to, token, redirectTo }: { to: Addressee; token: IssuedToken<MailedType>; redirectTo: string },
): Promise<void> {
  const codeMinutes = Math.ceil(auth.settings.codeSeconds / 60);
  const linkMinutes = Math.ceil(auth.settings.linkSeconds / 60);
  const { productName } = auth.settings;
  const kinds = {
    signup: {
      subject: msg`Confirm your address for ${productName}`,
      intro: msg`This is your code to confirm your e-mail address.`,
      label: msg`Confirm my address`,
    },
    magiclink: {
      subject: msg`Your sign-in link for ${productName}`,
      intro: msg`This is your code to sign in.`,
      label: msg`Sign in`,
    },
    recovery: {
      subject: msg`Choose a new password for ${productName}`,
      intro: msg`This is your code to choose a new password.`,
      label: msg`Choose a new password`,
    },
    invite: {
      subject: msg`You are invited to ${productName}`,
      intro: msg`Somebody made an account for you. This is your code to sign in for the first time.`,
      label: msg`Accept the invitation`,
    },
    email_change_current: {
      subject: msg`Do you want another address for ${productName}?`,
      intro: msg`This is your code to agree that your account gets another e-mail address. The new address is asked as well.`,
      label: msg`Agree to the change`,
    },
    email_change_new: {
      subject: msg`Confirm your new address for ${productName}`,
      intro: msg`This is your code to confirm that this is the new e-mail address of your account.`,
      label: msg`Confirm my address`,
    },
  };
  const { subject, intro, label } = kinds[token.type];
  await post(auth, tx, to, {
    subject,
    code: token.code,
    lines: [
      intro,
      msg`The code works for ${codeMinutes} minutes, the link for ${linkMinutes} minutes, and each only once.`,
      msg`If you did not ask for this, you can ignore this mail. Never pass the code on.`,
    ],
    action: { label, url: linkPage(auth, { token: token.link, type: wireType(token.type), redirectTo }) },
  });
}

/** Both halves of a change are the same to whoever redeems them. */
const wireType = (type: MailedType): SignInTokenType | 'email_change' =>
  type === 'email_change_current' || type === 'email_change_new' ? 'email_change' : type;

/** Somebody signed up with an address that has an account: its owner hears of it, the one who asked does not. */
export function mailAlreadyRegistered(auth: AuthContext, tx: Executor, to: Addressee): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`You already have an account at ${productName}`,
    lines: [
      msg`Somebody, perhaps you, tried to sign up with this address. It already has an account, and nothing was changed.`,
      msg`Sign in as usual. If you forgot your password, you can choose a new one on the sign-in page.`,
    ],
    action: { label: msg`Go to sign-in`, url: siteUrl(auth) + pathTo('login') },
  });
}

export function mailPasswordChanged(auth: AuthContext, tx: Executor, to: Addressee): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`Your password for ${productName} was changed`,
    lines: [
      msg`The password of your account was changed, and all other devices were signed out.`,
      msg`If that was not you, choose a new password now: that ends every sign-in but yours.`,
    ],
    action: { label: msg`Choose a new password`, url: siteUrl(auth) + pathTo('forgotPassword') },
  });
}

export function mailAccountDeleted(auth: AuthContext, tx: Executor, to: Addressee): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`Your account at ${productName} was deleted`,
    lines: [
      msg`Your account is gone, with everything that was stored in it, and you are signed out everywhere.`,
      msg`Thank you for having been with us. Should you want to come back, you can make a new account with this address at any time.`,
    ],
    action: { label: msg`Go to ${productName}`, url: siteUrl(auth) + pathTo('landing') },
  });
}

export function mailPhoneChanged(auth: AuthContext, tx: Executor, to: Addressee): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`The telephone number of your account at ${productName} was changed`,
    lines: [
      msg`Somebody, most likely you, gave your account a telephone number to sign in with.`,
      msg`If that was not you, choose a new password now: that ends every sign-in but yours.`,
    ],
    action: { label: msg`Choose a new password`, url: siteUrl(auth) + pathTo('forgotPassword') },
  });
}

/** Somebody can sign in by another service from now on. `service` is its name, such as Google. */
export function mailIdentityLinked(auth: AuthContext, tx: Executor, to: Addressee, service: string): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`${service} was linked to your account at ${productName}`,
    lines: [
      msg`From now on you can sign in to your account with ${service} too.`,
      msg`If that was not you, sign in, remove ${service} in your settings and sign out on all other devices.`,
    ],
    action: { label: msg`Go to sign-in`, url: siteUrl(auth) + pathTo('login') },
  });
}

export function mailIdentityUnlinked(auth: AuthContext, tx: Executor, to: Addressee, service: string): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`${service} was removed from your account at ${productName}`,
    lines: [
      msg`You can no longer sign in to your account with ${service}.`,
      msg`If that was not you, choose a new password now: that ends every sign-in but yours.`,
    ],
    action: { label: msg`Choose a new password`, url: siteUrl(auth) + pathTo('forgotPassword') },
  });
}

export function mailSessionEnded(auth: AuthContext, tx: Executor, to: Addressee): Promise<void> {
  const { productName } = auth.settings;
  return post(auth, tx, to, {
    subject: msg`We ended one of your sign-ins at ${productName}`,
    lines: [
      msg`An old key of one of your sign-ins was used again. That can mean that it was copied, so we ended that sign-in.`,
      msg`Sign in again. If you are not sure who else can use your device, choose a new password.`,
    ],
    action: { label: msg`Go to sign-in`, url: siteUrl(auth) + pathTo('login') },
  });
}

export async function post(auth: AuthContext, tx: Executor, to: Addressee, letter: Letter): Promise<void> {
  if (!to.email) return;
  const locale = localeOf(to.userMetadata);
  const i18n = i18nFor(locale);
  const mail = renderMail({
    locale,
    subject: i18n._(letter.subject),
    lines: letter.lines.map((line) => i18n._(line)),
    action: { label: i18n._(letter.action.label), url: letter.action.url },
    ...(letter.code === undefined ? {} : { code: letter.code }),
    productName: auth.settings.productName,
  });
  await auth.queue.enqueue(tx, 'deliver_message', { message: { channel: 'email', to: to.email, ...mail } });
}

export function localeOf({ locale }: Record<string, unknown>): Locale {
  return typeof locale === 'string' && isLocale(locale) ? locale : defaultLocale;
}
