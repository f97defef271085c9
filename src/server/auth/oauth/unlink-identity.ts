import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { oauthProviderNames } from '../auth-settings.ts';
import { mailIdentityUnlinked } from '../mails/auth-mail.ts';
import { AuthError } from '../requests/auth-error.ts';
import { limitCaller } from '../requests/limits.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { requireFreshSession } from '../sessions/fresh-session.ts';
import { deleteIdentity, listIdentities } from '../users/identity-store.ts';
import { changeUser, lockUser, type UserRow } from '../users/user-store.ts';
import { titleOfService } from './oauth-services.ts';

/** Takes a way in away, never the last. @throws AuthError 404 for another user's as for none */
export async function unlinkIdentity(
  auth: AuthContext,
  signedIn: SignedIn,
  { identityId, caller }: { identityId: string; caller: Caller },
): Promise<void> {
  requireManualLinking(auth);
  await limitCaller(auth, 'user', caller);
  await requireFreshSession(auth, signedIn);
  const { session } = signedIn;
  await auth.db.transaction(async (tx) => {
    const user = await lockUser(tx, session.userId);
    const identities = await listIdentities(tx, session.userId);
    const identity = identities.find(({ id }) => id === identityId.toLowerCase());
    if (!user || !identity) throw new AuthError(404, 'identity_not_found', "Identity doesn't exist");
    if (identities.length < 2) {
      const message = 'User must have at least 1 identity after unlinking';
      throw new AuthError(422, 'single_identity_not_deletable', message);
    }
    const rest = identities.filter(({ id }) => id !== identity.id).map(({ provider }) => provider);
    await deleteIdentity(tx, identity.id);
    await changeUser(tx, user.id, { ...withoutWayIn(user, identity.provider, rest), updatedAt: auth.clock() });
    const entry = { reason: identity.provider, actorUserId: user.id, sessionId: session.id, caller };
    await recordAudit(auth, tx, { event: 'identity_unlinked', ...entry });
    await mailIdentityUnlinked(auth, tx, user, titleOf(identity.provider));
  });
  auth.liveSessions.forget([session.id]);
}

export function requireManualLinking({ settings }: AuthContext): void {
  if (!settings.manualLinking) throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

/** What goes with it: the password belongs to the address, and a number without its identity opens nothing. */
function withoutWayIn(
  { appMetadata }: UserRow,
  provider: string,
  rest: readonly string[],
): Partial<Pick<UserRow, 'appMetadata' | 'passwordHash' | 'phone' | 'phoneConfirmedAt'>> {
  const first = appMetadata.provider;
  const present = first !== undefined && rest.includes(first) ? first : rest[0];
  const kept = {
    ...appMetadata,
    ...(present === undefined ? {} : { provider: present }),
    providers: [...new Set(rest)],
  };
  return {
    appMetadata: kept,
    ...(provider === 'email' ? { passwordHash: null } : {}),
    ...(provider === 'phone' ? { phone: null, phoneConfirmedAt: null } : {}),
  };
}

function titleOf(provider: string): string {
  const name = oauthProviderNames.find((known) => known === provider);
  return name ? titleOfService(name) : provider;
}
