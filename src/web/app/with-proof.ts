import type { AuthError } from './session.ts';
import { secondStep, signInAfresh } from './session-again.ts';

/**
 * Asks the sign-in service for a change. Where it wants the second step, or a sign-in of a moment ago, the person gives it
 * over the page and the change is asked for once more.
 */
export async function withProof<T extends { readonly error: AuthError | null }>(ask: () => Promise<T>): Promise<T> {
  const answer = await ask();
  const isGiven =
    (answer.error?.code === 'insufficient_aal' && (await secondStep())) ||
    (answer.error?.code === 'reauthentication_needed' && (await signInAfresh()));
  return isGiven ? ask() : answer;
}
