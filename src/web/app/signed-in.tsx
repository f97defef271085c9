import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, redirect } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { loginPath } from '../paths.ts';
import type { Route } from './+types/signed-in';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { queryClient } from './query-client.ts';
import { requireProvider, requireSession } from './require-session.ts';

/** Before any page below loads: a session, and a provider profile. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
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

// biome-ignore lint/style/noDefaultExport: a route module
export default function SignedIn() {
  return (
    <QueryClientProvider client={queryClient()}>
      <Outlet />
    </QueryClientProvider>
  );
}
