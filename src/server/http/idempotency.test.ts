import { msg } from '@lingui/core/macro';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '#domain/problem.ts';
import type { Executor } from '#server/db/connection.ts';
import { idempotencyKeys, rateLimits } from '#server/db/schema.ts';
import { poll } from '../../../tests/support/poll.ts';
import { createTestDatabase, runOn, type TestDatabase } from '../../../tests/support/test-database.ts';
import { type Answer, type AnswerStore, answerKeysOf, forgetOldKeys, onlyOnce } from './idempotency.ts';

let database: TestDatabase;
let store: AnswerStore;
beforeAll(async () => {
  database = await createTestDatabase();
  store = { db: database.connection.db, keys: answerKeysOf('a secret for tests only, of decent length') };
});
afterAll(() => database.drop());

const scope = 'user:1 POST /quotes';
const request = { title: 'Hall' };
let keys = 0;
const newKey = () => {
  keys += 1;
  return `key ${keys}`;
};

type Work = (tx: Executor) => Promise<Answer>;

/** Work that counts how often it was done, in the process and in the database, and answers with that. */
function counted() {
  const bucket = `work ${newKey()}`;
  const counter = {
    begun: 0,
    /** How often it stands in the database. */
    done: async () => (await store.db.select().from(rateLimits).where(eq(rateLimits.bucket, bucket))).length,
    work: async (tx: Executor): Promise<Answer> => {
      counter.begun += 1;
      await tx.insert(rateLimits).values({ bucket, windowStart: new Date(counter.begun), count: 1 });
      return { status: 201, body: { number: counter.begun } };
    },
  };
  return counter;
}

const once = async (
  key: string,
  work: Work,
  change: { scope?: string; request?: unknown; patienceMs?: number } = {},
): Promise<Answer> => {
  const { patienceMs = 10_000, ...repeatable } = change;
  return (await onlyOnce({ ...store, patienceMs }, { scope, key, request, ...repeatable }, work)).answer;
};

/** Work that tells when it is under way and then waits to be told how to end. */
function heldUp(work: Work) {
  let begin = () => {};
  let finish: (how: 'done' | Error) => void = () => {};
  const isUnderWay = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const isToldHow = new Promise<'done' | Error>((resolve) => {
    finish = resolve;
  });
  return {
    isUnderWay,
    end: (how: 'done' | Error) => finish(how),
    work: async (tx: Executor) => {
      const answer = await work(tx);
      begin();
      const how = await isToldHow;
      if (how !== 'done') throw how;
      return answer;
    },
  };
}

const failing = () => Promise.reject(new Error('the disk is full'));

describe('a request sent again with its key', () => {
  test('gets the first answer, and nothing is done twice', async () => {
    const key = newKey();
    const counter = counted();
    const first = await once(key, counter.work);
    expect(await once(key, counter.work)).toEqual(first);
    expect(first).toEqual({ status: 201, body: { number: 1 } });
    expect([counter.begun, await counter.done()]).toEqual([1, 1]);
  });

  test('at the same moment waits for the first and gets its answer', async () => {
    const key = newKey();
    const counter = counted();
    const answers = await Promise.all(Array.from({ length: 5 }, () => once(key, counter.work)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 201, body: { number: 1 } })));
    expect(await counter.done()).toBe(1);
  });

  test('is told to come back while the first is still under way, and holds no connection meanwhile', async () => {
    const key = newKey();
    const counter = counted();
    const first = heldUp(counter.work);
    const answer = once(key, first.work);
    await first.isUnderWay;
    const repetitions = Array.from({ length: 30 }, () => once(key, counter.work, { patienceMs: 300 }));
    for (const told of await Promise.allSettled(repetitions)) {
      const reason = { code: 'invalid_state', retryAfterSeconds: 2 };
      expect(told).toMatchObject({ status: 'rejected', reason });
    }
    first.end('done');
    await answer;
    expect(await once(key, counter.work)).toEqual({ status: 201, body: { number: 1 } });
    expect(await counter.done()).toBe(1);
  });

  test('is done when the first try failed, which frees the key', async () => {
    const key = newKey();
    const counter = counted();
    await expect(once(key, failing)).rejects.toThrow('the disk is full');
    expect(await once(key, counter.work)).toEqual({ status: 201, body: { number: 1 } });
  });

  test('takes its turn when the try it waits for is refused meanwhile', async () => {
    const key = newKey();
    const counter = counted();
    const refused = heldUp(async () => ({ status: 200, body: null }));
    const first = once(key, refused.work);
    await refused.isUnderWay;
    const second = once(key, counter.work);
    // Asked after the second and refused: by then the second has met the first one's lock.
    const third = once(key, counter.work, { patienceMs: 300 });
    await expect(third).rejects.toMatchObject({ code: 'invalid_state' });
    refused.end(new Error('a field is missing'));
    await expect(first).rejects.toThrow('a field is missing');
    expect(await second).toEqual({ status: 201, body: { number: 1 } });
  });

  test('may even differ after a first try that failed', async () => {
    const key = newKey();
    const counter = counted();
    await expect(once(key, failing)).rejects.toThrow('the disk is full');
    await once(key, counter.work, { request: { title: 'Attic' } });
    expect(await counter.done()).toBe(1);
  });

  test('gets the first answer long after it was given', async () => {
    const key = newKey();
    const counter = counted();
    const first = await once(key, counter.work);
    const createdAt = new Date(Date.now() - 3_600_000);
    await store.db.update(idempotencyKeys).set({ createdAt }).where(eq(idempotencyKeys.key, key));
    expect(await once(key, counter.work)).toEqual(first);
    expect(await counter.done()).toBe(1);
  });

  test('is refused when it asks for something else', async () => {
    const key = newKey();
    const counter = counted();
    await once(key, counter.work);
    await expect(once(key, counter.work, { request: { title: 'Attic' } })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
      message: 'This key was already used for a different request.',
    });
    expect(await counter.done()).toBe(1);
  });

  test('by another caller is another request', async () => {
    const key = newKey();
    const counter = counted();
    await once(key, counter.work);
    await once(key, counter.work, { scope: 'user:2 POST /quotes' });
    expect(await counter.done()).toBe(2);
  });

  test('is remembered for a day', async () => {
    const key = newKey();
    const counter = counted();
    await once(key, counter.work);
    await forgetOldKeys(store.db, new Date(Date.now() + 23 * 3_600_000));
    await once(key, counter.work);
    expect(await counter.done()).toBe(1);
    await forgetOldKeys(store.db, new Date(Date.now() + 25 * 3_600_000));
    await once(key, counter.work);
    expect(await counter.done()).toBe(2);
  });
});

