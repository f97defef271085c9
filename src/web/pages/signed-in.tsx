import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, redirect } from 'react-router';
import { FrameSkeleton } from '../app/frame-skeleton.tsx';
import { queryClient } from '../app/query-client.ts';
import { requireProvider, requireSession } from '../app/require-session.ts';
import { isEnded } from '../app/session-again.ts';
import { SignInAgain } from '../features/sign-in/sign-in-again.tsx';
import { loginPath } from '../paths.ts';
import type { Route } from './+types/signed-in';

/** Before any page below loads: a session, and a provider profile. What still finds the session ended goes to sign in. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    try {
      return await next();
    } catch (error) {
      if (isEnded(error)) throw redirect(loginAgain(request));
      throw error;
    }
  },
  ({ request }) => requireSession({ request }),
  ({ request }) => requireProvider({ request }),
];

function loginAgain(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return loginPath(pathname + search);
}

/** Nothing to load: it is here so that the middleware runs on the first page too. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <FrameSkeleton />;
}

export default function SignedIn() {
  return (
    <QueryClientProvider client={queryClient()}>
      <Outlet />
      <SignInAgain />
    </QueryClientProvider>
  );
}
