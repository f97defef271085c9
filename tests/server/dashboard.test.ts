import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillSentTotals } from '#server/quotes/fill-sent-totals.ts';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { createPainter, tokenOf } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
const painter = async () => (await createPainter(fetch)).client;
const run = async (statement: ReturnType<typeof sql>) => running.deps.db.execute(statement);

beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

const line = { category: 'labour', description: 'Walls', quantity: 2, unit: 'hourly', unit_price_minor: 5000 };
const make = (client: Client, title = 'Hall'): Promise<Answer['body']> =>
  client.post('/api/quotes', {
    title,
    customer: { name: 'Mara Muster', email: 'mara@customer.example' },
    mode: 'by_hand',
    line_items: [line],
  });
const send = async (client: Client, id: string): Promise<string> => {
  const { links } = await client.post(`/api/quotes/${id}/send`, { channel: 'none' });
  return tokenOf(links[0].url);
};
const summaryOf = (client: Client, query = ''): Promise<Answer['body']> => client.get(`/api/dashboard/summary${query}`);
const customer = createClient(fetch);

it('has nothing to tell of a new business, for this week and the eleven before it', async () => {
  const summary = await summaryOf(await painter());
  expect(summary).toMatchObject({
    quotes: 0,
    waiting: { quotes: 0, oldest_at: null },
    next_up: [],
    unread: { quotes: 0, messages: 0 },
    undelivered: 0,
    funnel: { requested: 0, answered: 0, sent: 0, viewed: 0, accepted: 0 },
    win: { sent: 0, accepted: 0 },
    median_wait_minutes: null,
    currencies: [],
  });
  expect(new Date(summary.from).getUTCDay()).toBe(1);
  expect(summary.to).toBe(new Date().toISOString().slice(0, 10));
});

it('follows a quote from its request to its acceptance', async () => {
  const client = await painter();
  const { id } = await make(client);
  expect(await summaryOf(client)).toMatchObject({
    quotes: 1,
    waiting: { quotes: 1 },
    next_up: [{ quote_id: id, reason: 'review', title: 'Hall', customer_name: 'Mara Muster' }],
    funnel: { requested: 1, sent: 0 },
  });
  const token = await send(client, id);
  const quote = await client.get(`/api/quotes/${id}`);
  expect(await summaryOf(client)).toMatchObject({
    waiting: { quotes: 0 },
    with_customers: { sent: 1 },
    funnel: { requested: 1, sent: 1, viewed: 0 },
    win: { sent: 1, accepted: 0 },
    median_wait_minutes: 0,
    currencies: [{ currency: 'GBP', sent: 1, sent_minor: quote.totals.total_minor, accepted: 0 }],
  });
  const headers = { 'X-Link-Token': token };
  await customer.send('POST', `/api/quotes/links/${quote.links[0].id}/track-click`, {}, headers);
  await customer.post(`/api/customer/quotes/${token}/accept`, { version: 1, name: 'Mara' });
  expect(await summaryOf(client)).toMatchObject({
    with_customers: { sent: 0 },
    funnel: { requested: 1, sent: 1, viewed: 1, accepted: 1 },
    win: { sent: 1, accepted: 1 },
    currencies: [{ accepted: 1, accepted_minor: quote.totals.total_minor }],
  });
});

it('takes a visit before the sending for none of the quote', async () => {
  const client = await painter();
  const { id } = await make(client);
  await run(
    sql`insert into quote_links (quote_id, channel, status, last_clicked_at) values (${id}, 'none', 'pending', now())`,
  );
  await send(client, id);
  expect((await summaryOf(client)).funnel).toMatchObject({ sent: 1, viewed: 0 });
  await run(sql`update quote_links set last_clicked_at = now() where quote_id = ${id}`);
  expect((await summaryOf(client)).funnel).toMatchObject({ sent: 1, viewed: 1 });
});

it('counts a revised quote once, in the week of its first sending, with what was sent last', async () => {
  const client = await painter();
  const { id } = await make(client);
  await send(client, id);
  await run(
    sql`update quotes set created_at = created_at - interval '21 days', sent_at = sent_at - interval '14 days' where id = ${id}`,
  );
  const first = (await summaryOf(client)).currencies[0];
  await client.post(`/api/quotes/${id}/revise`);
  await client.post(`/api/quotes/${id}/line-items`, line);
  expect((await summaryOf(client)).currencies).toEqual([first]);
  const [listed] = await client.get('/api/quotes?happened=sent');
  expect(listed).toMatchObject({ counted_minor: first.sent_minor, total_minor: 2 * first.sent_minor });
  await send(client, id);
  const [after] = (await summaryOf(client)).currencies;
  expect(after).toMatchObject({ sent: 1, sent_minor: 2 * first.sent_minor });
  const weekOfSending = (values: Answer['body']) => values.weeks.findIndex(({ sent }: Answer['body']) => sent === 1);
  expect(weekOfSending(after)).toBe(weekOfSending(first));
  expect((await summaryOf(client)).median_wait_minutes).toBe(7 * 24 * 60);
});

