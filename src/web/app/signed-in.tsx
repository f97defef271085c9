import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type DataStrategyResult, type MiddlewareFunction, redirect } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { loginPath } from '../paths.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { queryClient } from './query-client.ts';
import { requireProvider, requireSession } from './require-session.ts';

/** Each frame of signed-in pages hands on these three as its own: one file less to load than a frame around the frames. */

/** Before any page below loads: a session, and a provider profile. */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [
  ({ request }) => requireSession({ request }),
  ({ request }) => requireProvider({ request }),
  async ({ request }, next) => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthorized') throw redirect(loginAgain(request));
      throw error;
    }
  },
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

/** Around a frame of signed-in pages: what they load, and what they announce. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient()}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
