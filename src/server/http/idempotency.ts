import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { idempotencyKeys } from '#server/db/schema.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export interface Repeatable {
  /** Caller and call: a key means nothing outside of them. */
  readonly scope: string;
  readonly key: string;
  readonly request: unknown;
}

/** After this an unfinished first try counts as dead: its process was killed. */
const abandonedAfterMs = 60_000;
const pollMs = 50;
const waitMs = 10_000;

/** Runs `work` once for a key; the same key again gives the first answer. A refused or failed try frees the key. */
export async function onlyOnce(db: Database, repeatable: Repeatable, work: () => Promise<Answer>): Promise<Answer> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify(repeatable.request) ?? '')
    .digest('hex');
  const claimedAt = await claim(db, repeatable, requestHash);
  if (!claimedAt) return firstAnswer(db, repeatable, requestHash);
  const { scope, key } = repeatable;
  // With the time: a try that was given up for dead must not touch its successor's row.
  const mine = and(
    eq(idempotencyKeys.scope, scope),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.createdAt, claimedAt),
  );
  try {
    const answer = await work();
    await db.update(idempotencyKeys).set({ status: answer.status, body: answer.body }).where(mine);
    return answer;
  } catch (error) {
    await db.delete(idempotencyKeys).where(mine);
    throw error;
  }
}

async function claim(db: Database, { scope, key }: Repeatable, requestHash: string): Promise<Date | undefined> {
  const now = new Date();
  const rows = await db
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash, createdAt: now },
      setWhere: sql`${idempotencyKeys.status} is null and ${idempotencyKeys.createdAt} < ${new Date(now.getTime() - abandonedAfterMs).toISOString()}`,
    })
    .returning({ key: idempotencyKeys.key });
  return rows.length > 0 ? now : undefined;
}

async function firstAnswer(db: Database, { scope, key }: Repeatable, requestHash: string): Promise<Answer> {
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    const [row] = await db
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
    if (!row) break;
    if (row.requestHash !== requestHash)
      throw new Problem('idempotency_key_reused', 'This key was already used for a different request.');
    if (row.status !== null) return { status: row.status, body: row.body };
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Problem('unavailable', 'The same request is still being worked on. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });
}

/** Forgets keys nobody will repeat any more. */
export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo));
}
