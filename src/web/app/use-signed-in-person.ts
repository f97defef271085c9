import { useQuery } from '@tanstack/react-query';
import { currentSession } from './session.ts';

export interface SignedInPerson {
  readonly email: string;
  /** As the person's own data says (R6.1): to show, never a permission. */
  readonly type: 'business' | 'individual' | null;
}

/** Who is signed in, as the session says. */
export function useSignedInPerson(): SignedInPerson | undefined {
  const { data } = useQuery({
    queryKey: ['session', 'person'],
    queryFn: async (): Promise<SignedInPerson> => {
      const user = (await currentSession())?.user;
      const type = user?.user_metadata.user_type;
      return {
        email: user?.email || user?.phone || '',
        type: type === 'business' || type === 'individual' ? type : null,
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
