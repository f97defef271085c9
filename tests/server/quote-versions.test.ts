import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answer, Client } from '../support/api-client.ts';
import { createPainter } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
let client: Client;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
  client = (await createPainter(fetch)).client;
}, 60_000);
afterAll(() => running.stop());

const line = (description: string, unit_price_minor: number) => ({
  category: 'labour',
  description,
  quantity: 1,
  unit: 'fixed',
  unit_price_minor,
  tax_rate: 20,
});

it('says of two versions which lines came, went and changed, and what each comes to', async () => {
  const quote = await client.post('/api/quotes', {
    mode: 'by_hand',
    title: 'Doors',
    customer: { name: 'Mara Muster' },
    line_items: [line('Frame', 1000), line('Door', 5000), line('Handle', 700)],
  });
  const at = `/api/quotes/${quote.id}`;
  const compare = (query: string): Promise<Answer> => client.send('GET', `${at}/versions/compare?${query}`);
  expect((await compare('from=1')).status).toBe(404);
  await client.post(`${at}/send`, { channel: 'none' });
  await client.post(`${at}/revise`);
  const [frame, door] = quote.line_items;
  await client.put(`${at}/line-items/${door.id}`, { unit_price_minor: 6000 });
  await client.send('DELETE', `${at}/line-items/${frame.id}`);
  await client.post(`${at}/line-items`, line('Lock', 2000));

  const open = (await compare('from=1')).body.data;
  expect(open.to).toMatchObject({ number: null, totals: { net_minor: 8700 } });
  await client.post(`${at}/send`, { channel: 'none', message: 'With the lock' });
  const { lines, terms, from, to, sections } = (await compare('from=1&to=2')).body.data;
  expect(
    lines.map(({ change, fields, before, after }: Answer['body']) => [change, fields, (after ?? before).description]),
  ).toEqual([
    ['removed', [], 'Frame'],
    ['changed', ['unit_price_minor', 'amount_minor'], 'Door'],
    ['same', [], 'Handle'],
    ['added', [], 'Lock'],
  ]);
  expect([from.totals.net_minor, to.totals.net_minor]).toEqual([6700, 8700]);
  expect(sections).toMatchObject([
    { change: 'changed', before: { amount_minor: 6700 }, after: { amount_minor: 8700 } },
  ]);
  expect(terms).toEqual([{ name: 'message', before: null, after: 'With the lock' }]);
  expect(await client.get(`${at}/versions`)).toMatchObject([
    { number: 1, total_minor: 8040, is_sent: false },
    { number: 2, total_minor: 10_440, is_sent: true, is_accepted: false },
  ]);
  expect((await compare('from=3')).status).toBe(404);
  expect((await compare('from=none')).status).toBe(422);
});
