import { and, eq } from 'drizzle-orm';
import { authSessions } from '#server/db/schema/auth.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext } from '../auth-context.ts';
import type { SignedInUser } from '../sessions/verify-access-token.ts';

/** Ends one session of the user's own; its tokens end with it. False where there is none such. */
export async function endSession(auth: AuthContext, user: SignedInUser, id: string): Promise<boolean> {
  const isEnded = await auth.db.transaction(async (tx) => {
    const ended = await tx
      .delete(authSessions)
      .where(and(eq(authSessions.id, id), eq(authSessions.userId, user.userId)))
      .returning({ id: authSessions.id });
    if (ended.length === 0) return false;
    await recordAudit(auth, tx, {
      event: 'logout',
      reason: id === user.sessionId ? 'local' : 'another device',
      actorUserId: user.userId,
      sessionId: id,
    });
    return true;
  });
  if (isEnded) auth.liveSessions.forget([id]);
  return isEnded;
}
