import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { AuthError } from '#web/app/session.ts';

const byCode: Record<string, MessageDescriptor> = {
  invalid_credentials: msg`Email or password is not right.`,
  email_not_confirmed: msg`Please confirm your email address first.`,
  user_banned: msg`This account has been closed.`,
  user_already_exists: msg`There is already an account with this email address. Sign in instead.`,
  email_exists: msg`There is already an account with this email address. Sign in instead.`,
  email_address_invalid: msg`This email address does not look right.`,
  validation_failed: msg`Please check what you have written.`,
  signup_disabled: msg`New accounts cannot be made here at the moment.`,
  otp_disabled: msg`New accounts cannot be made here at the moment.`,
  otp_expired: msg`This code or link has expired or was used already. Please ask for a new one.`,
  same_password: msg`This is your present password. Choose another one.`,
  session_not_found: msg`Your session has ended. Please sign in again.`,
  session_expired: msg`Your session has ended. Please sign in again.`,
  reauthentication_needed: msg`Please sign in again before you change this.`,
  current_password_required: msg`Please sign in again before you change this.`,
  over_request_rate_limit: msg`Too many tries. Please wait a minute and try again.`,
  over_email_send_rate_limit: msg`We have just sent you a mail. Please wait a minute before asking for another.`,
};

const weakness: Record<string, MessageDescriptor> = {
  length: msg`It is too short. Make it longer, for example with a few more words.`,
  characters: msg`It is too easy to guess. Mix in other words, numbers or signs.`,
  pwned: msg`It is on lists of well-known passwords, so it would be guessed quickly. Choose another one.`,
};

/** Why a password was refused, as the client's own kind of error says; asked of its shape, the client need not be here. */
function weakPasswordReasons(error: object): readonly string[] {
  return 'reasons' in error && Array.isArray(error.reasons) ? error.reasons.map(String) : [];
}

/** Every refusal of the sign-in service in words, by its code. */
export function useAuthErrorText(): (error: AuthError) => string {
  const { i18n } = useLingui();
  return (error) => {
    const reasons = weakPasswordReasons(error).flatMap((reason) => weakness[reason] ?? []);
    if (reasons.length > 0) return reasons.map((reason) => i18n._(reason)).join(' ');
    if (error.code === 'weak_password') return i18n._(msg`This password is too easy to guess. Choose another one.`);
    const known = error.code ? byCode[error.code] : undefined;
    if (known) return i18n._(known);
    return error.status
      ? i18n._(msg`Something went wrong on our side. Please try again.`)
      : i18n._(msg`No connection right now. Please try again in a moment.`);
  };
}

/** What a code of the sign-in service means, where we have words for it. */
export function useAuthCodeText(): (code: string) => string | undefined {
  const { i18n } = useLingui();
  return (code) => {
    const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
    return known && i18n._(known);
  };
}
