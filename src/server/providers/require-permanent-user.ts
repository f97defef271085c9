import { msg } from '@lingui/core/macro';
import { Problem } from '#domain/problem.ts';
import type { SignedInUser } from '#server/auth/create-auth.ts';

/** Customers, prices and promises must not hang on a session that nobody can come back to. @throws Problem forbidden */
export function requirePermanentUser({ isAnonymous }: SignedInUser): void {
  if (!isAnonymous) return;
  throw new Problem('forbidden', msg`Please give your account an e-mail address or a telephone number first.`);
}
