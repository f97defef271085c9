import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { invalid } from '../requests/auth-error.ts';
import type { SignedIn } from '../requests/signed-in.ts';
import { deleteSession, deleteSessionsOf } from '../sessions/session-store.ts';

const scopes = ['global', 'local', 'others'] as const;
type Scope = (typeof scopes)[number];

/** Ends this session, the others, or all of them; their tokens end with them. @throws AuthError 400 for another scope */
export async function signOut(
  auth: AuthContext,
  { session }: SignedIn,
  request: { caller: Caller; scope: string | undefined },
): Promise<void> {
  const scope = scopeOf(request.scope);
  const ended = await auth.db.transaction(async (tx) => {
    const { id: sessionId, userId } = session;
    await recordAudit(auth, tx, {
      event: 'logout',
      reason: scope,
      actorUserId: userId,
      sessionId,
      caller: request.caller,
    });
    if (scope === 'global') return deleteSessionsOf(tx, userId);
    if (scope === 'others') return deleteSessionsOf(tx, userId, sessionId);
    await deleteSession(tx, sessionId);
    return [sessionId];
  });
  auth.liveSessions.forget(ended);
}

function scopeOf(asked: string | undefined): Scope {
  if (!asked) return 'global';
  const scope = scopes.find((known) => known === asked);
  if (!scope) throw invalid('Unsupported logout scope');
  return scope;
}
