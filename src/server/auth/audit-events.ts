/** What sign-in writes down. */
export const auditEvents = [
  'login',
  'login_failed',
  'logout',
  'rate_limited',
  'token_refreshed',
  'token_reuse',
  'token_revoked',
  'user_confirmation_requested',
  'user_modified',
  'user_recovery_requested',
  'user_repeated_signup',
  'user_signedup',
  'user_updated_password',
] as const;
