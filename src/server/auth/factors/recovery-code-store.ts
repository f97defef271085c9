import { and, count, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authRecoveryCodes } from '#server/db/schema/auth.ts';

/** New ones take the place of all from before. */
export async function replaceRecoveryCodes(
  executor: Executor,
  { userId, hashes, now }: { userId: string; hashes: readonly string[]; now: Date },
): Promise<void> {
  await deleteRecoveryCodes(executor, userId);
  await executor.insert(authRecoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
}

export async function deleteRecoveryCodes(executor: Executor, userId: string): Promise<void> {
  await executor.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
}

export async function countRecoveryCodes(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor.select({ left: count() }).from(authRecoveryCodes).where(unusedOf(userId));
  return row?.left ?? 0;
}

/** Uses a code up; false where it is none or was used: of two at once, one gets it. */
export async function takeRecoveryCode(
  executor: Executor,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const rows = await executor
    .update(authRecoveryCodes)
    .set({ usedAt: now })
    .where(and(unusedOf(userId), eq(authRecoveryCodes.codeHash, codeHash)))
    .returning({ id: authRecoveryCodes.id });
  return rows.length > 0;
}

const unusedOf = (userId: string) => and(eq(authRecoveryCodes.userId, userId), isNull(authRecoveryCodes.usedAt));
