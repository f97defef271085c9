import type { Executor } from '#server/db/connection.ts';
import type { AuthContext } from '../auth-context.ts';
import { loadAccount } from '../users/user-store.ts';
import type { OpenSession } from './present-session.ts';
import { endOf, findSession, listAmr } from './session-store.ts';

/** The user's session as it is, neither refreshed nor raised; undefined when it has ended. */
export async function reopenSession(
  auth: AuthContext,
  tx: Executor,
  { userId, sessionId }: { userId: string; sessionId: string | undefined },
): Promise<OpenSession | undefined> {
  const session = sessionId === undefined ? undefined : await findSession(tx, sessionId);
  if (!session || session.userId !== userId || endOf(session, auth.clock())) return undefined;
  const account = await loadAccount(tx, userId);
  return account && { account, session, amr: await listAmr(tx, session.id) };
}
