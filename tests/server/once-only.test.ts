import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/create-app.ts';
import { customers, quoteMedia, quoteMessages, quoteResponses, quotes } from '#server/db/schema.ts';
import { removeLostFiles } from '#server/media/remove-lost-files.ts';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { poll } from '../support/poll.ts';
import { createPainter, createQuote, handIn, photo, sendQuestions } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { runOn } from '../support/test-database.ts';

let running: TestApp;
let provider: Client;
let customer: Client;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
  provider = (await createPainter(fetch)).client;
  customer = createClient(fetch);
}, 60_000);
afterAll(() => running.stop());

let quote: { readonly id: string; readonly token: string };
beforeEach(async () => {
  const { id } = await createQuote(provider);
  quote = { id, token: (await sendQuestions(provider, id)).token };
});

let keys = 0;
const newKey = () => {
  keys += 1;
  return { 'idempotency-key': `key ${keys}` };
};

/** Nothing can be kept under a key while `work` runs: every call that carries one fails at its very end. */
async function withoutRoomForAnswers(work: () => Promise<void>): Promise<void> {
  await runOn(
    running.databaseUrl,
    `create function refuse() returns trigger language plpgsql as 'begin raise ''broken''; end';
     create trigger broken before insert on idempotency_keys for each row execute function refuse()`,
  );
  await work().finally(() => runOn(running.databaseUrl, 'drop function refuse cascade'));
}

function formWith(file: Blob, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ media_type: 'photo', ...fields })) form.set(name, value);
  form.set('file', file, 'wall.jpg');
  return form;
}

const mediaPath = () => `/api/customer/quotes/${quote.token}/media`;
const sendPhoto = async (form: FormData, headers: Record<string, string>): Promise<Answer> =>
  customer.send('POST', mediaPath(), form, headers);
const mediaRows = () => running.deps.db.select().from(quoteMedia).where(eq(quoteMedia.quoteId, quote.id));
const storedFiles = () => join(dirname(running.deps.uploadFolder), 'files', 'media');
const fileNames = () => readdirSync(storedFiles());

describe('a call with a key', () => {
  test('that cannot keep its answer has done nothing', async () => {
    const name = 'Nora Nowhere';
    const order = { description: 'Please paint the lighthouse', customer: { name } };
    const { db } = running.deps;
    const before = await db.$count(quotes);
    await withoutRoomForAnswers(async () => {
      expect((await provider.send('POST', '/api/quotes', order, newKey())).status).toBe(500);
    });
    expect(await db.$count(quotes)).toBe(before);
    expect(await db.$count(customers, eq(customers.name, name))).toBe(0);
  });

  test('that deletes a file keeps it until the deletion stands', async () => {
    const [key, form] = [newKey(), formWith(await photo())];
    const { id } = (await sendPhoto(form, newKey())).body.data;
    const before = fileNames().length;
    await withoutRoomForAnswers(async () => {
      expect((await customer.send('DELETE', `${mediaPath()}/${id}`, undefined, key)).status).toBe(500);
    });
    expect([fileNames().length, (await mediaRows()).length]).toEqual([before, 1]);
    expect((await customer.send('DELETE', `${mediaPath()}/${id}`, undefined, key)).status).toBe(200);
    expect([fileNames().length, (await mediaRows()).length]).toEqual([before - 2, 0]);
  });

  test('keeps the answers that came with a submit which has to wait', async () => {
    const path = `/api/customer/quotes/${quote.token}`;
    const { questions } = await customer.get(path);
    const open = questions.find(({ type }: Answer['body']) => type === 'TextQuestion');
    const responses = [{ question_id: open.id, value: { text: 'Mornings are best.' } }];
    const refused = await customer.send('POST', `${path}/responses`, { responses, submit: true }, newKey());
    expect([refused.status, refused.body.message]).toEqual([422, 'A few answers are still missing.']);
    const { db } = running.deps;
    expect(await db.$count(quoteResponses, eq(quoteResponses.questionId, open.id))).toBe(1);
  });

  test('for another body is refused in words', async () => {
    const path = `/api/customer/quotes/${quote.token}/message`;
    const key = newKey();
    await customer.post(path, { message: 'Is Tuesday possible?' }, key);
    const refused = await customer.send('POST', path, { message: 'Is Friday possible?' }, key);
    expect([refused.status, refused.body.message]).toEqual([422, 'This key was already used for a different request.']);
  });
});

