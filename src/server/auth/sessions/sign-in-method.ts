/** What raises a session to the second level. */
export const secondStepMethods = ['totp', 'mfa/phone', 'recovery_code'] as const;

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
  ...secondStepMethods,
] as const;
export type SignInMethod = (typeof signInMethods)[number];

export const isSecondStep = (method: SignInMethod): boolean => secondStepMethods.some((step) => step === method);
