import { desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authSigningKeys } from '#server/db/schema/auth.ts';

export type SigningKeyRow = typeof authSigningKeys.$inferSelect;

export function listSigningKeys(executor: Executor): Promise<SigningKeyRow[]> {
  return executor.select().from(authSigningKeys).orderBy(desc(authSigningKeys.createdAt));
}

/** Processes that start together take turns until the transaction ends: the second finds the first one's key. */
export async function lockSigningKeys(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended('auth.signing_keys', 0))`);
}

export async function addCurrentSigningKey(
  executor: Executor,
  key: Omit<SigningKeyRow, 'state' | 'stateChangedAt'>,
): Promise<void> {
  await executor
    .update(authSigningKeys)
    .set({ state: 'previous', stateChangedAt: key.createdAt })
    .where(eq(authSigningKeys.state, 'current'));
  await executor.insert(authSigningKeys).values({ ...key, state: 'current', stateChangedAt: key.createdAt });
}
