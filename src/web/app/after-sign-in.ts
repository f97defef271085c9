import { pathTo, safeNext, secondStepPath } from '../paths.ts';
import { forgetSource, rememberedSource } from './remembered-source.ts';
import { lacksProfile } from './require-session.ts';
import { auth, lacksSecondStep, type User } from './session.ts';

/** R2.19: the profile is not marked as completed, or a source is set and the onboarding is not. */
export function isNewUser({ user_metadata: about }: Pick<User, 'user_metadata'>): boolean {
  return !about.profile_completed || (Boolean(about.source) && !about.onboarded);
}

/** Where a sign-in leads: the second step, where there is one, then the page asked for, or for a new user the first step of setting up. */
export async function pageAfterSignIn(user: User, next?: string | null): Promise<string> {
  if (await lacksSecondStep()) return secondStepPath(safeNext(next));
  const present = await withSource(user);
  if (isNewUser(present) && (await lacksProfile())) return pathTo('profileSetup');
  return safeNext(next) ?? pathTo('dashboard');
}

/** Where somebody new came from, however they signed up: another service, or a mail opened elsewhere, cannot carry it. */
async function withSource(user: User): Promise<User> {
  const source = rememberedSource();
  forgetSource();
  if (!source || !isNewUser(user) || user.user_metadata.source) return user;
  const { data } = await auth().updateUser({ data: { source } });
  return data.user ?? user;
}
