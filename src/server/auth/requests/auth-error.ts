/** Every refusal of sign-in that this server gives, in the words of the protocol. */
export const authErrorCodes = [
  'anonymous_provider_disabled',
  'bad_code_verifier',
  'bad_json',
  'bad_jwt',
  'bad_oauth_callback',
  'bad_oauth_state',
  'current_password_invalid',
  'current_password_required',
  'email_address_invalid',
  'email_exists',
  'email_not_confirmed',
  'flow_state_expired',
  'flow_state_not_found',
  'identity_already_exists',
  'identity_not_found',
  'insufficient_aal',
  'invalid_credentials',
  'manual_linking_disabled',
  'mfa_challenge_expired',
  'mfa_factor_name_conflict',
  'mfa_factor_not_found',
  'mfa_ip_address_mismatch',
  'mfa_phone_enroll_not_enabled',
  'mfa_totp_enroll_not_enabled',
  'mfa_verification_failed',
  'mfa_webauthn_enroll_not_enabled',
  'no_authorization',
  'not_admin',
  'not_found',
  'otp_disabled',
  'otp_expired',
  'over_email_send_rate_limit',
  'over_request_rate_limit',
  'over_sms_send_rate_limit',
  'passkey_disabled',
  'phone_exists',
  'phone_not_confirmed',
  'phone_provider_disabled',
  'provider_disabled',
  'provider_email_needs_verification',
  'reauthentication_needed',
  'reauthentication_not_valid',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'same_password',
  'saml_provider_disabled',
  'session_expired',
  'session_not_found',
  'signup_disabled',
  'single_identity_not_deletable',
  'sms_send_failed',
  'too_many_enrolled_mfa_factors',
  'unexpected_failure',
  'user_already_exists',
  'user_banned',
  'user_not_found',
  'validation_failed',
  'weak_password',
  'web3_provider_disabled',
  'webauthn_challenge_not_found',
  'webauthn_credential_not_found',
  'webauthn_verification_failed',
] as const;

export type AuthErrorCode = (typeof authErrorCodes)[number];
export type AuthErrorStatus = 400 | 401 | 403 | 404 | 413 | 422 | 429 | 500 | 503;
/** The reasons the client's library knows. */
export type WeakPasswordReason = 'length' | 'pwned';

export interface AuthErrorDetails {
  readonly retryAfterSeconds?: number;
  readonly weakPasswordReasons?: readonly WeakPasswordReason[];
}

/** A refusal as the protocol spells it. The status stands beside the code, since the protocol gives one code several. */
export class AuthError extends Error {
  readonly status: AuthErrorStatus;
  readonly code: AuthErrorCode;
  readonly details: AuthErrorDetails;

  constructor(status: AuthErrorStatus, code: AuthErrorCode, message: string, details: AuthErrorDetails = {}) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const invalid = (message: string): AuthError => new AuthError(400, 'validation_failed', message);
