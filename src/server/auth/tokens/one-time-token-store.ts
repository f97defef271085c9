import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { authOneTimeTokens } from '#server/db/schema/auth.ts';
import type { TokenType } from './one-time-token.ts';

export type OneTimeTokenRow = typeof authOneTimeTokens.$inferSelect;
const maxTries = 5;

/** One live token per user and type: the one before dies. */
export async function replaceToken(executor: Executor, token: typeof authOneTimeTokens.$inferInsert): Promise<void> {
  const { userId: _user, type: _type, ...changes } = { tries: 0, flowStateId: null, ...token };
  await executor
    .insert(authOneTimeTokens)
    .values(token)
    .onConflictDoUpdate({ target: [authOneTimeTokens.userId, authOneTimeTokens.type], set: changes });
}

/** Takes a link's token away and returns it: of two clicks at once, one gets it. */
export async function takeByLink(
  executor: Executor,
  { hash, types, now }: { hash: string; types: readonly TokenType[]; now: Date },
): Promise<OneTimeTokenRow | undefined> {
  const [row] = await executor
    .delete(authOneTimeTokens)
    .where(
      and(
        eq(authOneTimeTokens.tokenHash, hash),
        inArray(authOneTimeTokens.type, types),
        gt(authOneTimeTokens.linkExpiresAt, now),
      ),
    )
    .returning();
  return row;
}

/**
 * Counts a try of a code and returns the tokens it may be tried on. Give the database, not a transaction: a refusal must not
 * roll the count back. In one statement, so that a hundred tries at once are still five.
 */
export function countTry(
  executor: Executor,
  { userId, types, now }: { userId: string; types: readonly TokenType[]; now: Date },
): Promise<OneTimeTokenRow[]> {
  return executor
    .update(authOneTimeTokens)
    .set({ tries: sql`${authOneTimeTokens.tries} + 1` })
    .where(
      and(
        eq(authOneTimeTokens.userId, userId),
        inArray(authOneTimeTokens.type, types),
        lt(authOneTimeTokens.tries, maxTries),
        gt(authOneTimeTokens.codeExpiresAt, now),
      ),
    )
    .returning();
}

/** As `countTry`, by the number that a code was texted to: a user who changes to it does not have it yet. */
export function countPhoneTry(
  executor: Executor,
  { phone, types, now }: { phone: string; types: readonly TokenType[]; now: Date },
): Promise<OneTimeTokenRow[]> {
  return executor
    .update(authOneTimeTokens)
    .set({ tries: sql`${authOneTimeTokens.tries} + 1` })
    .where(
      and(
        eq(authOneTimeTokens.relatesTo, phone),
        inArray(authOneTimeTokens.type, types),
        lt(authOneTimeTokens.tries, maxTries),
        gt(authOneTimeTokens.codeExpiresAt, now),
      ),
    )
    .returning();
}

/** Who is changing to this number, as far as a code was sent for it. */
export async function findPhoneChange(executor: Executor, phone: string): Promise<OneTimeTokenRow | undefined> {
  const [token] = await executor
    .select()
    .from(authOneTimeTokens)
    .where(and(eq(authOneTimeTokens.relatesTo, phone), eq(authOneTimeTokens.type, 'phone_change')));
  return token;
}

/** Takes away the codes that others were sent to change to this number. */
export async function dropRivalCodes(
  executor: Executor,
  { userId, phone }: { userId: string; phone: string },
): Promise<void> {
  await executor
    .delete(authOneTimeTokens)
    .where(
      and(
        eq(authOneTimeTokens.relatesTo, phone),
        eq(authOneTimeTokens.type, 'phone_change'),
        ne(authOneTimeTokens.userId, userId),
      ),
    );
}

/** Takes the token away that a right code was given for. The hash must still be the same: a new mail may have replaced it. */
export async function takeByCode(
  executor: Executor,
  { id, codeHash }: OneTimeTokenRow,
): Promise<OneTimeTokenRow | undefined> {
  const [row] = await executor
    .delete(authOneTimeTokens)
    .where(and(eq(authOneTimeTokens.id, id), eq(authOneTimeTokens.codeHash, codeHash)))
    .returning();
  return row;
}

export async function deleteTokensOf(executor: Executor, userId: string): Promise<void> {
  await executor.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId));
}

export async function deleteExpiredTokens(executor: Executor, now: Date): Promise<void> {
  await executor
    .delete(authOneTimeTokens)
    .where(and(lt(authOneTimeTokens.linkExpiresAt, now), lt(authOneTimeTokens.codeExpiresAt, now)));
}
