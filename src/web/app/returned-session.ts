import type { Session } from '@supabase/auth-js';
import { clientApart } from './client-apart.ts';

type Way = { readonly accessToken: string; readonly refreshToken: string } | { readonly code: string };

/** A session that came back from elsewhere and is nobody's in this browser yet. */
export interface ReturnedSession {
  readonly session: Session;
  readonly isRecovery: boolean;
  /** Ends it unused. */
  readonly end: () => Promise<void>;
}

/**
 * Opens what a link or another service handed over, apart from the session that may be here already: whose it is has to
 * be known before anything changes. The one thing read from this browser is the secret that a code was asked for with.
 */
export async function openReturned(way: Way): Promise<ReturnedSession | null> {
  const apart = clientApart();
  const { data, error } =
    'code' in way
      ? await apart.exchangeCodeForSession(way.code)
      : await apart.setSession({ access_token: way.accessToken, refresh_token: way.refreshToken });
  if (error || !data.session) return null;
  return {
    session: data.session,
    isRecovery: 'redirectType' in data && data.redirectType === 'recovery',
    end: async () => void (await apart.signOut({ scope: 'local' })),
  };
}
