import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authSigningKeys } from '#server/db/schema/auth.ts';

export type SigningKeyRow = typeof authSigningKeys.$inferSelect;
export type SigningKeyState = SigningKeyRow['state'];

/** The newest first. */
export function listSigningKeys(executor: Executor): Promise<SigningKeyRow[]> {
  return executor.select().from(authSigningKeys).orderBy(desc(authSigningKeys.createdAt), asc(authSigningKeys.kid));
}

/** Processes take turns until the transaction ends: the second finds what the first did. */
export async function lockSigningKeys(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended('auth.signing_keys', 0))`);
}

export async function addSigningKey(
  executor: Executor,
  key: Omit<SigningKeyRow, 'stateChangedAt'>,
): Promise<SigningKeyRow> {
  const [row] = await executor
    .insert(authSigningKeys)
    .values({ ...key, stateChangedAt: key.createdAt })
    .returning();
  if (!row) throw new Error('the signing key was not stored');
  return row;
}

export async function changeKeyState(
  executor: Executor,
  kid: string,
  { state, at }: { state: SigningKeyState; at: Date },
): Promise<void> {
  await executor.update(authSigningKeys).set({ state, stateChangedAt: at }).where(eq(authSigningKeys.kid, kid));
}

export async function deleteSigningKeys(executor: Executor, kids: readonly string[]): Promise<void> {
  if (kids.length > 0) await executor.delete(authSigningKeys).where(inArray(authSigningKeys.kid, [...kids]));
}
