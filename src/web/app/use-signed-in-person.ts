import { useQuery } from '@tanstack/react-query';
import { currentSession } from './session.ts';

/** Who is signed in, as the session says. */
export function useSignedInPerson(): { readonly email: string } | undefined {
  const { data } = useQuery({
    queryKey: ['session', 'person'],
    queryFn: async () => ({ email: (await currentSession())?.user.email ?? '' }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
