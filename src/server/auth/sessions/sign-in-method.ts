/** How a session was proven: a token's `amr` says it in these words. */
export const signInMethods = [
  'password',
  'otp',
  'magiclink',
  'recovery',
  'email/signup',
  'invite',
  'email_change',
  'oauth',
  'anonymous',
  'totp',
  'mfa/phone',
  'recovery_code',
] as const;
export type SignInMethod = (typeof signInMethods)[number];
