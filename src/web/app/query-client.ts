import { QueryClient } from '@tanstack/react-query';

let client: QueryClient | undefined;

/** One cache a tab. The client below already repeats a failed GET once, so queries do not. */
export function queryClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000 },
      // What cannot be sent says so at once. Waiting in silence, a price or a mail would go out after its dialog was cancelled.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
