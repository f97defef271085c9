import { createHash } from 'node:crypto';
import { invalid } from '../requests/auth-error.ts';
import { isSameHash } from './one-time-token.ts';

const unreserved = /^[A-Za-z0-9\-._~]{43,128}$/;

export interface ChallengeFields {
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

/** The PKCE challenge of a request, if it has one. The method `plain` proves nothing and is refused. @throws AuthError 400 */
export function challengeOf({
  code_challenge: challenge,
  code_challenge_method: method,
}: ChallengeFields): string | undefined {
  if (!challenge && !method) return undefined;
  if (!challenge || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  if (method.toLowerCase() !== 's256') throw invalid('Invalid code_challenge_method: only s256 is supported');
  if (!unreserved.test(challenge)) throw invalid('code challenge has to be between 43 and 128 unreserved characters');
  return challenge;
}

export function answersChallenge(verifier: string, challenge: string): boolean {
  return isSameHash(createHash('sha256').update(verifier).digest('base64url'), challenge);
}
