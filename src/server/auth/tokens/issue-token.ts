import type { Executor } from '#server/db/connection.ts';
import { type AuthContext, secondsAfter } from '../auth-context.ts';
import { addFlowState } from './flow-state-store.ts';
import { hashCode, hashLinkToken, newCode, newLinkToken, pkcePrefix, type TokenType } from './one-time-token.ts';
import { replaceToken } from './one-time-token-store.ts';

/** What goes into the mail and nowhere else. */
export interface IssuedToken<T extends TokenType = TokenType> {
  readonly type: T;
  readonly link: string;
  readonly code: string;
}

interface Wish<T extends TokenType> {
  readonly userId: string;
  readonly email: string;
  readonly type: T;
  /** Of the browser that asked, in the PKCE flow. */
  readonly challenge?: string | undefined;
}

/** Makes a link and a code, of which only hashes are kept. */
export async function issueToken<T extends TokenType>(
  auth: AuthContext,
  tx: Executor,
  wish: Wish<T>,
): Promise<IssuedToken<T>> {
  const { userId, email, type, challenge } = wish;
  const now = auth.clock();
  const flowStateId = challenge
    ? await addFlowState(tx, { userId, codeChallenge: challenge, authMethod: type, createdAt: now })
    : null;
  const link = `${challenge ? pkcePrefix : ''}${newLinkToken()}`;
  const code = newCode();
  await replaceToken(tx, {
    userId,
    type,
    tokenHash: hashLinkToken(link),
    codeHash: hashCode(auth.keys.codes, email, code),
    relatesTo: email,
    linkExpiresAt: secondsAfter(now, auth.settings.linkSeconds),
    codeExpiresAt: secondsAfter(now, auth.settings.codeSeconds),
    flowStateId,
    createdAt: now,
  });
  return { type, link, code };
}
