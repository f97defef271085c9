import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idempotencyKeys } from '#server/db/schema.ts';
import { createLogger } from '#server/logger.ts';
import { createTestDatabase, runOn, type TestDatabase } from '../../../tests/support/test-database.ts';
import { type Answer, type AnswerStore, answerKeysOf, claimOf, forgetOldKeys, onlyOnce } from './idempotency.ts';

let database: TestDatabase;
let store: AnswerStore;
beforeAll(async () => {
  database = await createTestDatabase();
  const keys = answerKeysOf('a secret for tests only, of decent length');
  store = { db: database.connection.db, logger: createLogger('silent'), keys };
});
afterAll(() => database.drop());

const scope = 'user:1 POST /quotes';
const request = { title: 'Hall' };
let keys = 0;
const newKey = () => {
  keys += 1;
  return `key ${keys}`;
};

/** Work that counts how often it was done, and answers with that. */
function counted(): { done: number; work: () => Promise<Answer> } {
  const counter = {
    done: 0,
    work: async () => {
      counter.done += 1;
      return { status: 201, body: { number: counter.done } };
    },
  };
  return counter;
}

const once = (key: string, work: () => Promise<Answer>, change: { scope?: string; request?: unknown } = {}) =>
  onlyOnce(store, { scope, key, request, ...change }, work);

/** The row that a try leaves whose process was killed so long ago. */
async function leaveUnfinished(key: string, secondsAgo: number): Promise<void> {
  const createdAt = new Date(Date.now() - secondsAgo * 1000);
  const claim = claimOf(store.keys, { scope, key, request });
  await store.db.insert(idempotencyKeys).values({ ...claim, requestHash: 'of the dead', createdAt });
}

const failing = () => Promise.reject(new Error('the disk is full'));

describe('a request sent again with its key', () => {
  test('gets the first answer, and nothing is done twice', async () => {
    const key = newKey();
    const counter = counted();
    const first = await once(key, counter.work);
    expect(await once(key, counter.work)).toEqual(first);
    expect(first).toEqual({ status: 201, body: { number: 1 } });
    expect(counter.done).toBe(1);
  });

  test('at the same moment waits for the first and gets its answer', async () => {
    const key = newKey();
    const counter = counted();
    const answers = await Promise.all(Array.from({ length: 5 }, () => once(key, counter.work)));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 201, body: { number: 1 } })));
    expect(counter.done).toBe(1);
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
    let refuse: (reason: Error) => void = () => undefined;
    let begun: () => void = () => undefined;
    const isUnderWay = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const first = once(key, () => {
      begun();
      return new Promise<Answer>((_, reject) => {
        refuse = reject;
      });
    });
    await isUnderWay;
    const second = once(key, counter.work);
    refuse(new Error('a field is missing'));
    await expect(first).rejects.toThrow('a field is missing');
    expect(await second).toEqual({ status: 201, body: { number: 1 } });
  });

  test('may even differ after a first try that failed', async () => {
    const key = newKey();
    const counter = counted();
    await expect(once(key, failing)).rejects.toThrow('the disk is full');
    await once(key, counter.work, { request: { title: 'Attic' } });
    expect(counter.done).toBe(1);
  });

  test('takes over from a try that was abandoned', async () => {
    const key = newKey();
    const counter = counted();
    await leaveUnfinished(key, 61);
    expect(await once(key, counter.work)).toEqual({ status: 201, body: { number: 1 } });
    expect(await once(key, counter.work)).toEqual({ status: 201, body: { number: 1 } });
    expect(counter.done).toBe(1);
  });

  test('has one successor when two take over an abandoned try at once', async () => {
    const key = newKey();
    const counter = counted();
    await leaveUnfinished(key, 61);
    await Promise.all([once(key, counter.work), once(key, counter.work)]);
    expect(counter.done).toBe(1);
  });

  test('that takes over counts as new, so that nobody takes over from it', async () => {
    const key = newKey();
    await leaveUnfinished(key, 61);
    const startedAt = await onlyOnce(store, { scope, key, request }, async () => {
      const [row] = await database.connection.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
      return { status: 201, body: row?.createdAt.getTime() };
    });
    expect(Date.now() - Number(startedAt.body)).toBeLessThan(50_000);
  });

  test('gets the first answer long after it was given', async () => {
    const key = newKey();
    const counter = counted();
    const first = await once(key, counter.work);
    const createdAt = new Date(Date.now() - 3_600_000);
    await database.connection.db.update(idempotencyKeys).set({ createdAt }).where(eq(idempotencyKeys.key, key));
    expect(await once(key, counter.work)).toEqual(first);
    expect(counter.done).toBe(1);
  });

  test('does not take over from a try that may still be alive', async () => {
    const key = newKey();
    const counter = counted();
    await leaveUnfinished(key, 50);
    await expect(once(key, counter.work)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(counter.done).toBe(0);
  });

  test('is refused when it asks for something else', async () => {
    const key = newKey();
    const counter = counted();
    await once(key, counter.work);
    await expect(once(key, counter.work, { request: { title: 'Attic' } })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(counter.done).toBe(1);
  });

  test('by another caller is another request', async () => {
    const key = newKey();
    const counter = counted();
    await once(key, counter.work);
    await once(key, counter.work, { scope: 'user:2 POST /quotes' });
    expect(counter.done).toBe(2);
  });

  test('is remembered for a day', async () => {
    const key = newKey();
    const counter = counted();
    await once(key, counter.work);
    await forgetOldKeys(database.connection.db, new Date(Date.now() + 23 * 3_600_000));
    await once(key, counter.work);
    expect(counter.done).toBe(1);
    await forgetOldKeys(database.connection.db, new Date(Date.now() + 25 * 3_600_000));
    await once(key, counter.work);
    expect(counter.done).toBe(2);
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
    const body = (await rowOf(key))?.body;
    await store.db.update(idempotencyKeys).set({ body }).where(eq(idempotencyKeys.key, other));
    await expect(once(other, async () => answer)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('comes back whole, also when it is nothing', async () => {
    const key = newKey();
    for (let turn = 0; turn < 2; turn += 1)
      expect(await once(key, async () => ({ status: 200, body: null }))).toEqual({ status: 200, body: null });
  });
});

describe('when the table of answers fails', () => {
  const failOn = async (event: 'update' | 'delete', work: () => Promise<void>) => {
    await runOn(
      database.url,
      `create function refuse() returns trigger language plpgsql as 'begin raise ''broken''; end';
       create trigger broken before ${event} on idempotency_keys for each row execute function refuse()`,
    );
    await work().finally(() => runOn(database.url, 'drop trigger broken on idempotency_keys; drop function refuse()'));
  };

  test('work that is done is answered, and its key stays taken', async () => {
    const key = newKey();
    const counter = counted();
    await failOn('update', async () => {
      expect(await once(key, counter.work)).toEqual({ status: 201, body: { number: 1 } });
    });
    expect(await rowOf(key)).toMatchObject({ status: null });
  });

  test('work that failed says why it did', async () => {
    await failOn('delete', () => expect(once(newKey(), failing)).rejects.toThrow('the disk is full'));
  });
});
