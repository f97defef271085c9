import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

let client: QueryClient | undefined;

/** One cache a tab. The client below already repeats a failed GET once, so queries do not. */
export function queryClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, throwOnError: (error) => isFatal(error) },
      mutations: { retry: false },
    },
  });
  return client;
}

/** Without a session or a profile no part of the page makes sense: the route's error page takes over. */
function isFatal(error: Error): boolean {
  return error instanceof ApiError && error.code === 'unauthorized';
}
