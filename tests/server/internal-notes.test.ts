import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { createPainter, tokenOf } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
let client: Client;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
  client = (await createPainter(fetch)).client;
}, 60_000);
afterAll(() => running.stop());

const secret = 'Haggles: start high';

const make = (): Promise<Answer['body']> =>
  client.post('/api/quotes', {
    mode: 'by_hand',
    title: 'Doors',
    customer: { name: 'Mara Muster', email: 'mara@customer.example' },
    line_items: [
      {
        category: 'labour',
        description: 'Hang a door',
        quantity: 2,
        unit: 'per_unit',
        unit_price_minor: 4500,
        internal_note: secret,
      },
    ],
  });

const hashes = async (id: string) =>
  (await running.deps.db.execute(sql`select content_hash from quote_versions where quote_id = ${id} order by number`))
    .rows;

it('is kept by line and by quote for the provider, in every status', async () => {
  const quote = await make();
  expect(quote.line_items[0].internal_note).toBe(secret);
  const noted = await client.put(`/api/quotes/${quote.id}`, { revision: quote.revision, internal_note: secret });
  expect(noted.internal_note).toBe(secret);
  const sent = await client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
  const at = `/api/quotes/${quote.id}/line-items/${quote.line_items[0].id}`;
  const { line_item } = await client.put(at, { internal_note: 'Key under the mat' });
  expect(line_item).toMatchObject({ internal_note: 'Key under the mat', revision: quote.line_items[0].revision });
  const again = await client.put(`/api/quotes/${quote.id}`, { revision: sent.revision, internal_note: '' });
  expect(again).toMatchObject({ internal_note: null, status: 'sent' });
  const stale = await client.send('PUT', `/api/quotes/${quote.id}`, { revision: 1, internal_note: 'Mine' });
  expect(stale.status).toBe(409);
});

it('moves no version: neither its hash nor that it is ready to be sent', async () => {
  const quote = await make();
  await client.post(`/api/quotes/${quote.id}/finalize`);
  const [before] = await hashes(quote.id);
  const at = `/api/quotes/${quote.id}/line-items/${quote.line_items[0].id}`;
  await client.put(at, { internal_note: 'Another' });
  const finalized = await client.get(`/api/quotes/${quote.id}`);
  const noted = await client.put(`/api/quotes/${quote.id}`, { revision: finalized.revision, internal_note: secret });
  expect(noted.finalized_at).not.toBeNull();
  // What is frozen does not say it, and what would be frozen now is the same to the letter.
  const [stored] = (
    await running.deps.db.execute(sql`select snapshot::text from quote_versions where quote_id = ${quote.id}`)
  ).rows;
  expect(JSON.stringify(stored)).not.toMatch(/Haggles|Another|internal/i);
  const renamed = await client.put(`/api/quotes/${quote.id}`, { revision: noted.revision, title: 'Doors' });
  expect(renamed.finalized_at).toBeNull();
  await client.post(`/api/quotes/${quote.id}/finalize`);
  const [, after] = await hashes(quote.id);
  expect(after).toEqual(before);
});

it('stands in nothing that a customer is answered, nor in a mail', async () => {
  const quote = await make();
  await client.put(`/api/quotes/${quote.id}`, { revision: quote.revision, internal_note: secret });
  await client.post(`/api/quotes/${quote.id}/send`, { channel: 'email' });
  const token = tokenOf((await client.get(`/api/quotes/${quote.id}/links`))[0].url);
  const customer = createClient(fetch);
  const own = Object.values(endpoints).filter(
    ({ caller, path }) => caller === 'customer' && path.startsWith('/customer'),
  );
  const bodies: Record<string, unknown> = {
    '/customer/quotes/{id}/accept': { version: 1, name: 'Mara' },
    '/customer/quotes/{id}/message': { message: 'Hello' },
  };
  // Deciding comes last: what was read before may be read after it as well.
  const answers: Answer[] = [];
  for (const { method, path } of own.toSorted((a, b) => a.method.localeCompare(b.method))) {
    const where = `/api${path.replace('{id}', token).replace(/\{\w+\}/g, quote.id)}`;
    answers.push(await customer.send(method, where, method === 'GET' ? undefined : (bodies[path] ?? {})));
  }
  answers.push(await customer.send('GET', `/api/customer/quotes/${token}`));
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(4);
  const page = await (await fetch(`/q/${token}/result`, {})).text();
  const mails = await client.get('/api/dev/mailbox');
  for (const said of [JSON.stringify(answers), page, JSON.stringify(mails)])
    expect(said).not.toMatch(/Haggles|internal_note|internalNote/);
});
