import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authMfaChallenges, authMfaFactors } from '#server/db/schema/auth.ts';
import { secondsAfter } from '../auth-context.ts';
import type { FactorRow } from '../users/user-store.ts';

export type ChallengeRow = typeof authMfaChallenges.$inferSelect;

const maxTries = 5;
/** Begun and not finished: the seed was shown, perhaps to somebody else. */
const unverifiedKeptSeconds = 24 * 3600;

/** Undefined when the user has a factor of this name. */
export async function addFactor(
  executor: Executor,
  factor: typeof authMfaFactors.$inferInsert,
): Promise<FactorRow | undefined> {
  const [row] = await executor.insert(authMfaFactors).values(factor).onConflictDoNothing().returning();
  return row;
}

export async function findFactor(executor: Executor, userId: string, id: string): Promise<FactorRow | undefined> {
  const [factor] = await executor
    .select()
    .from(authMfaFactors)
    .where(and(eq(authMfaFactors.id, id), eq(authMfaFactors.userId, userId)));
  return factor;
}

export async function putVerified(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(authMfaFactors).set({ status: 'verified', updatedAt: now }).where(eq(authMfaFactors.id, id));
}

/** Keeps the step of a right code; false where that step or a later one was used before: of two at once, one is taken. */
export async function takeStep(executor: Executor, id: string, step: number): Promise<boolean> {
  const rows = await executor
    .update(authMfaFactors)
    .set({ lastUsedStep: step })
    .where(
      and(eq(authMfaFactors.id, id), or(isNull(authMfaFactors.lastUsedStep), lt(authMfaFactors.lastUsedStep, step))),
    )
    .returning({ id: authMfaFactors.id });
  return rows.length > 0;
}

/** False where it is gone, or was verified since: then other rules decide. */
export async function deleteFactor(executor: Executor, id: string, status: FactorRow['status']): Promise<boolean> {
  const rows = await executor
    .delete(authMfaFactors)
    .where(and(eq(authMfaFactors.id, id), eq(authMfaFactors.status, status)))
    .returning({ id: authMfaFactors.id });
  return rows.length > 0;
}

export async function deleteUnverifiedFactors(executor: Executor, userId: string, keep: string): Promise<void> {
  await executor
    .delete(authMfaFactors)
    .where(
      and(eq(authMfaFactors.userId, userId), eq(authMfaFactors.status, 'unverified'), ne(authMfaFactors.id, keep)),
    );
}

export async function addChallenge(
  executor: Executor,
  challenge: typeof authMfaChallenges.$inferInsert,
): Promise<ChallengeRow> {
  const [row] = await executor.insert(authMfaChallenges).values(challenge).returning();
  if (!row) throw new Error('the challenge was not stored');
  return row;
}

export async function findChallenge(
  executor: Executor,
  { id, factorId }: { id: string; factorId: string },
): Promise<ChallengeRow | undefined> {
  const [challenge] = await executor
    .select()
    .from(authMfaChallenges)
    .where(and(eq(authMfaChallenges.id, id), eq(authMfaChallenges.factorId, factorId)));
  return challenge;
}

/**
 * Counts a try and returns the challenge it may be made on. Give the database, not a transaction: a refusal must not roll the
 * count back. In one statement, so that a hundred tries at once are still five.
 */
export async function countChallengeTry(
  executor: Executor,
  { id, address, now }: { id: string; address: string; now: Date },
): Promise<{ codeHash: string | null; isSameAddress: boolean } | undefined> {
  const [row] = await executor
    .update(authMfaChallenges)
    .set({ tries: sql`${authMfaChallenges.tries} + 1` })
    .where(
      and(
        eq(authMfaChallenges.id, id),
        isNull(authMfaChallenges.verifiedAt),
        lt(authMfaChallenges.tries, maxTries),
        gt(authMfaChallenges.expiresAt, now),
      ),
    )
    .returning({
      codeHash: authMfaChallenges.codeHash,
      isSameAddress: sql<boolean>`coalesce(${authMfaChallenges.ip} = ${address}::inet, false)`,
    });
  return row;
}

/** Uses a challenge up; false where somebody else just did. */
export async function spendChallenge(executor: Executor, id: string, now: Date): Promise<boolean> {
  const rows = await executor
    .update(authMfaChallenges)
    .set({ verifiedAt: now })
    .where(and(eq(authMfaChallenges.id, id), isNull(authMfaChallenges.verifiedAt)))
    .returning({ id: authMfaChallenges.id });
  return rows.length > 0;
}

export async function deleteOldFactors(executor: Executor, now: Date): Promise<void> {
  await executor
    .delete(authMfaFactors)
    .where(
      and(
        eq(authMfaFactors.status, 'unverified'),
        lt(authMfaFactors.createdAt, secondsAfter(now, -unverifiedKeptSeconds)),
      ),
    );
  await executor.delete(authMfaChallenges).where(lt(authMfaChallenges.expiresAt, now));
}
