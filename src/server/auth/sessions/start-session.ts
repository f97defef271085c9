import { randomBytes, randomUUID } from 'node:crypto';
import type { Executor } from '#server/db/connection.ts';
import { seal } from '#server/seal.ts';
import { recordAudit } from '../audit-store.ts';
import { type AuthContext, type Caller, secondsAfter } from '../auth-context.ts';
import { markOwnSignIn } from '../users/identity-store.ts';
import { changeUser, loadAccount } from '../users/user-store.ts';
import type { OpenSession } from './present-session.ts';
import { addSession, longestSessionSeconds } from './session-store.ts';
import type { SignInMethod } from './sign-in-method.ts';

interface SignIn {
  readonly userId: string;
  readonly method: SignInMethod;
  readonly caller: Caller;
}

/** A new session for each sign-in, with an id and a key of its own. */
export async function startSession(
  auth: AuthContext,
  tx: Executor,
  { userId, method, caller }: SignIn,
): Promise<OpenSession> {
  const now = auth.clock();
  await changeUser(tx, userId, { lastSignInAt: now });
  if (method !== 'oauth') await markOwnSignIn(tx, userId, now);
  const id = randomUUID();
  const session = await addSession(
    tx,
    {
      id,
      userId,
      refreshKeyEncrypted: seal(auth.keys.master, randomBytes(32), `session ${id}`),
      counterChangedAt: now,
      notAfter: secondsAfter(now, longestSessionSeconds),
      userAgent: caller.userAgent ?? null,
      ip: caller.address,
      createdAt: now,
    },
    method,
  );
  await recordAudit(auth, tx, { event: 'login', reason: method, actorUserId: userId, sessionId: id, caller });
  const account = await loadAccount(tx, userId);
  if (!account) throw new Error('the user vanished while signing in');
  return { account, session, amr: [{ method, at: now }] };
}
