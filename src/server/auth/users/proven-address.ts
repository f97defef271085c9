import type { Executor } from '#server/db/connection.ts';
import type { Address } from '../requests/address.ts';
import { changeUser, putIdentity, type UserRow } from './user-store.ts';

/** Whether the user has shown that this address of theirs is theirs. An anonymous user has none. */
export function isProven(user: UserRow, address: Address): boolean {
  return ('email' in address ? user.emailConfirmedAt : user.phoneConfirmedAt) !== null;
}

/**
 * The user has this address from now on, as one they have proven, and signs in by it. An anonymous user becomes a permanent one
 * by it and stays the same user.
 */
export async function takeProvenAddress(
  tx: Executor,
  user: UserRow,
  { address, now }: { address: Address; now: Date },
): Promise<void> {
  const provider = 'email' in address ? 'email' : 'phone';
  await changeUser(tx, user.id, {
    ...('email' in address
      ? { email: address.email, emailConfirmedAt: now, newEmail: null }
      : { phone: address.phone, phoneConfirmedAt: now, newPhone: null }),
    ...permanent(user, provider),
    updatedAt: now,
  });
  const verified = { email_verified: provider === 'email', phone_verified: provider === 'phone' };
  await putIdentity(tx, {
    userId: user.id,
    provider,
    subject: user.id,
    email: 'email' in address ? address.email : null,
    identityData: { sub: user.id, ...address, ...verified },
    createdAt: now,
    updatedAt: now,
  });
}

/** What makes a user of a new way to sign in, whatever it is, one that stays. */
export function permanent({ appMetadata }: UserRow, provider: string): Pick<UserRow, 'isAnonymous' | 'appMetadata'> {
  const providers = [...new Set([...(appMetadata.providers ?? []), provider])];
  return { isAnonymous: false, appMetadata: { ...appMetadata, provider: appMetadata.provider ?? provider, providers } };
}
