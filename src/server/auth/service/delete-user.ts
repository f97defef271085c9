import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authIdentities, authMfaFactors, authRecoveryCodes, authUsers } from '#server/db/schema/auth.ts';
import { recordAudit } from '../audit-store.ts';
import type { AuthContext, Caller } from '../auth-context.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';
import { deleteTokensOf } from '../tokens/one-time-token-store.ts';
import { changeUser, lockUser } from '../users/user-store.ts';
import { findAccount, notThere } from './find-user.ts';

interface Deletion {
  readonly userId: string;
  /** The id stays, for what refers to it elsewhere, and names nobody any more. */
  readonly isSoft: boolean;
  readonly caller: Caller;
}

/** An operator takes a user away; their sessions end with it. @throws AuthError 404 user_not_found */
export async function deleteUserByService(auth: AuthContext, { userId, isSoft, caller }: Deletion): Promise<void> {
  await findAccount(auth, userId);
  const ended = await auth.db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw notThere();
    const ended = await deleteSessionsOf(tx, userId);
    if (isSoft) await blank(auth, tx, userId);
    else await tx.delete(authUsers).where(eq(authUsers.id, userId));
    const reason = isSoft ? 'service call, id kept' : 'service call';
    await recordAudit(auth, tx, { event: 'user_deleted', reason, targetUserId: userId, caller });
    return ended;
  });
  auth.liveSessions.forget(ended);
}

async function blank(auth: AuthContext, tx: Executor, userId: string): Promise<void> {
  await deleteTokensOf(tx, userId);
  for (const table of [authIdentities, authMfaFactors, authRecoveryCodes]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
  const now = auth.clock();
  await changeUser(tx, userId, {
    email: null,
    phone: null,
    newEmail: null,
    newPhone: null,
    passwordHash: null,
    userMetadata: {},
    appMetadata: {},
    emailConfirmedAt: null,
    phoneConfirmedAt: null,
    deletedAt: now,
    updatedAt: now,
  });
}
