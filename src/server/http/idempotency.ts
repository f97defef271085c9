import { msg } from '@lingui/core/macro';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Problem } from '#domain/problem.ts';
import type { Database, Executor } from '#server/db/connection.ts';
import { idempotencyKeys } from '#server/db/schema.ts';
import { seal, unseal } from '#server/seal.ts';
import { deriveKey, sign } from '#server/secrets.ts';

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
  readonly keys: AnswerKeys;
  /** How long a repetition waits for the first try. */
  readonly patienceMs?: number;
}

const pollMs = 50;
const usualPatienceMs = 10_000;

export function answerKeysOf(secret: string): AnswerKeys {
  return { names: deriveKey(secret, 'idempotency names'), bodies: deriveKey(secret, 'idempotency bodies') };
}

/** A key of a caller's, as its row and its lock name it. */
interface Name {
  readonly scope: string;
  readonly key: string;
}

const nameOf = ({ names }: AnswerKeys, { scope, key }: Name): Name => ({ scope: sign(names, `scope ${scope}`), key });

export interface Outcome {
  readonly answer: Answer;
  /** False where the first answer is given again. */
  readonly isFirst: boolean;
}

/**
 * Runs `work` once for a key; the same key again gives the first answer. The work is done in one transaction that holds the
 * key's lock and stores the answer: whatever cuts it off, also the death of the process, takes back all of it and frees
 * the key in the same instant. A refused or failed try leaves nothing, unless the refusal says that it keeps its work.
 * @throws Problem idempotency_key_reused, invalid_state while the first try is still under way
 */
export async function onlyOnce(
  store: AnswerStore,
  repeatable: Repeatable,
  work: (tx: Executor) => Promise<Answer>,
): Promise<Outcome> {
  const deadline = Date.now() + (store.patienceMs ?? usualPatienceMs);
  for (;;) {
    const outcome = await attempt(store, repeatable, work);
    if (outcome instanceof Problem) throw outcome;
    if (outcome) return outcome;
    if (Date.now() >= deadline) throw stillUnderWay();
    // Asked again from outside of a transaction: those who wait hold no connection.
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

const stillUnderWay = () =>
  new Problem('invalid_state', msg`The same request is still being worked on. Please try again in a moment.`, {
    retryAfterSeconds: 2,
  });

/** Undefined while somebody else has the key's lock. */
function attempt(
  { db, keys }: AnswerStore,
  repeatable: Repeatable,
  work: (tx: Executor) => Promise<Answer>,
): Promise<Outcome | Problem | undefined> {
  const name = nameOf(keys, repeatable);
  return db.transaction(async (tx) => {
    if (!(await takeLock(tx, keys, name))) return undefined;
    const first = await firstAnswer({ db: tx, keys }, repeatable);
    if (first) return { answer: first, isFirst: false };
    const answer = await work(tx).catch(keptRefusal);
    // Returned, not thrown, so that the transaction ends with a commit.
    if (answer instanceof Problem) return answer;
    await tx.insert(idempotencyKeys).values({
      ...name,
      requestHash: requestHash(keys, repeatable),
      status: answer.status,
      body: seal(keys.bodies, Buffer.from(JSON.stringify(answer.body)), placeOf(name)),
    });
    return { answer, isFirst: true };
  });
}

function keptRefusal(error: unknown): Problem {
  if (error instanceof Problem && error.keepsWork) return error;
  throw error;
}

/** Of the transaction, so that it ends exactly when the work is committed, taken back, or its process gone. */
async function takeLock(tx: Executor, { names }: AnswerKeys, name: Name): Promise<boolean> {
  const number = Buffer.from(sign(names, `lock ${placeOf(name)}`), 'base64url').readBigInt64BE();
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${number.toString()}::bigint) as taken`,
  );
  return rows[0]?.taken === true;
}

const requestHash = ({ names }: AnswerKeys, { request }: Repeatable) =>
  sign(names, `request ${JSON.stringify(request)}`);
const placeOf = ({ scope, key }: Name): string => `${scope} ${key}`;

/** Whether something was answered under this key, whatever was asked for. */
export async function isAnswered({ db, keys }: AnswerStore, named: Name): Promise<boolean> {
  return (await findRow(db, nameOf(keys, named))) !== undefined;
}

async function findRow(db: Executor, { scope, key }: Name) {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  return row;
}

/** @throws Problem idempotency_key_reused where the key was used for something else */
export async function firstAnswer(
  { db, keys }: { readonly db: Executor; readonly keys: AnswerKeys },
  repeatable: Repeatable,
): Promise<Answer | undefined> {
  const name = nameOf(keys, repeatable);
  const row = await findRow(db, name);
  if (!row) return undefined;
  if (row.requestHash !== requestHash(keys, repeatable))
    throw new Problem('idempotency_key_reused', msg`This key was already used for a different request.`);
  return { status: row.status, body: opened(keys, name, row.body) };
}

/** Only a new secret makes an answer unreadable; done again it must not be. */
function opened({ bodies }: AnswerKeys, name: Name, sealed: unknown): unknown {
  const plain = typeof sealed === 'string' ? unseal(bodies, sealed, placeOf(name)) : undefined;
  if (!plain)
    throw new Problem('idempotency_key_reused', msg`This was already done, but its answer can no longer be read.`);
  return JSON.parse(plain.toString());
}

/** Forgets keys nobody will repeat any more. */
export async function forgetOldKeys(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo));
}
