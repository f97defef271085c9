import type { Provider } from '../api/provider.ts';
import { log } from './log.ts';
import { auth, currentSession, type User } from './session.ts';
import { isNewUser, type PersonMarks } from './way-in.ts';

type About = User['user_metadata'];

/** Hints to show pages by (permissions rest on the provider), written through the client so that any sign-in service keeps them. */
export async function markPerson(data: About): Promise<void> {
  const { error } = await auth().updateUser({ data });
  if (error) log('The person could not be marked', error);
}

/** After a profile was saved. */
export async function markProfile({ is_profile_complete: isComplete, provider_type }: Provider): Promise<void> {
  await markPerson({ ...(isComplete && { profile_completed: true }), user_type: provider_type });
}

/** The person's own data as the sign-in service has it now, not as this browser once heard; that where it does not answer. */
export async function freshMarks(): Promise<About> {
  const { data, error } = await auth().getUser();
  if (error) log('The person could not be asked for', error);
  return data.user?.user_metadata ?? (await currentSession())?.user.user_metadata ?? {};
}

/** The marks, put right where the profile is complete and nobody has said so yet: it may have been made elsewhere. */
export async function settledMarks(known: About, provider: Provider | null): Promise<PersonMarks> {
  if (!isNewUser(known)) return known;
  // This browser may only not have heard of it.
  const marks = await freshMarks();
  if (marks.profile_completed || !provider?.is_profile_complete) return marks;
  await markProfile(provider);
  return { ...marks, profile_completed: true };
}
