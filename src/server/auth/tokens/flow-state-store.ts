import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authFlowStates } from '#server/db/schema/auth.ts';
import { secondsAfter } from '../auth-context.ts';

export type FlowStateRow = typeof authFlowStates.$inferSelect;

export async function addFlowState(executor: Executor, state: typeof authFlowStates.$inferInsert): Promise<string> {
  const [row] = await executor.insert(authFlowStates).values(state).returning({ id: authFlowStates.id });
  if (!row) throw new Error('the flow state was not stored');
  return row.id;
}

interface IssuedCode {
  readonly authCodeHash: string;
  readonly authCodeIssuedAt: Date;
  readonly userId: string;
  readonly providerTokensEncrypted?: string;
}

/** False where the flow has no challenge: nobody could redeem a code of it. */
export async function putAuthCode(executor: Executor, id: string, code: IssuedCode): Promise<boolean> {
  const rows = await executor
    .update(authFlowStates)
    .set(code)
    .where(and(eq(authFlowStates.id, id), isNotNull(authFlowStates.codeChallenge)))
    .returning({ id: authFlowStates.id });
  return rows.length > 0;
}

export async function findFlowState(executor: Executor, id: string): Promise<FlowStateRow | undefined> {
  const [row] = await executor.select().from(authFlowStates).where(eq(authFlowStates.id, id));
  return row;
}

/** Takes what is sealed in the flow away: of two answers at once, one gets it. Only those that `judge` lets pass do. */
export async function takeProviderState(
  executor: Executor,
  id: string,
  judge: (row: FlowStateRow) => boolean,
): Promise<FlowStateRow | undefined> {
  const [row] = await executor.select().from(authFlowStates).where(eq(authFlowStates.id, id)).for('update');
  if (!row?.providerStateEncrypted || !judge(row)) return undefined;
  await executor.update(authFlowStates).set({ providerStateEncrypted: null }).where(eq(authFlowStates.id, id));
  return row;
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

/** The code is spent; the session stays beside it, to be ended if the code is tried again. A provider's tokens are gone. */
export async function putSession(executor: Executor, id: string, sessionId: string): Promise<void> {
  await executor
    .update(authFlowStates)
    .set({ sessionId, providerTokensEncrypted: null })
    .where(and(eq(authFlowStates.id, id), isNull(authFlowStates.sessionId)));
}

const keptSeconds = 24 * 3600;
/** How long a code may wait to be exchanged. */
export const authCodeSeconds = 300;

export async function deleteOldFlowStates(executor: Executor, now: Date): Promise<void> {
  await executor.delete(authFlowStates).where(lt(authFlowStates.createdAt, secondsAfter(now, -keptSeconds)));
  const expired = lt(authFlowStates.authCodeIssuedAt, secondsAfter(now, -authCodeSeconds));
  await executor
    .update(authFlowStates)
    .set({ providerTokensEncrypted: null })
    .where(and(expired, isNotNull(authFlowStates.providerTokensEncrypted)));
}
