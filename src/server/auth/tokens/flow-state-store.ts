import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authFlowStates } from '#server/db/schema/auth.ts';
import { secondsAfter } from '../auth-context.ts';

export type FlowStateRow = typeof authFlowStates.$inferSelect;

export async function addFlowState(executor: Executor, state: typeof authFlowStates.$inferInsert): Promise<string> {
  const [row] = await executor.insert(authFlowStates).values(state).returning({ id: authFlowStates.id });
  if (!row) throw new Error('the flow state was not stored');
  return row.id;
}

export async function putAuthCode(
  executor: Executor,
  id: string,
  changes: { authCodeHash: string; authCodeIssuedAt: Date; userId: string },
): Promise<void> {
  await executor.update(authFlowStates).set(changes).where(eq(authFlowStates.id, id));
}

/** Holds the row until the transaction ends: of two exchanges at once, the second sees what the first did. */
export async function lockFlowStateByCode(executor: Executor, authCodeHash: string): Promise<FlowStateRow | undefined> {
  const [row] = await executor
    .select()
    .from(authFlowStates)
    .where(eq(authFlowStates.authCodeHash, authCodeHash))
    .for('update');
  return row;
}

/** The code is spent; the session stays beside it, to be ended if the code is tried again. */
export async function putSession(executor: Executor, id: string, sessionId: string): Promise<void> {
  await executor
    .update(authFlowStates)
    .set({ sessionId })
    .where(and(eq(authFlowStates.id, id), isNull(authFlowStates.sessionId)));
}

const keptSeconds = 24 * 3600;

export async function deleteOldFlowStates(executor: Executor, now: Date): Promise<void> {
  await executor.delete(authFlowStates).where(lt(authFlowStates.createdAt, secondsAfter(now, -keptSeconds)));
}
