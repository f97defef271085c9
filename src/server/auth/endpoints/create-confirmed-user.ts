import type { AuthContext } from '../auth-context.ts';
import { emailOf } from '../requests/address.ts';
import { mergeMetadata } from '../users/user-metadata.ts';
import { addUser, changeIdentities, changeUser, lockUserByEmail } from '../users/user-store.ts';

export interface ConfirmedUser {
  readonly email: string;
  readonly password: string;
  readonly metadata: Record<string, unknown>;
}

/** For demo data: a user who can sign in at once. One who is there already gets this password and metadata. Returns the id. */
export async function createConfirmedUser(auth: AuthContext, wish: ConfirmedUser): Promise<{ userId: string }> {
  const email = emailOf(wish.email);
  const metadata = mergeMetadata({}, wish.metadata);
  const passwordHash = await auth.hasher.hash(wish.password);
  const now = auth.clock();
  return auth.db.transaction(async (tx) => {
    const user = (await addUser(tx, { email, passwordHash, metadata, now })) ?? (await lockUserByEmail(tx, email));
    if (!user) throw new Error('the user was deleted meanwhile');
    await changeUser(tx, user.id, {
      passwordHash,
      userMetadata: metadata,
      emailConfirmedAt: user.emailConfirmedAt ?? now,
      passwordDisputed: false,
      updatedAt: now,
    });
    const identityData = { sub: user.id, email, email_verified: true, phone_verified: false };
    await changeIdentities(tx, user.id, { provider: 'email', identityData, updatedAt: now });
    return { userId: user.id };
  });
}
