import { and, desc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authAmrClaims, authSessions, authUsers } from '#server/db/schema/auth.ts';
import { secondsAfter, secondsBetween } from '../auth-context.ts';
import type { UserRow } from '../users/user-store.ts';
import { type SignInMethod, secondStepMethods } from './sign-in-method.ts';

export type SessionRow = typeof authSessions.$inferSelect;
export type AmrClaim = Pick<typeof authAmrClaims.$inferSelect, 'method' | 'at'>;

const idleSeconds = 14 * 24 * 3600;
export const longestSessionSeconds = 30 * 24 * 3600;

/** Why a session that still has a row is over: its age, or that nobody came back. */
export function endOf(session: SessionRow, now: Date): 'age' | 'inactivity' | undefined {
  if (session.notAfter && session.notAfter <= now) return 'age';
  return secondsBetween(session.refreshedAt ?? session.createdAt, now) >= idleSeconds ? 'inactivity' : undefined;
}

export async function addSession(
  executor: Executor,
  session: typeof authSessions.$inferInsert,
  method: SignInMethod,
): Promise<SessionRow> {
  const [row] = await executor.insert(authSessions).values(session).returning();
  if (!row) throw new Error('the session was not stored');
  await executor.insert(authAmrClaims).values({ sessionId: row.id, method, at: row.createdAt });
  return row;
}

export async function findSession(executor: Executor, id: string): Promise<SessionRow | undefined> {
  const [session] = await executor.select().from(authSessions).where(eq(authSessions.id, id));
  return session;
}

export async function findSessionWithUser(
  executor: Executor,
  id: string,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const [row] = await executor
    .select({ session: authSessions, user: authUsers })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .where(eq(authSessions.id, id));
  return row;
}

/** Refreshes of one session take turns. Gives up after 5 s, which the database tells as 55P03. */
export async function lockSession(executor: Executor, id: string): Promise<SessionRow | undefined> {
  await executor.execute(sql`set local lock_timeout = '5s'`);
  const [session] = await executor.select().from(authSessions).where(eq(authSessions.id, id)).for('update');
  return session;
}

export async function advanceCounter(executor: Executor, session: SessionRow, now: Date): Promise<SessionRow> {
  const changes = {
    refreshCounter: session.refreshCounter + 1,
    counterChangedAt: now,
    counterSeen: false,
    refreshedAt: now,
  };
  await executor.update(authSessions).set(changes).where(eq(authSessions.id, session.id));
  return { ...session, ...changes };
}

/** An access token of this counter was met: the client has got the refresh's answer. */
export async function markCounterSeen(executor: Executor, id: string, counter: number): Promise<void> {
  await executor
    .update(authSessions)
    .set({ counterSeen: true })
    .where(and(eq(authSessions.id, id), eq(authSessions.refreshCounter, counter), eq(authSessions.counterSeen, false)));
}

/** How the session was proven, newest first. */
export function listAmr(executor: Executor, sessionId: string): Promise<AmrClaim[]> {
  return executor
    .select({ method: authAmrClaims.method, at: authAmrClaims.at })
    .from(authAmrClaims)
    .where(eq(authAmrClaims.sessionId, sessionId))
    .orderBy(desc(authAmrClaims.at), desc(inArray(authAmrClaims.method, [...secondStepMethods])));
}

export async function deleteSession(executor: Executor, id: string): Promise<void> {
  await executor.delete(authSessions).where(eq(authSessions.id, id));
}

/** Ends the user's sessions, but for one to keep. Returns the ids of those that ended. */
export async function deleteSessionsOf(executor: Executor, userId: string, keep?: string): Promise<string[]> {
  const ofUser = eq(authSessions.userId, userId);
  const rows = await executor
    .delete(authSessions)
    .where(keep === undefined ? ofUser : and(ofUser, ne(authSessions.id, keep)))
    .returning({ id: authSessions.id });
  return rows.map(({ id }) => id);
}

/** Ends those that have not been through a second step, but for one to keep. */
export async function deleteWeakSessionsOf(executor: Executor, userId: string, keep: string): Promise<string[]> {
  const rows = await executor
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), eq(authSessions.aal, 'aal1'), ne(authSessions.id, keep)))
    .returning({ id: authSessions.id });
  return rows.map(({ id }) => id);
}

export async function listSessionIdsOf(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor.select({ id: authSessions.id }).from(authSessions).where(eq(authSessions.userId, userId));
  return rows.map(({ id }) => id);
}

export async function deleteEndedSessions(executor: Executor, now: Date): Promise<void> {
  const idleSince = secondsAfter(now, -idleSeconds);
  await executor
    .delete(authSessions)
    .where(
      or(
        lt(authSessions.notAfter, now),
        lt(sql`coalesce(${authSessions.refreshedAt}, ${authSessions.createdAt})`, idleSince),
      ),
    );
}
