import { randomBytes } from 'node:crypto';
import { and, eq, inArray, notExists } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authAmrClaims, authSessions } from '#server/db/schema/auth.ts';
import { seal } from '#server/seal.ts';
import type { AuthContext } from '../auth-context.ts';
import { advanceCounter, type SessionRow } from './session-store.ts';
import { isSecondStep, type SignInMethod, secondStepMethods } from './sign-in-method.ts';

/** Writes down that whoever holds the session proved it again; a second step raises it. */
export async function proveSession(
  tx: Executor,
  session: SessionRow,
  { method, now }: { method: SignInMethod; now: Date },
): Promise<SessionRow> {
  await tx
    .insert(authAmrClaims)
    .values({ sessionId: session.id, method, at: now })
    .onConflictDoUpdate({ target: [authAmrClaims.sessionId, authAmrClaims.method], set: { at: now } });
  if (!isSecondStep(method)) return session;
  await tx.update(authSessions).set({ aal: 'aal2' }).where(eq(authSessions.id, session.id));
  return { ...session, aal: 'aal2' };
}

/** Refresh tokens from before open nothing any more, not even within the pause in which a repeated one is forgiven. */
export async function renewSessionKey(auth: AuthContext, tx: Executor, session: SessionRow): Promise<SessionRow> {
  const refreshKeyEncrypted = seal(auth.keys.master, randomBytes(32), `session ${session.id}`);
  await tx.update(authSessions).set({ refreshKeyEncrypted }).where(eq(authSessions.id, session.id));
  return advanceCounter(tx, { ...session, refreshKeyEncrypted }, auth.clock());
}

/** The user's sessions no longer count as proven by this method. Returns those that were. */
export async function lowerSessionsOf(tx: Executor, userId: string, method: SignInMethod): Promise<string[]> {
  const ofUser = tx.select({ id: authSessions.id }).from(authSessions).where(eq(authSessions.userId, userId));
  const rows = await tx
    .delete(authAmrClaims)
    .where(and(inArray(authAmrClaims.sessionId, ofUser), eq(authAmrClaims.method, method)))
    .returning({ id: authAmrClaims.sessionId });
  const ids = rows.map(({ id }) => id);
  const otherSteps = tx
    .select({ id: authAmrClaims.sessionId })
    .from(authAmrClaims)
    .where(and(eq(authAmrClaims.sessionId, authSessions.id), inArray(authAmrClaims.method, [...secondStepMethods])));
  if (ids.length > 0) {
    await tx
      .update(authSessions)
      .set({ aal: 'aal1' })
      .where(and(inArray(authSessions.id, ids), notExists(otherSteps)));
  }
  return ids;
}
