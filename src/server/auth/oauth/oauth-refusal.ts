import { msg } from '@lingui/core/macro';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import type { Sentence } from '#domain/problem.ts';
import { say } from '#server/i18n.ts';
import { AuthError, type AuthErrorCode, type AuthErrorStatus } from '../requests/auth-error.ts';

/** A refusal that a person reads on the page they come back to, in their language. */
class OAuthRefusal extends AuthError {
  readonly sentence: Sentence;

  constructor(status: AuthErrorStatus, code: AuthErrorCode, sentence: Sentence) {
    super(status, code, say(defaultLocale, sentence));
    this.sentence = sentence;
  }
}

export const sentenceOf = (error: AuthError, locale: Locale): string =>
  error instanceof OAuthRefusal ? say(locale, error.sentence) : error.message;

/** Each refusal of a sign-in by another service; `service` is its name, such as Google. */
export const refusals = {
  foreignState: () =>
    new OAuthRefusal(
      400,
      'bad_oauth_state',
      msg`This sign-in was begun in another browser, was finished already, or took too long. Please begin again.`,
    ),
  cancelled: (service: string) =>
    new OAuthRefusal(403, 'bad_oauth_callback', msg`The sign-in with ${service} was cancelled. Nothing was changed.`),
  failed: (service: string) =>
    new OAuthRefusal(
      400,
      'bad_oauth_callback',
      msg`The sign-in with ${service} did not work. Please begin again, or sign in another way.`,
    ),
  unreachable: (service: string) =>
    new OAuthRefusal(
      503,
      'bad_oauth_callback',
      msg`${service} does not answer at the moment. Please try again in a while, or sign in another way.`,
    ),
  addressNeedsProof: (service: string) =>
    new OAuthRefusal(
      403,
      'provider_email_needs_verification',
      msg`${service} does not say that your email address is yours. We have sent a mail to it: open its link in this browser to go on.`,
    ),
  noAddress: (service: string) =>
    new OAuthRefusal(
      403,
      'provider_email_needs_verification',
      msg`${service} did not tell us an email address. Please sign in another way; you can link ${service} to your account afterwards.`,
    ),
  signUpsClosed: () =>
    new OAuthRefusal(
      403,
      'signup_disabled',
      msg`There is no account for this sign-in, and new ones are not made here.`,
    ),
  banned: () => new OAuthRefusal(403, 'user_banned', msg`This account is blocked.`),
  addressTaken: (service: string) =>
    new OAuthRefusal(
      422,
      'email_exists',
      msg`There is an account with this email address already. Please sign in to it, and link ${service} there.`,
    ),
  alreadyLinked: (service: string) =>
    new OAuthRefusal(
      422,
      'identity_already_exists',
      msg`This sign-in with ${service} is linked to an account already.`,
    ),
};
