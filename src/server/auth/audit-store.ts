import type { Executor } from '#server/db/connection.ts';
import { authAuditLog } from '#server/db/schema/auth.ts';
import type { AuthContext, Caller } from './auth-context.ts';

export const auditEvents = [
  'login',
  'login_failed',
  'logout',
  'rate_limited',
  'token_refreshed',
  'token_reuse',
  'token_revoked',
  'user_confirmation_requested',
  'user_modified',
  'user_recovery_requested',
  'user_repeated_signup',
  'user_signedup',
  'user_updated_password',
] as const;

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
