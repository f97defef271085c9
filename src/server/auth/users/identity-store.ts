import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authIdentities } from '#server/db/schema/auth.ts';
import type { IdentityRow } from './user-store.ts';

/** Ways in by an address of one's own; all others belong to another service. */
const ownProviders = ['email', 'phone'];

interface IdentityName {
  readonly provider: string;
  /** Unique at this provider only: another may know somebody else by it. */
  readonly subject: string;
}

/** Until the transaction ends nobody else decides about this identity, whether it is there or not. */
export async function lockIdentity(
  executor: Executor,
  { provider, subject }: IdentityName,
): Promise<IdentityRow | undefined> {
  const name = `auth.identities ${provider} ${subject}`;
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  return findIdentity(executor, { provider, subject });
}

export async function findIdentity(
  executor: Executor,
  { provider, subject }: IdentityName,
): Promise<IdentityRow | undefined> {
  const [identity] = await executor
    .select()
    .from(authIdentities)
    .where(and(eq(authIdentities.provider, provider), eq(authIdentities.subject, subject)));
  return identity;
}

export function listIdentities(executor: Executor, userId: string): Promise<IdentityRow[]> {
  return executor.select().from(authIdentities).where(eq(authIdentities.userId, userId));
}

export async function addIdentity(executor: Executor, identity: typeof authIdentities.$inferInsert): Promise<void> {
  await executor.insert(authIdentities).values(identity);
}

export async function changeIdentity(
  executor: Executor,
  id: string,
  changes: Partial<typeof authIdentities.$inferInsert>,
): Promise<void> {
  await executor.update(authIdentities).set(changes).where(eq(authIdentities.id, id));
}

export async function deleteIdentity(executor: Executor, id: string): Promise<void> {
  await executor.delete(authIdentities).where(eq(authIdentities.id, id));
}

/** Those that somebody brought along whose address nobody has vouched for. */
export async function deleteUnprovenIdentities(executor: Executor, userId: string): Promise<void> {
  await executor
    .delete(authIdentities)
    .where(
      and(
        eq(authIdentities.userId, userId),
        notInArray(authIdentities.provider, ownProviders),
        sql`${authIdentities.identityData}->>'email_verified' is distinct from 'true'`,
      ),
    );
}

/** Somebody signed in by an address of their own, not by another service. */
export async function markOwnSignIn(executor: Executor, userId: string, now: Date): Promise<void> {
  await executor
    .update(authIdentities)
    .set({ lastSignInAt: now })
    .where(and(eq(authIdentities.userId, userId), inArray(authIdentities.provider, ownProviders)));
}
