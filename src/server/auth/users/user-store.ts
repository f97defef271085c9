import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authIdentities, authMfaFactors, authUsers } from '#server/db/schema/auth.ts';
import type { Address } from '../requests/address.ts';

export type UserRow = typeof authUsers.$inferSelect;
export type IdentityRow = typeof authIdentities.$inferSelect;
export type FactorRow = typeof authMfaFactors.$inferSelect;
type UserChanges = Partial<Omit<typeof authUsers.$inferInsert, 'id' | 'createdAt'>>;

/** A user with what is shown beside it. */
export interface Account {
  readonly user: UserRow;
  readonly identities: readonly IdentityRow[];
  readonly factors: readonly FactorRow[];
}

export async function findUserByEmail(executor: Executor, email: string): Promise<UserRow | undefined> {
  const [user] = await executor.select().from(authUsers).where(eq(authUsers.email, email));
  return user;
}

/** Holds the row until the transaction ends: what is decided about the user stays true. */
export async function lockUserByEmail(executor: Executor, email: string): Promise<UserRow | undefined> {
  const [user] = await executor.select().from(authUsers).where(eq(authUsers.email, email)).for('update');
  return user;
}

const has = (address: Address) =>
  'email' in address ? eq(authUsers.email, address.email) : eq(authUsers.phone, address.phone);

export async function findUserByAddress(executor: Executor, address: Address): Promise<UserRow | undefined> {
  const [user] = await executor.select().from(authUsers).where(has(address));
  return user;
}

/** Holds the row until the transaction ends, as `lockUserByEmail` does. */
export async function lockUserByAddress(executor: Executor, address: Address): Promise<UserRow | undefined> {
  const [user] = await executor.select().from(authUsers).where(has(address)).for('update');
  return user;
}

export async function lockUser(executor: Executor, id: string): Promise<UserRow | undefined> {
  const [user] = await executor.select().from(authUsers).where(eq(authUsers.id, id)).for('update');
  return user;
}

export async function changeUser(executor: Executor, id: string, changes: UserChanges): Promise<void> {
  await executor.update(authUsers).set(changes).where(eq(authUsers.id, id));
}

type NewUser = Address & {
  readonly passwordHash?: string;
  readonly metadata: Record<string, unknown>;
  readonly now: Date;
};

/** A user with the identity of its address, not yet confirmed; undefined when the address is taken. */
export async function addUser(
  executor: Executor,
  { passwordHash, metadata, now, ...address }: NewUser,
): Promise<UserRow | undefined> {
  const provider = 'email' in address ? 'email' : 'phone';
  const [user] = await executor
    .insert(authUsers)
    .values({
      ...address,
      passwordHash: passwordHash ?? null,
      appMetadata: { provider, providers: [provider] },
      userMetadata: metadata,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: authUsers[provider] })
    .returning();
  if (!user) return undefined;
  await executor.insert(authIdentities).values({
    userId: user.id,
    provider,
    subject: user.id,
    email: user.email,
    identityData: { sub: user.id, ...address, email_verified: false, phone_verified: false },
    createdAt: now,
    updatedAt: now,
  });
  return user;
}

/** A user without any address: nobody can sign in as them again once their sessions have ended. */
export async function addAnonymousUser(
  executor: Executor,
  { metadata, now }: { metadata: Record<string, unknown>; now: Date },
): Promise<UserRow> {
  const [user] = await executor
    .insert(authUsers)
    .values({ isAnonymous: true, userMetadata: metadata, createdAt: now, updatedAt: now })
    .returning();
  if (!user) throw new Error('the user was not stored');
  return user;
}

export async function deleteUser(executor: Executor, id: string): Promise<void> {
  await executor.delete(authUsers).where(eq(authUsers.id, id));
}

/** A user who comes by another service that vouches for the address; undefined when it is taken. */
export async function addUserOfService(
  executor: Executor,
  { email, now }: { email: string; now: Date },
): Promise<UserRow | undefined> {
  const [user] = await executor
    .insert(authUsers)
    .values({ email, emailConfirmedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: authUsers.email })
    .returning();
  return user;
}

export async function loadAccount(executor: Executor, userId: string): Promise<Account | undefined> {
  const [user] = await executor.select().from(authUsers).where(eq(authUsers.id, userId));
  if (!user) return undefined;
  const identities = await executor.select().from(authIdentities).where(eq(authIdentities.userId, userId));
  const factors = await executor.select().from(authMfaFactors).where(eq(authMfaFactors.userId, userId));
  return { user, identities, factors };
}

/** Of all of a user's identities, or of one kind. */
export async function changeIdentities(
  executor: Executor,
  userId: string,
  { provider, ...changes }: Partial<Pick<IdentityRow, 'identityData' | 'lastSignInAt' | 'updatedAt' | 'provider'>>,
): Promise<void> {
  const ofUser = eq(authIdentities.userId, userId);
  const which = provider === undefined ? ofUser : and(ofUser, eq(authIdentities.provider, provider));
  await executor.update(authIdentities).set(changes).where(which);
}

/** Adds an identity, or brings the one of this provider and subject up to date. */
export async function putIdentity(executor: Executor, identity: typeof authIdentities.$inferInsert): Promise<void> {
  const { email, identityData, updatedAt } = identity;
  await executor
    .insert(authIdentities)
    .values(identity)
    .onConflictDoUpdate({
      target: [authIdentities.provider, authIdentities.subject],
      set: { email: email ?? null, identityData, ...(updatedAt ? { updatedAt } : {}) },
    });
}
