import { and, count, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authIdentities, authMfaFactors, authUsers } from '#server/db/schema/auth.ts';
import type { Account, UserRow } from '../users/user-store.ts';

/** Users who are there, the newest first. */
export async function listAccounts(
  executor: Executor,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ accounts: Account[]; total: number }> {
  const isThere = isNull(authUsers.deletedAt);
  const [counted] = await executor.select({ total: count() }).from(authUsers).where(isThere);
  const users = await executor
    .select()
    .from(authUsers)
    .where(isThere)
    .orderBy(desc(authUsers.createdAt), desc(authUsers.id))
    .limit(limit)
    .offset(offset);
  const ids = users.map(({ id }) => id);
  const identities = await executor.select().from(authIdentities).where(inArray(authIdentities.userId, ids));
  const factors = await executor.select().from(authMfaFactors).where(inArray(authMfaFactors.userId, ids));
  const accounts = users.map((user) => ({
    user,
    identities: identities.filter(({ userId }) => userId === user.id),
    factors: factors.filter(({ userId }) => userId === user.id),
  }));
  return { accounts, total: counted?.total ?? 0 };
}

export interface Addresses {
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Somebody else who has one of these addresses. */
export async function findOwner(
  executor: Executor,
  { email, phone }: Addresses,
  except?: string,
): Promise<UserRow | undefined> {
  const has = [
    ...(email === undefined ? [] : [eq(authUsers.email, email)]),
    ...(phone === undefined ? [] : [eq(authUsers.phone, phone)]),
  ];
  if (has.length === 0) return undefined;
  const anybody = or(...has);
  const [owner] = await executor
    .select()
    .from(authUsers)
    .where(except === undefined ? anybody : and(anybody, ne(authUsers.id, except)));
  return owner;
}

/** Undefined when the id or an address was taken at the same moment. */
export async function insertUser(
  executor: Executor,
  user: typeof authUsers.$inferInsert,
): Promise<UserRow | undefined> {
  const [row] = await executor.insert(authUsers).values(user).onConflictDoNothing().returning();
  return row;
}

/** The identities of a user's own addresses, as they are now. */
export async function putAddressIdentities(executor: Executor, user: UserRow, now: Date): Promise<void> {
  const verified = { email_verified: user.emailConfirmedAt !== null, phone_verified: user.phoneConfirmedAt !== null };
  const kinds = [
    ...(user.email === null ? [] : [{ provider: 'email', email: user.email, data: { email: user.email } }]),
    ...(user.phone === null ? [] : [{ provider: 'phone', email: null, data: { phone: user.phone } }]),
  ];
  for (const { provider, email, data } of kinds) {
    const changes = { email, identityData: { sub: user.id, ...data, ...verified }, updatedAt: now };
    await executor
      .insert(authIdentities)
      .values({ ...changes, userId: user.id, provider, subject: user.id, createdAt: now })
      .onConflictDoUpdate({ target: [authIdentities.provider, authIdentities.subject], set: changes });
  }
}
