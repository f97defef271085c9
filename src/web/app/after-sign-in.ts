import { pathTo, safeNext } from '../paths.ts';
import { lacksProfile } from './require-session.ts';
import type { User } from './session.ts';

/** R2.19: the profile is not marked as completed, or a source is set and the onboarding is not. */
export function isNewUser({ user_metadata: about }: Pick<User, 'user_metadata'>): boolean {
  return !about.profile_completed || (Boolean(about.source) && !about.onboarded);
}

/** Where a sign-in leads: the page asked for, or for a new user the first step of setting up. */
export async function pageAfterSignIn(user: User, next?: string | null): Promise<string> {
  if (isNewUser(user) && (await lacksProfile())) return pathTo('profileSetup');
  return safeNext(next) ?? pathTo('dashboard');
}
