import { z } from 'zod';
import { type AuthContext, secondsBetween } from '../auth-context.ts';
import { AuthError } from '../requests/auth-error.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { listAmr } from '../sessions/session-store.ts';
import type { Account, FactorRow } from '../users/user-store.ts';
import { findFactor } from './factor-store.ts';

const freshSeconds = 600;

export const hasVerifiedFactor = ({ factors }: Pick<Account, 'factors'>): boolean =>
  factors.some(({ status }) => status === 'verified');

/** Whether a second step is still owed: there is a factor, and this token did not come after it. */
export const owesSecondStep = ({ account, aal }: Pick<SignedIn, 'account' | 'aal'>): boolean =>
  aal === 'aal1' && hasVerifiedFactor(account);

/** Whether who sits there has proven it within ten minutes, by any step. */
export async function isFresh(auth: AuthContext, sessionId: string): Promise<boolean> {
  if (!auth.settings.reauthentication) return true;
  const amr = await listAmr(auth.db, sessionId);
  return amr.some(({ at }) => secondsBetween(at, auth.clock()) < freshSeconds);
}

/** An open browser is not enough to change what proves who somebody is. @throws AuthError 400 */
export async function requireFresh(auth: AuthContext, { session }: Pick<SignedIn, 'session'>): Promise<void> {
  if (await isFresh(auth, session.id)) return;
  throw new AuthError(400, 'reauthentication_needed', 'Changing factors requires reauthentication');
}

/** @throws AuthError 403 */
export function refuseAnonymous({ account }: Pick<SignedIn, 'account'>): void {
  if (!account.user.isAnonymous) return;
  throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
}

/** One of the user's own. @throws AuthError 404 */
export async function requireFactor(auth: AuthContext, { account }: SignedIn, id: string): Promise<FactorRow> {
  const isId = z.uuid().safeParse(id).success;
  const factor = isId ? await findFactor(auth.db, account.user.id, id) : undefined;
  if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
  return factor;
}