describe('a try that is cut off', () => {
  test('once its work is written leaves nothing of it, and the next does it at once', async () => {
    const key = newKey();
    const counter = counted();
    const first = heldUp(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await counter.work(tx);
      return { status: 201, body: rows[0]?.pid };
    });
    const cutOff = once(key, first.work).catch((error: unknown) => error);
    await first.isUnderWay;
    // As when its process is killed: the database hears of it by the connection.
    const others = `application_name = 'test' and datname = current_database()`;
    await runOn(database.url, `select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
    first.end('done');
    expect(await cutOff).toBeInstanceOf(Error);
    await poll('the connection is gone', async () => (await counter.done()) === 0);
    expect(await once(key, counter.work, { patienceMs: 2000 })).toEqual({ status: 201, body: { number: 2 } });
    expect(await counter.done()).toBe(1);
  });

  test('by a refusal takes back what it wrote', async () => {
    const counter = counted();
    const refused = heldUp(counter.work);
    refused.end(new Problem('not_found', msg`This quote does not exist.`));
    await expect(once(newKey(), refused.work)).rejects.toMatchObject({ code: 'not_found' });
    expect([counter.begun, await counter.done()]).toEqual([1, 0]);
  });

  test('by a refusal that keeps its work keeps it, and the key is free', async () => {
    const key = newKey();
    const counter = counted();
    const refused = heldUp(counter.work);
    refused.end(new Problem('invalid_fields', msg`A few answers are still missing.`, { keepsWork: true }));
    await expect(once(key, refused.work)).rejects.toMatchObject({ code: 'invalid_fields' });
    expect(await counter.done()).toBe(1);
    await once(key, counter.work);
    expect(await counter.done()).toBe(2);
  });

  test('because its answer cannot be kept leaves nothing of its work', async () => {
    const key = newKey();
    const counter = counted();
    await runOn(
      database.url,
      `create function refuse() returns trigger language plpgsql as 'begin raise ''broken''; end';
       create trigger broken before insert on idempotency_keys for each row execute function refuse()`,
    );
    await expect(once(key, counter.work)).rejects.toThrow();
    await runOn(database.url, 'drop function refuse cascade');
    expect(await counter.done()).toBe(0);
    expect(await once(key, counter.work)).toMatchObject({ status: 201 });
    expect(await counter.done()).toBe(1);
  });
});

const rowOf = async (key: string) =>
  (await store.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key)))[0];

describe('what is kept of an answer', () => {
  const answer = { status: 201, body: { url: 'https://quotes.example.com/q/secret-token' } };

  test('shows neither the link it was asked through nor the link in it', async () => {
    const key = newKey();
    await once(key, async () => answer, { scope: 'link:1 POST /q/secret-token/accept' });
    const row = await rowOf(key);
    expect(row).toMatchObject({ status: 201, body: expect.any(String) });
    expect(JSON.stringify(row)).not.toContain('secret-token');
    expect(JSON.stringify(row)).not.toContain('POST');
  });

  test('opens for no other key', async () => {
    const [key, other] = [newKey(), newKey()];
    await once(key, async () => answer);
    await once(other, async () => ({ status: 200, body: null }));
    const { body } = (await rowOf(key)) ?? {};
    await store.db.update(idempotencyKeys).set({ body }).where(eq(idempotencyKeys.key, other));
    await expect(once(other, async () => answer)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('comes back whole, also when it is nothing', async () => {
    const key = newKey();
    for (let turn = 0; turn < 2; turn += 1)
      expect(await once(key, async () => ({ status: 200, body: null }))).toEqual({ status: 200, body: null });
  });
});