it('still counts what was archived since, and forgets what was deleted', async () => {
  const client = await painter();
  const { id } = await make(client);
  const other = await make(client, 'Stairs');
  await send(client, id);
  const before = await summaryOf(client);
  await client.post(`/api/quotes/${id}/archive`);
  const { currencies, funnel, quotes } = await summaryOf(client);
  expect({ currencies, funnel }).toEqual({ currencies: before.currencies, funnel: before.funnel });
  expect(quotes).toBe(1);
  expect(await client.get('/api/quotes?happened=sent')).toHaveLength(1);
  await client.send('DELETE', `/api/quotes/${other.id}`);
  await client.send('DELETE', `/api/quotes/${id}`);
  expect(await summaryOf(client)).toMatchObject({ quotes: 0, funnel: { requested: 0, sent: 0 }, currencies: [] });
});

it('works out what quotes sent before it was kept came to', async () => {
  const client = await painter();
  const { id } = await make(client);
  await send(client, id);
  const before = (await summaryOf(client)).currencies;
  await run(sql`update quotes set sent_total_minor = null where id = ${id}`);
  expect((await summaryOf(client)).currencies[0].sent_minor).toBe(0);
  await fillSentTotals(running.deps.db);
  expect((await summaryOf(client)).currencies).toEqual(before);
});

it('never adds up two currencies', async () => {
  const client = await painter();
  const [one, other] = [await make(client), await make(client)];
  await run(sql`update quotes set currency = 'EUR' where id = ${other.id}`);
  for (const { id } of [one, other]) await send(client, id);
  const { currencies } = await summaryOf(client);
  expect(currencies.map(({ currency, sent }: Answer['body']) => [currency, sent])).toEqual([
    ['EUR', 1],
    ['GBP', 1],
  ]);
  const euros = await client.get('/api/quotes?happened=sent&currency=EUR');
  expect(euros.map(({ id }: Answer['body']) => id)).toEqual([other.id]);
});

it('puts first what waits longest, each quote with the first of its reasons', async () => {
  const client = await painter();
  const [review, asked, lost, failed] = [
    await make(client),
    await make(client),
    await make(client),
    await make(client),
  ];
  for (const { id } of [asked, lost]) await send(client, id);
  await run(sql`update quotes set updated_at = now() - interval '1 day' where id = ${review.id}`);
  await run(sql`update quotes set status = 'failed', updated_at = now() - interval '3 days' where id = ${failed.id}`);
  await run(sql`insert into quote_messages (quote_id, author, body, created_at)
    values (${asked.id}, 'customer', 'In blue?', now() - interval '2 days'), (${asked.id}, 'customer', 'Or green?', now())`);
  await run(sql`insert into quote_messages (quote_id, author, body) values (${review.id}, 'provider', 'Hello')`);
  await run(
    sql`update quote_links set status = 'undelivered', sent_at = now() - interval '4 days' where quote_id = ${lost.id}`,
  );
  const { next_up, waiting, unread, undelivered } = await summaryOf(client);
  expect(next_up.map(({ quote_id, reason, text }: Answer['body']) => [quote_id, reason, text])).toEqual([
    [lost.id, 'undelivered', null],
    [failed.id, 'failed', null],
    [asked.id, 'message', 'Or green?'],
    [review.id, 'review', null],
  ]);
  expect({ waiting: waiting.quotes, unread, undelivered }).toEqual({
    waiting: 2,
    unread: { quotes: 1, messages: 2 },
    undelivered: 1,
  });
  await client.post(`/api/quotes/${lost.id}/links/${(await client.get(`/api/quotes/${lost.id}/links`))[0].id}/resend`);
  expect((await summaryOf(client)).undelivered).toBe(0);
});

it('tells nobody of another’s quotes', async () => {
  const { id } = await make(await painter());
  const other = await summaryOf(await painter());
  expect(other).toMatchObject({ quotes: 0, next_up: [], funnel: { requested: 0 } });
  expect(JSON.stringify(other)).not.toContain(id);
});

it('keeps its sums while several write at once', async () => {
  const client = await painter();
  const made = await Promise.all(Array.from({ length: 24 }, (_, index) => make(client, `Room ${index}`)));
  await Promise.all(made.map(({ id }) => send(client, id)));
  expect(await summaryOf(client)).toMatchObject({ funnel: { requested: 24, sent: 24 }, win: { sent: 24 } });
});

it.each(['from=2026-02-30', 'from=2026-02-02&to=2026-02-01', 'from=2020-01-01&to=2026-01-01'])(
  'refuses a time that cannot be meant: %s',
  async (query) => {
    const client = await painter();
    expect((await client.send('GET', `/api/dashboard/summary?${query}`)).status).toBe(422);
  },
);
