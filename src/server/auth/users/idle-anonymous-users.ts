import { and, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import { authSessions, authUsers } from '#server/db/schema/auth.ts';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, secondsAfter } from '../auth-context.ts';

const keptSeconds = 30 * 24 * 3600;

/** Those whom nobody has come back as for 30 days. Nobody could any more: they have no address, and their sessions have ended. */
export async function deleteIdleAnonymousUsers(auth: AuthContext): Promise<void> {
  const since = secondsAfter(auth.clock(), -keptSeconds);
  const { id, isAnonymous, createdAt, lastSignInAt } = authUsers;
  const { userId, refreshedAt } = authSessions;
  await auth.db.transaction(async (tx) => {
    const comesBack = tx
      .select({ one: sql`1` })
      .from(authSessions)
      .where(and(eq(userId, id), gt(refreshedAt, since)));
    const idle = and(eq(isAnonymous, true), lt(sql`coalesce(${lastSignInAt}, ${createdAt})`, since));
    const gone = await tx
      .delete(authUsers)
      .where(and(idle, notExists(comesBack)))
      .returning({ id });
    for (const user of gone) {
      await recordAudit(auth, tx, { event: 'user_deleted', reason: 'anonymous and idle', targetUserId: user.id });
    }
  });
}
