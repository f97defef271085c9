import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { FrameSkeleton } from '../app/frame-skeleton.tsx';
import { queryClient } from '../app/query-client.ts';
import { requireProvider, requireSession } from '../app/require-session.ts';
import { useRipples } from '../app/use-ripples.ts';
import { SignInAgain } from '../features/sign-in/sign-in-again.tsx';
import { UntilSignedOut } from '../features/sign-in/signed-out.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';

/** Each frame of signed-in pages hands on these three as its own: one file less to load than a frame around the frames. */

/** Before any page below loads: a session, and a provider profile. */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  ({ request }) => requireSession({ request }),
  ({ request }) => requireProvider({ request }),
];

/** Nothing to load: it is here so that the middleware runs on the first page too. */
export const clientLoader = () => null;

export function HydrateFallback() {
  return <FrameSkeleton />;
}

/** Around a frame of signed-in pages: what they load and announce, and the way back in where the session has ended. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  useRipples();
  return (
    <QueryClientProvider client={queryClient()}>
      <UntilSignedOut>
        {children}
        <SignInAgain />
      </UntilSignedOut>
      <Toaster />
    </QueryClientProvider>
  );
}
