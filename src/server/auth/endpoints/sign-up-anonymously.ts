import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { AuthError } from '../requests/auth-error.ts';
import { limitCaller } from '../requests/limits.ts';
import { presentSession, type WireSession } from '../sessions/present-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { mergeMetadata } from '../users/user-metadata.ts';
import { addAnonymousUser } from '../users/user-store.ts';

/** A user without an address, and a session that is all there is of them until they give one. @throws AuthError 422 */
export async function signUpAnonymously(
  auth: AuthContext,
  caller: Caller,
  data: Record<string, unknown>,
): Promise<WireSession> {
  if (!auth.settings.anonymousUsers) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  await limitCaller(auth, 'anonymous', caller);
  const metadata = mergeMetadata({}, data);
  const opened = await auth.db.transaction(async (tx) => {
    const { id: userId } = await addAnonymousUser(tx, { metadata, now: auth.clock() });
    await recordAudit(auth, tx, { event: 'user_signedup', reason: 'anonymous', actorUserId: userId, caller });
    return startSession(auth, tx, { userId, method: 'anonymous', caller });
  });
  return presentSession(auth, opened);
}
