import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer, Client } from '../support/api-client.ts';
import { createPainter } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
}, 60_000);
afterAll(() => running.stop());

const views = async (client: Client) => {
  const list = await client.get('/api/quote-views');
  return list.map(({ name, is_default }: Answer['body']) => [name, is_default]);
};

it('keeps filter and order by a name for the person who made it, one of them as the default', async () => {
  const { client } = await createPainter(fetch);
  const first = await client.post('/api/quote-views', {
    name: 'Large ones',
    filter: { status: 'sent', sort: '-value', per_page: 50 },
    is_default: true,
  });
  expect(first.filter).toEqual({ status: 'sent', sort: '-value', archived: 'false', per_page: 50 });
  const second = await client.post('/api/quote-views', {
    name: 'Archive',
    filter: { archived: 'true' },
    is_default: true,
  });
  expect(await views(client)).toEqual([
    ['Archive', true],
    ['Large ones', false],
  ]);
  await client.put(`/api/quote-views/${first.id}`, { name: 'Big ones', is_default: true });
  await client.put(`/api/quote-views/${second.id}`, { filter: { search: 'fence' } });
  expect(await views(client)).toEqual([
    ['Archive', false],
    ['Big ones', true],
  ]);
  expect((await client.send('DELETE', `/api/quote-views/${second.id}`)).status).toBe(200);
  expect((await client.send('DELETE', `/api/quote-views/${second.id}`)).status).toBe(404);
});

it('refuses a name twice, a filter that cannot be meant and another person’s view', async () => {
  const { client } = await createPainter(fetch);
  const other = (await createPainter(fetch)).client;
  const view = await client.post('/api/quote-views', { name: 'Mine', filter: {} });
  await client.post('/api/quote-views', { name: 'Other', filter: {} });
  const answers = [
    await client.send('POST', '/api/quote-views', { name: 'Mine', filter: {} }),
    await client.send('PUT', `/api/quote-views/${view.id}`, { name: 'Other' }),
    await client.send('POST', '/api/quote-views', { name: 'New', filter: { status: 'lost' } }),
    await client.send('POST', '/api/quote-views', { name: ' ', filter: {} }),
    await other.send('PUT', `/api/quote-views/${view.id}`, { name: 'Theirs' }),
    await other.send('DELETE', `/api/quote-views/${view.id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 404, 404]);
  expect(await views(other)).toEqual([]);
  expect((await client.send('PUT', `/api/quote-views/${view.id}`, { name: 'Mine', is_default: false })).status).toBe(
    200,
  );
});

it('sorts the list by each column, whichever way', async () => {
  const { client } = await createPainter(fetch);
  const make = (title: string, name: string, price: number) =>
    client.post('/api/quotes', {
      mode: 'by_hand',
      title,
      customer: { name },
      line_items: [{ category: 'labour', description: 'x', quantity: 1, unit: 'fixed', unit_price_minor: price }],
    });
  const fence = await make('fence', 'Zoe', 200);
  await make('Äpfel', 'ada', 300);
  const door = await make('Door', 'Mara', 100);
  await client.post(`/api/quotes/${door.id}/finalize`);
  await client.post(`/api/quotes/${fence.id}/send`, { channel: 'none' });
  const by = async (sort: string) =>
    (await client.get(`/api/quotes?sort=${sort}`)).map(({ title }: Answer['body']) => title).join(' ');
  expect({
    title: await by('title'),
    customer: await by('customer'),
    value: await by('value'),
    number: await by('number'),
    status: await by('status'),
  }).toEqual({
    title: 'Äpfel Door fence',
    customer: 'Äpfel Door fence',
    value: 'Door fence Äpfel',
    number: 'Door fence Äpfel',
    status: 'Door Äpfel fence',
  });
  expect([await by('-title'), await by('-customer'), await by('-value'), await by('-number')]).toEqual([
    'fence Door Äpfel',
    'fence Door Äpfel',
    'Äpfel fence Door',
    'fence Door Äpfel',
  ]);
  expect((await client.send('GET', '/api/quotes?sort=colour')).status).toBe(422);
});
