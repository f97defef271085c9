import { redirect } from 'react-router';
import { type ProfileCheck, type Provider, profileCheckQuery } from '../api/provider.ts';
import { loginPath, secondStepPath } from '../paths.ts';
import { log } from './log.ts';
import { settledMarks } from './person-marks.ts';
import { queryClient } from './query-client.ts';
import { currentSession, lacksSecondStep } from './session.ts';
import { isEnded, sessionAgain } from './session-again.ts';
import { needsOnboarding, needsProfile, type PersonMarks, redirectOf } from './way-in.ts';

/** Client middleware: without a session, and no page to sign in over, to the sign-in page, and from there back to the page asked for. */
export async function requireSession({ request }: { readonly request: Request }): Promise<void> {
  if (!(await currentSession()) && !(await sessionAgain())) throw toSignIn(request);
  // Whoever has a second step has not arrived with the first.
  if (await lacksSecondStep()) throw redirect(secondStepPath(addressOf(request)));
}

function toSignIn(request: Request): Response {
  return redirect(loginPath(addressOf(request)));
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

/**
 * Client middleware: without a provider profile to the page that makes one (R2.17), and somebody new from the dashboard to
 * the onboarding (R6.4). A failed check stops nobody; an ended session is no failed check.
 */
export async function requireProvider({ request }: { readonly request: Request }): Promise<void> {
  const { pathname } = new URL(request.url);
  if (!needsProfile(pathname)) return;
  const check = await profileCheck().catch((error: unknown) => {
    throw isEnded(error) ? toSignIn(request) : error;
  });
  if (!check) return;
  const marks = needsOnboarding(pathname) ? await marksOf(check.provider) : {};
  const elsewhere = redirectOf(pathname, { hasSession: true, hasProfile: check.exists, marks });
  if (elsewhere) throw redirect(elsewhere);
}

/** Where a page that is open to all leads somebody who is signed in; null where it opens. */
export async function elsewhereFrom(pathname: string): Promise<string | null> {
  if (!needsProfile(pathname) || !(await currentSession())) return null;
  const check = await profileCheck();
  return check && redirectOf(pathname, { hasSession: true, hasProfile: check.exists, marks: {} });
}

async function marksOf(provider: Provider | null): Promise<PersonMarks> {
  const about = (await currentSession())?.user.user_metadata ?? {};
  return provider ? settledMarks(about, provider) : about;
}

/** Null where it could not be made. */
export async function profileCheck(): Promise<ProfileCheck | null> {
  try {
    return await queryClient().fetchQuery({
      ...profileCheckQuery,
      // A missing profile is asked for again each time, a known one is believed for a minute.
      staleTime: ({ state }) => (state.data?.exists ? 60_000 : 0),
    });
  } catch (error) {
    if (isEnded(error)) throw error;
    log('The provider check failed', error);
    return null;
  }
}

export const profileOrNull = async (): Promise<Provider | null> => (await profileCheck())?.provider ?? null;