describe('an upload sent again with its key', () => {
  test('at the same moment is one photo and one pair of files', async () => {
    const before = fileNames().length;
    const [key, file] = [newKey(), await photo()];
    const answers = await Promise.all([1, 2, 3].map(() => sendPhoto(formWith(file), key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect([(await mediaRows()).length, fileNames().length]).toEqual([1, before + 2]);
  });

  test('gets its first answer also when the quote takes no photos any more', async () => {
    const [key, file] = [newKey(), await photo()];
    const first = await sendPhoto(formWith(file), key);
    await handIn(customer, quote.token);
    await poll('the answers are handed in', async () => {
      const { status } = await provider.get(`/api/quotes/${quote.id}`);
      return status !== 'awaiting_customer';
    });
    const again = await sendPhoto(formWith(file), key);
    expect([again.status, again.body.data.id]).toEqual([201, first.body.data.id]);
    expect((await sendPhoto(formWith(file), newKey())).status).toBe(409);
  });

  test('is refused when it brings another file', async () => {
    const key = newKey();
    await sendPhoto(formWith(await photo()), key);
    const before = fileNames().length;
    const refused = await sendPhoto(formWith(await photo()), key);
    expect(refused.body).toMatchObject({ code: 'idempotency_key_reused' });
    expect([(await mediaRows()).length, fileNames().length]).toEqual([1, before]);
  });

  test('leaves no file behind when it cannot be taken', async () => {
    const before = fileNames().length;
    const { questions } = await customer.get(`/api/customer/quotes/${quote.token}`);
    const [question] = questions;
    const refused = await withRowHeld(async ({ letGo, isSomebodyWaiting }) => {
      const sent = sendPhoto(formWith(await photo(), { question_id: question.id }), newKey());
      await poll('the upload waits for the quote', isSomebodyWaiting);
      await letGo('quote_questions', question.id);
      return sent;
    });
    expect([refused.status, refused.body.message]).toEqual([404, 'This does not exist any more.']);
    expect([(await mediaRows()).length, fileNames().length]).toEqual([0, before]);
  });
});

interface Held {
  /** Deletes something by its id and lets go of the quote's row. */
  readonly letGo: (from: string, id: string) => Promise<void>;
  readonly isSomebodyWaiting: () => Promise<boolean>;
}

/** Holds the quote's row, as the owner of the database, who sees what others wait for. */
async function withRowHeld<T>(work: (held: Held) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: running.databaseUrl });
  await client.connect();
  await client.query('begin');
  const { rows } = await client.query<{ pid: number }>(
    'select pg_backend_pid() as pid from quotes where id = $1 for update',
    [quote.id],
  );
  const onlooker = new pg.Client({ connectionString: running.databaseUrl });
  await onlooker.connect();
  try {
    return await work({
      letGo: async (from, id) => {
        await client.query(`delete from ${from} where id = $1`, [id]);
        await client.query('commit');
      },
      isSomebodyWaiting: async () => {
        const blocked = 'select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
        return (await onlooker.query(blocked, [rows[0]?.pid])).rows.length > 0;
      },
    });
  } finally {
    await client.end();
    await onlooker.end();
  }
}

describe('a write that comes just after a deletion', () => {
  test('of its quote finds nothing, and is no failure of ours', async () => {
    const answer = await withRowHeld(async ({ letGo, isSomebodyWaiting }) => {
      const sent = customer.send('POST', `/api/customer/quotes/${quote.token}/message`, { message: 'Hello?' });
      await poll('the message waits for the quote', isSomebodyWaiting);
      await letGo('quotes', quote.id);
      return sent;
    });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(await running.deps.db.$count(quoteMessages, eq(quoteMessages.quoteId, quote.id))).toBe(0);
  });
});

describe('the uploads of one link', () => {
  test('are six at once; one more is told to wait, and another link is not', async () => {
    const open = await Promise.all(Array.from({ length: 6 }, () => openUpload(quote.token)));
    const late = await sendPhoto(formWith(await photo()), newKey());
    expect([late.status, late.body.code, late.headers.get('retry-after')]).toEqual([429, 'too_many_requests', '5']);
    const other = await sendQuestions(provider, (await createQuote(provider)).id);
    const elsewhere = `/api/customer/quotes/${other.token}/media`;
    expect((await customer.send('POST', elsewhere, formWith(await photo()))).status).toBe(201);
    for (const upload of open) upload.breakOff();
    await Promise.all(open.map(({ answer }) => answer));
    expect((await sendPhoto(formWith(await photo()), newKey())).status).toBe(201);
    expect(readdirSync(running.deps.uploadFolder)).toEqual([]);
  });
});

/** An upload whose file has begun and does not end by itself. */
async function openUpload(token: string): Promise<{ answer: Promise<Response>; breakOff: () => void }> {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nAAAA';
  let breakOff = () => {};
  const before = readdirSync(running.deps.uploadFolder).length;
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode(head));
      breakOff = () => controller.error(new Error('aborted'));
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as const;
  const answer = Promise.resolve(running.app.request(`/api/customer/quotes/${token}/media`, init));
  await poll('the upload has begun', () => readdirSync(running.deps.uploadFolder).length > before);
  return { answer, breakOff };
}

test('what a customer sends is for nobody else on the machine to read', async () => {
  await sendPhoto(formWith(await photo()), newKey());
  const modes = fileNames().map((name) => statSync(join(storedFiles(), name)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
  for (const folder of [storedFiles(), dirname(storedFiles()), running.deps.uploadFolder])
    expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a stored file that hangs on no quote goes after a day, and the others stay', async () => {
  const { db, disk } = running.deps;
  await sendPhoto(formWith(await photo()), newKey());
  const before = fileNames();
  await disk.put('media/of-a-call-that-was-cut-off', 'half a photo');
  await removeLostFiles(db, disk, new Date(Date.now() + 23 * 3_600_000));
  expect(fileNames()).toHaveLength(before.length + 1);
  await removeLostFiles(db, disk, new Date(Date.now() + 25 * 3_600_000));
  expect(fileNames()).toEqual(before);
});

test('a photo whose small picture finds no room is not kept by halves', async () => {
  const before = fileNames();
  const full = new Disk(new NoRoomForThumbnails({ location: dirname(storedFiles()), visibility: 'private' }));
  const app = createApp({ ...running.deps, disk: full });
  const answer = await app.request(mediaPath(), { method: 'POST', body: formWith(await photo()) });
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(fileNames()).toEqual(before);
});

class NoRoomForThumbnails extends FSDriver {
  override async put(...[key, contents]: Parameters<FSDriver['put']>): Promise<void> {
    if (key.endsWith('-thumbnail')) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    await super.put(key, contents);
  }
}
