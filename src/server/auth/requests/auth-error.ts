/** Every refusal of sign-in that this server gives, in the words of the protocol. */
export const authErrorCodes = [
  'anonymous_provider_disabled',
  'bad_code_verifier',
  'bad_json',
  'bad_jwt',
  'current_password_invalid',
  'current_password_required',
  'email_not_confirmed',
  'flow_state_expired',
  'flow_state_not_found',
  'insufficient_aal',
  'invalid_credentials',
  'no_authorization',
  'not_admin',
  'not_found',
  'otp_expired',
  'over_email_send_rate_limit',
  'over_request_rate_limit',
  'phone_provider_disabled',
  'provider_disabled',
  'reauthentication_needed',
  'reauthentication_not_valid',
  'refresh_token_already_used',
  'refresh_token_not_found',
  'same_password',
  'session_expired',
  'session_not_found',
  'unexpected_failure',
  'user_banned',
  'user_not_found',
  'validation_failed',
  'weak_password',
  'web3_provider_disabled',
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
