import type { AuthContext } from '../auth-context.ts';
import { AuthError } from './auth-error.ts';

/** Before anything that would make a user, by whatever way they come. @throws AuthError 422 signup_disabled */
export function requireSignUps({ settings }: Pick<AuthContext, 'settings'>): void {
  if (!settings.signUps) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}
