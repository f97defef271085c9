import { msg } from '@lingui/core/macro';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import type { Database } from '#server/db/connection.ts';
import { idempotencyKeys } from '#server/db/schema.ts';
import type { Logger } from '#server/logger.ts';
import { seal, unseal } from '#server/seal.ts';
import { deriveKey, sign } from '#server/secrets.ts';
import { summarize } from '#server/summarize-error.ts';

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

/** A scope can hold a link's token and an answer its address: neither is kept in clear. */
export interface AnswerKeys {
  readonly names: Buffer;
  readonly bodies: Buffer;
}

export interface AnswerStore {
  readonly db: Database;
  readonly logger: Pick<Logger, 'error'>;
  readonly keys: AnswerKeys;
}

/** After this an unfinished first try counts as dead: its process was killed. */
const abandonedAfterMs = 60_000;
const pollMs = 50;
const waitMs = 10_000;

export function answerKeysOf(secret: string): AnswerKeys {
  return { names: deriveKey(secret, 'idempotency names'), bodies: deriveKey(secret, 'idempotency bodies') };
}

/** A claim on a key, as its row names it. */
interface Claim {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
}

export function claimOf({ names }: AnswerKeys, { scope, key, request }: Repeatable): Claim {
  return { scope: sign(names, `scope ${scope}`), key, requestHash: sign(names, `request ${JSON.stringify(request)}`) };
}

/** Runs `work` once for a key; the same key again gives the first answer. A refused or failed try frees the key. */
export async function onlyOnce(
  store: AnswerStore,
  repeatable: Repeatable,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { db, logger } = store;
  const named = claimOf(store.keys, repeatable);
  const claimedAt = await claim(db, named);
  // The first try may be refused while this one waits for it: then the key is free, and it is this one's turn.
  if (!claimedAt) return (await firstAnswer(store, named)) ?? onlyOnce(store, repeatable, work);
  // With the time: a try that was given up for dead must not touch its successor's row.
  const mine = and(isOf(named), eq(idempotencyKeys.createdAt, claimedAt));
  let answer: Answer;
  try {
    answer = await work();
  } catch (error) {
    await db
      .delete(idempotencyKeys)
      .where(mine)
      .catch((reason) => logger.error({ error: summarize(reason) }, 'a key could not be freed'));
    throw error;
  }
  // From here on the work is done and committed: whatever happens, the key stays taken and the caller gets the answer.
  const body = seal(store.keys.bodies, Buffer.from(JSON.stringify(answer.body)), placeOf(named));
  await db
    .update(idempotencyKeys)
    .set({ status: answer.status, body })
    .where(mine)
    .catch((reason) => logger.error({ error: summarize(reason) }, 'an answer could not be kept'));
  return answer;
}

const isOf = ({ scope, key }: Claim) => and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
const placeOf = ({ scope, key }: Claim): string => `${scope} ${key}`;

async function claim(db: Database, { scope, key, requestHash }: Claim): Promise<Date | undefined> {
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

async function firstAnswer({ db, keys }: AnswerStore, named: Claim): Promise<Answer | undefined> {
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    const [row] = await db.select().from(idempotencyKeys).where(isOf(named));
    if (!row) return undefined;
    if (row.requestHash !== named.requestHash)
      throw new Problem('idempotency_key_reused', msg`This key was already used for a different request.`);
    if (row.status !== null) return { status: row.status, body: opened(keys, named, row.body) };
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Problem('invalid_state', msg`The same request is still being worked on. Please try again in a moment.`, {
    retryAfterSeconds: 2,
  });
}

/** Only a new secret makes an answer unreadable; done again it must not be. */
function opened({ bodies }: AnswerKeys, named: Claim, sealed: unknown): unknown {
  const plain = typeof sealed === 'string' ? unseal(bodies, sealed, placeOf(named)) : undefined;
  if (!plain)
    throw new Problem('idempotency_key_reused', msg`This was already done, but its answer can no longer be read.`);
  return JSON.parse(plain.toString());
}

/** Forgets keys nobody will repeat any more. */
export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo));
}
