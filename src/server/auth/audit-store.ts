import type { Executor } from '#server/db/connection.ts';
import { authAuditLog } from '#server/db/schema/auth.ts';
import type { auditEvents } from './audit-events.ts';
import type { AuthContext, Caller } from './auth-context.ts';

export interface AuditEntry {
  readonly event: (typeof auditEvents)[number];
  readonly outcome?: 'success' | 'failure';
  /** Our own words only: never a token, code, password, link or what a caller wrote. */
  readonly reason?: string;
  readonly actorUserId?: string | undefined;
  readonly targetUserId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly caller?: Caller | undefined;
}

export async function recordAudit(
  auth: Pick<AuthContext, 'clock'>,
  executor: Executor,
  entry: AuditEntry,
): Promise<void> {
  await executor.insert(authAuditLog).values({
    at: auth.clock(),
    event: entry.event,
    outcome: entry.outcome ?? 'success',
    reason: entry.reason ?? null,
    actorUserId: entry.actorUserId ?? null,
    targetUserId: entry.targetUserId ?? entry.actorUserId ?? null,
    sessionId: entry.sessionId ?? null,
    ip: entry.caller?.address ?? null,
    userAgent: entry.caller?.userAgent ?? null,
    requestId: entry.caller?.requestId ?? null,
  });
}
