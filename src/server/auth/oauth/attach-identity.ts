import type { Executor } from '#server/db/connection.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import type { OAuthProviderName } from '../auth-settings.ts';
import { AuthError } from '../requests/auth-error.ts';
import { addIdentity } from '../users/identity-store.ts';
import { mergeMetadata } from '../users/user-metadata.ts';
import { changeUser, type UserRow } from '../users/user-store.ts';
import type { ProviderAccount } from './provider-account.ts';

export interface NewIdentity {
  readonly provider: OAuthProviderName;
  readonly account: ProviderAccount;
  readonly caller: Caller;
}

/** As shown to the client: who the service says this is. */
export function identityDataOf({ subject, email, emailVerified, details }: ProviderAccount): Record<string, unknown> {
  return {
    sub: subject,
    provider_id: subject,
    ...(email === undefined ? {} : { email }),
    email_verified: emailVerified,
    phone_verified: false,
    ...details,
  };
}

/** A user signs in by this from now on. Hold the lock of the identity. */
export async function attachIdentity(
  auth: AuthContext,
  tx: Executor,
  user: UserRow,
  { provider, account, caller }: NewIdentity,
): Promise<void> {
  const now = auth.clock();
  await addIdentity(tx, {
    userId: user.id,
    provider,
    subject: account.subject,
    email: account.email ?? null,
    identityData: identityDataOf(account),
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const providers = [...new Set([...(user.appMetadata.providers ?? []), provider])];
  await changeUser(tx, user.id, {
    appMetadata: { ...user.appMetadata, provider: user.appMetadata.provider ?? provider, providers },
    userMetadata: fillIn(user.userMetadata, account.details),
    updatedAt: now,
  });
  await recordAudit(auth, tx, { event: 'identity_linked', reason: provider, actorUserId: user.id, caller });
}

/** What the user has said of themselves stays. */
export function fillIn(
  kept: Record<string, unknown>,
  details: Readonly<Record<string, string>>,
): Record<string, unknown> {
  try {
    return mergeMetadata({ ...details, ...kept }, {});
  } catch (error) {
    if (error instanceof AuthError) return kept; // too large: a picture is not worth a refusal
    throw error;
  }
}
