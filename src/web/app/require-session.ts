import { redirect } from 'react-router';
import { profileCheckQuery } from '../api/provider.ts';
import { loginPath, pathTo, secondStepPath } from '../paths.ts';
import { log } from './log.ts';
import { queryClient } from './query-client.ts';
import { currentSession, lacksSecondStep } from './session.ts';
import { isEnded, sessionAgain } from './session-again.ts';

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

/** The first two make the profile; an account can be made safe, or deleted, without one. */
const openWithoutProfile = [pathTo('profileSetup'), pathTo('servicesSetup'), pathTo('security')];

/** Client middleware (R2.17): without a provider profile to the page that makes one. A failed check stops nobody; an ended session is no failed check. */
export async function requireProvider({ request }: { readonly request: Request }): Promise<void> {
  if (openWithoutProfile.includes(new URL(request.url).pathname)) return;
  const isWithout = await lacksProfile().catch((error: unknown) => {
    throw isEnded(error) ? toSignIn(request) : error;
  });
  if (isWithout) throw redirect(pathTo('profileSetup'));
}

export async function lacksProfile(): Promise<boolean> {
  try {
    const check = await queryClient().fetchQuery({
      ...profileCheckQuery,
      // A missing profile is asked for again each time, a known one is believed for a minute.
      staleTime: ({ state }) => (state.data?.exists ? 60_000 : 0),
    });
    return !check.exists;
  } catch (error) {
    if (isEnded(error)) throw error;
    log('The provider check failed', error);
    return false;
  }
}
