import { unseal } from '#server/seal.ts';
import { type AuthContext, secondsBetween } from '../auth-context.ts';
import { presentUser, type WireUser } from '../users/present-user.ts';
import type { Account } from '../users/user-store.ts';
import { signAccessToken } from './access-token.ts';
import { refreshTokenOf } from './refresh-token.ts';
import type { AmrClaim, SessionRow } from './session-store.ts';

export interface WireSession {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  /** Seconds since 1970. */
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: WireUser;
}

/** What a session is made of, read inside the transaction and presented after it. */
export interface OpenSession {
  readonly account: Account;
  readonly session: SessionRow;
  readonly amr: readonly AmrClaim[];
}

/** Call outside of transactions: it may have to load the signing key. */
export async function presentSession(auth: AuthContext, { account, session, amr }: OpenSession): Promise<WireSession> {
  const key = openSessionKey(auth, session);
  if (!key) throw new Error('the session key does not open');
  const { token, expiresAt } = await signAccessToken(auth, { user: account.user, session, amr });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: Math.round(secondsBetween(auth.clock(), new Date(expiresAt * 1000))),
    expires_at: expiresAt,
    refresh_token: refreshTokenOf(key, session.id, session.refreshCounter),
    user: presentUser(account),
  };
}

/** Undefined when the installation's secret changed since the session began. */
export function openSessionKey(auth: AuthContext, session: SessionRow): Buffer | undefined {
  return unseal(auth.keys.master, session.refreshKeyEncrypted, `session ${session.id}`);
}
