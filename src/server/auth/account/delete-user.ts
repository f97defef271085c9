import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authUsers } from '#server/db/schema/auth.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { mailAccountDeleted } from '../mails/auth-mail.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';
import { lockUser } from '../users/user-store.ts';

/**
 * Takes a user away with everything that signs them in, in the caller's transaction, and mails a farewell.
 * Returns what is left to do once that is committed.
 */
export async function deleteUser(
  auth: AuthContext,
  tx: Executor,
  { userId, caller }: { userId: string; caller: Caller },
): Promise<() => void> {
  const user = await lockUser(tx, userId);
  if (!user) return () => undefined;
  const ended = await deleteSessionsOf(tx, userId);
  await recordAudit(auth, tx, { event: 'user_deleted', actorUserId: userId, caller });
  await mailAccountDeleted(auth, tx, user);
  await tx.delete(authUsers).where(eq(authUsers.id, userId));
  return () => auth.liveSessions.forget(ended);
}
