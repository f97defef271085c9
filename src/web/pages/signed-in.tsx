import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { FrameSkeleton } from '../app/frame-skeleton.tsx';
import { queryClient } from '../app/query-client.ts';
import { requireProvider, requireSession } from '../app/require-session.ts';
import { SignInAgain } from '../features/sign-in/sign-in-again.tsx';
import type { Route } from './+types/signed-in';

/** Before any page below loads: a session, and a provider profile. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => requireSession({ request }),
  ({ request }) => requireProvider({ request }),
];

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
