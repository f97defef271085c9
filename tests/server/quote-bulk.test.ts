import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import {
  createPainter,
  createQuote,
  latestMail,
  mailsTo,
  type SignedUp,
  sendQuestions,
  sendQuote,
} from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
let painter: SignedUp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
  painter = await createPainter(fetch);
}, 60_000);
afterAll(() => running.stop());

const byHand = (client: Client, title: string): Promise<Answer['body']> =>
  client.post('/api/quotes', {
    mode: 'by_hand',
    title,
    customer: { name: 'Pat Example' },
    line_items: [
      { description: title, category: 'labour', quantity: 1, unit: 'fixed', unit_price_minor: 12_345, unit_label: '' },
    ],
  });
const bulk = (client: Client, ids: readonly string[], action: string, headers = {}) =>
  client.send('POST', '/api/quotes/bulk', { ids, action }, headers);
const titles = async (client: Client, query: string): Promise<string[]> =>
  (await client.get(`/api/quotes?per_page=100&${query}`)).map(({ title }: { title: string }) => title);
const unknown = '00000000-0000-4000-8000-000000000000';

it('archives and brings back each quote once, and says of each what became of it', async () => {
  const { client } = await createPainter(fetch);
  const other = await byHand(painter.client, 'Theirs');
  const [one, two] = [await byHand(client, 'One'), await byHand(client, 'Two')];
  const { body } = await bulk(client, [two.id, one.id, two.id, other.id, unknown], 'archive');
  expect(body.data.map(({ id, ok, code }: Answer['body']) => [id, ok, code])).toEqual([
    [two.id, true, null],
    [one.id, true, null],
    [other.id, false, 'not_found'],
    [unknown, false, 'not_found'],
  ]);
  expect(await titles(client, 'archived=true')).toHaveLength(2);
  expect(await titles(painter.client, '')).toContain('Theirs');
  const log = async () => (await client.get(`/api/quotes/${one.id}/activity`)).length;
  const before = await log();
  expect((await bulk(client, [one.id], 'archive')).body.data[0].ok).toBe(true);
  expect(await log()).toBe(before);
  await bulk(client, [one.id, two.id], 'unarchive');
  expect((await titles(client, '')).toSorted()).toEqual(['One', 'Two']);
});

it('copies once for a key', async () => {
  const { client } = await createPainter(fetch);
  const one = await byHand(client, 'One');
  const first = await bulk(client, [one.id], 'copy', { 'idempotency-key': 'copy-1' });
  expect(first.body.data[0].copy_id).not.toBe(one.id);
  expect((await bulk(client, [one.id], 'copy', { 'idempotency-key': 'copy-1' })).body).toEqual(first.body);
  expect(await titles(client, '')).toEqual(['One', 'One']);
});

it('ends what was sent, again without an effect, and refuses a draft in words while others go on', async () => {
  const sent = await sendQuote(painter.client, createClient(fetch));
  const draft = await byHand(painter.client, 'Not sent');
  const { body } = await bulk(painter.client, [draft.id, sent.id], 'expire');
  expect(body.data).toMatchObject([{ ok: false, code: 'invalid_state', message: expect.any(String) }, { ok: true }]);
  expect((await painter.client.get(`/api/quotes/${sent.id}`)).status).toBe('expired');
  expect((await bulk(painter.client, [sent.id], 'expire')).body.data[0].ok).toBe(true);
}, 60_000);

it('reminds whoever is waited for by the link they have, and nobody else', async () => {
  const { client } = painter;
  const email = 'reminded@customer.example';
  const quote = await createQuote(client, { customer: { name: 'Rita Reminded', email } });
  await sendQuestions(client, quote.id);
  const draft = await byHand(client, 'Nobody waits');
  await latestMail(client, email);
  const before = (await mailsTo(client, email)).length;
  const { body } = await bulk(client, [quote.id, draft.id], 'remind');
  expect(body.data).toMatchObject([{ ok: true }, { ok: false, code: 'invalid_state' }]);
  await expect.poll(async () => (await mailsTo(client, email)).length, { timeout: 20_000 }).toBeGreaterThan(before);
}, 60_000);

it('takes at most a hundred quotes and no other action', async () => {
  const many = Array.from({ length: 101 }, () => unknown);
  expect((await bulk(painter.client, many, 'archive')).status).toBe(422);
  expect((await bulk(painter.client, [unknown], 'accept')).status).toBe(422);
  expect((await bulk(painter.client, [], 'archive')).status).toBe(422);
});

it('exports the list as it is filtered, in its order, with amounts to reckon with', async () => {
  const { client, token } = await createPainter(fetch);
  for (const title of ['=cmd|calc', 'Second']) await byHand(client, title);
  const kept = await byHand(client, 'Put aside');
  await bulk(client, [kept.id], 'archive');
  const exported = async (query: string, language = 'en-GB') => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
    return (await fetch(`/api/quotes/export.csv?${query}`, { headers })).text();
  };
  const [heading, ...rows] = (await exported('')).trim().split('\r\n');
  expect(heading).toMatch(/^Number,Job,Customer,Status,Value,Currency,Started/);
  expect(rows.map((row) => row.split(',').slice(1, 6))).toEqual([
    ['Second', 'Pat Example', 'Your review', '148.14', 'GBP'],
    ["'=cmd|calc", 'Pat Example', 'Your review', '148.14', 'GBP'],
  ]);
  expect(await exported('archived=true', 'de')).toContain(';Put aside;Pat Example;');
  expect((await exported('search=second')).trim().split('\r\n')).toHaveLength(2);
  expect(
    (await fetch('/api/quotes/export.csv?sort=colour', { headers: { authorization: `Bearer ${token}` } })).status,
  ).toBe(422);
});
