import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import type { Address } from '../requests/address.ts';
import { AuthError } from '../requests/auth-error.ts';
import { presentSession, type WireSession } from '../sessions/present-session.ts';
import { startSession } from '../sessions/start-session.ts';
import { takeProvenAddress } from '../users/proven-address.ts';
import { addUser } from '../users/user-store.ts';

interface Registration {
  readonly address: Address;
  readonly password: string;
  readonly metadata: Record<string, unknown>;
}

/** Where an address counts as its owner's without a message, whoever asks learns whether it is taken. @throws AuthError 422 */
export async function signUpAtOnce(
  auth: AuthContext,
  caller: Caller,
  { address, password, metadata }: Registration,
): Promise<WireSession> {
  const passwordHash = await auth.hasher.hash(password);
  const now = auth.clock();
  const opened = await auth.db.transaction(async (tx) => {
    const user = await addUser(tx, { ...address, passwordHash, metadata, now });
    if (!user) throw new AuthError(422, 'user_already_exists', 'User already registered');
    await takeProvenAddress(tx, user, { address, now });
    await recordAudit(auth, tx, { event: 'user_signedup', reason: 'at once', actorUserId: user.id, caller });
    return startSession(auth, tx, { userId: user.id, method: 'password', caller });
  });
  return presentSession(auth, opened);
}
