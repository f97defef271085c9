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
  phone_exists: msg`There is already an account with this phone number. Sign in instead.`,
  phone_not_confirmed: msg`Please confirm your phone number first.`,
  phone_provider_disabled: msg`Signing in by phone is not possible here.`,
  sms_send_failed: msg`The text message could not be sent. Please check the number, or try again later.`,
  over_sms_send_rate_limit: msg`We have just sent you a message. Please wait a minute before asking for another.`,
  access_denied: msg`You did not finish signing in there. Try again, or choose another way.`,
  bad_oauth_state: msg`This sign-in began in another browser or took too long. Please try again.`,
  bad_oauth_callback: msg`The other service did not answer as expected. Please try again.`,
  provider_disabled: msg`This way of signing in is not set up here.`,
  provider_email_needs_verification: msg`Please confirm your email address first: we have mailed you a link.`,
  identity_already_exists: msg`This account is linked to another person already.`,
  identity_not_found: msg`This account is no longer linked.`,
  single_identity_not_deletable: msg`This is your only way to sign in. Add another one first.`,
  manual_linking_disabled: msg`Linking other accounts is not possible here.`,
  insufficient_aal: msg`Please confirm with your second step first.`,
  current_password_invalid: msg`This is not your present password.`,
  reauthentication_not_valid: msg`This code is not right, or it has expired.`,
  mfa_verification_failed: msg`This code is not right. Check that the app shows it for this account, or wait for the next one.`,
  mfa_challenge_expired: msg`That took too long. Please try again with the code that the app shows now.`,
  mfa_factor_not_found: msg`This authenticator is no longer set up. Please start again.`,
  mfa_factor_name_conflict: msg`You have an authenticator of this name already. Choose another name.`,
  mfa_ip_address_mismatch: msg`Your connection changed meanwhile. Please try again.`,
  mfa_totp_enroll_not_enabled: msg`Authenticator apps cannot be set up here.`,
  too_many_enrolled_mfa_factors: msg`You have as many authenticators as one account can have. Remove one first.`,
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
