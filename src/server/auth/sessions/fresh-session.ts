import { type AuthContext, secondsBetween } from '../auth-context.ts';
import { AuthError } from '../requests/auth-error.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { listAmr } from './session-store.ts';

const freshSeconds = 600;

/**
 * Before a way in is added or taken away: an open browser is not enough. Wants a second factor where there is one, and a proof
 * of the last ten minutes. @throws AuthError 401 insufficient_aal, 400 reauthentication_needed
 */
export async function requireFreshSession(auth: AuthContext, { account, session }: SignedIn): Promise<void> {
  if (session.aal === 'aal1' && account.factors.some(({ status }) => status === 'verified')) {
    throw new AuthError(401, 'insufficient_aal', 'AAL2 session is required to change identities when MFA is enabled.');
  }
  if (!auth.settings.reauthentication) return;
  const [latest] = await listAmr(auth.db, session.id);
  if (latest && secondsBetween(latest.at, auth.clock()) < freshSeconds) return;
  throw new AuthError(400, 'reauthentication_needed', 'Changing identities requires reauthentication');
}
