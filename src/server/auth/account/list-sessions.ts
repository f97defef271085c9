import { desc, eq, sql } from 'drizzle-orm';
import { authSessions } from '#server/db/schema/auth.ts';
import type { AuthContext } from '../auth-context.ts';
import { endOf } from '../sessions/session-store.ts';

/** A sign-in of a person on one device, as they may see it. */
export interface DeviceSession {
  readonly id: string;
  readonly userAgent: string | null;
  readonly ip: string | null;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** The sessions of a user that have not ended, the last seen first. */
export async function listSessions(auth: AuthContext, userId: string): Promise<DeviceSession[]> {
  const rows = await auth.db
    .select()
    .from(authSessions)
    .where(eq(authSessions.userId, userId))
    .orderBy(desc(sql`coalesce(${authSessions.refreshedAt}, ${authSessions.createdAt})`), authSessions.id);
  return rows
    .filter((session) => !endOf(session, auth.clock()))
    .map(({ id, userAgent, ip, createdAt, refreshedAt }) => ({
      id,
      userAgent,
      ip,
      createdAt,
      lastSeenAt: refreshedAt ?? createdAt,
    }));
}
