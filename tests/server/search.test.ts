import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { catalogueId } from '#server/services/catalogue.ts';
import { type Answer, type Client, createClient } from '#tests/support/api-client.ts';
import { createPainter, paintingId } from '#tests/support/stories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let running: TestApp;
let client: Client;
let other: Client;
let ids: Record<'hall' | 'kitchen' | 'fence' | 'zoe' | 'renee', string>;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

const byHand = async (title: string, customer: Record<string, unknown>, by = client) =>
  by.post('/api/quotes', {
    title,
    description: 'As said on the telephone.',
    mode: 'by_hand',
    customer,
    line_items: [{ category: 'labour', description: 'Work', quantity: 1, unit: 'fixed', unit_price_minor: 9900 }],
  });
const path = (q: string, limit?: number) => `/api/search?q=${encodeURIComponent(q)}${limit ? `&limit=${limit}` : ''}`;
const find = (q: string, limit?: number, by = client): Promise<Answer['body'][]> => by.get(path(q, limit));
const titles = async (q: string, kind?: string) =>
  (await find(q, 20)).filter((one) => !kind || one.kind === kind).map(({ title }) => title);

beforeAll(async () => {
  running = await startTestApp();
  [{ client }, { client: other }] = await Promise.all([createPainter(fetch), createPainter(fetch)]);
  const zoe = { name: 'Zoë Cooper', email: 'zoe@customer.example', phone: '+44 20 7946 0991' };
  const hall = await byHand('Painting job in the hallway', zoe);
  const renee = { name: 'Renée Müller', phone: '0151/1234567', address: 'Hauptstraße 4, Köln' };
  const kitchen = await byHand('Kitchen conservatory, new walls', renee);
  const fence = await byHand('Fences at the back', { name: 'Sam Rivers' });
  await client.post(`/api/quotes/${hall.id}/send`, { channel: 'none' });
  ids = { hall: hall.id, kitchen: kitchen.id, fence: fence.id, zoe: hall.customer.id, renee: kitchen.customer.id };
}, 120_000);
afterAll(() => running.stop());

describe('a search', () => {
  it('finds a quote by its customer and its work together, and leads to its page', async () => {
    expect(await find('cooper paint')).toEqual([
      {
        kind: 'quote',
        id: ids.hall,
        title: 'Painting job in the hallway',
        subtitle: expect.stringContaining('Zoë Cooper'),
        url: `/quotes/${ids.hall}`,
      },
    ]);
  });

  it('names the customer before the customer’s quotes', async () => {
    const [first, second] = await find('cooper');
    expect(first).toMatchObject({ kind: 'customer', title: 'Zoë Cooper', url: `/customers/${ids.zoe}` });
    expect(first?.subtitle).toContain('zoe@customer.example');
    expect(second).toMatchObject({ kind: 'quote', id: ids.hall });
  });

  test.each([
    ['paint cooper', 'in any order'],
    ["cooper's painting", 'as a possessive'],
    ['coopers paint', 'without the apostrophe'],
    ['COOPER PAI', 'in capitals, with the beginning of the last word'],
    ['zoe hallway', 'without accents'],
    ['coper paint', 'with a letter left out'],
    ['coopre halway', 'with two words misspelt'],
    ['paintng job', 'with a slip in a longer word'],
  ])('“%s” finds Cooper’s painting job %s', async (q) =>
    expect(await titles(q, 'quote')).toEqual(['Painting job in the hallway']),
  );

  test.each([
    ['renee muller', 'Renée Müller'],
    ['hauptstrasse', 'Renée Müller'],
    ['Mülller', 'Renée Müller'],
  ])('“%s” finds the customer %s', async (q, name) => expect(await titles(q, 'customer')).toEqual([name]));

  test.each([
    ['conservatroy', 'Kitchen conservatory, new walls'],
    ['consrevatroy', 'Kitchen conservatory, new walls'],
    ['fence back', 'Fences at the back'],
  ])('“%s” finds the quote “%s”', async (q, title) => expect(await titles(q, 'quote')).toEqual([title]));

  test.each(['020 7946 0991', '02079460991', '+44 20 7946 0991', '0044 20 79460991', '7946 0991'])(
    'the telephone number %s finds its customer, however it was kept',
    async (q) => expect(await titles(q, 'customer')).toEqual(['Zoë Cooper']),
  );

  it('takes a name that is a known word as it is written', async () => {
    await client.post('/api/provider/customers', { name: 'Ada Hooper' });
    expect(await titles('hooper', 'customer')).toEqual(['Ada Hooper']);
  });

  it('finds a name of two letters', async () => {
    await client.post('/api/provider/customers', { name: 'Wu Li' });
    expect(await titles('wu', 'customer')).toEqual(['Wu Li']);
    expect(await titles('li', 'customer')).toContain('Wu Li');
  });

  it('finds nothing by nothing, by signs alone or by what nobody wrote', async () => {
    for (const q of ['', '   ', '%', '_', "'", '\\', 'xylophone']) expect(await find(q)).toEqual([]);
  });

  it('finds a quote by its number', async () => {
    const { number } = await client.get(`/api/quotes/${ids.hall}`);
    expect(number).toBeTruthy();
    expect((await find(number)).map(({ id }) => id)).toEqual([ids.hall]);
  });
});

describe('services and pages', () => {
  test.each([
    ['rewire', 'house-rewiring'],
    ['decorator', 'interior-painting'],
    ['sweep', 'chimney-repair'],
    ['locked out', 'lockout-service'],
    ['leaky tap', 'tap-replacement'],
  ])('“%s” finds the service %s', async (q, slug) => {
    const found = (await find(q, 20)).filter(({ kind }) => kind === 'service');
    expect(found.map(({ id }) => id)).toContain(catalogueId('service-type', slug));
  });

  it('a service on offer leads to its own page and comes before those that are not', async () => {
    const [first, second] = (await find('decorator', 20)).filter(({ kind }) => kind === 'service');
    expect(first).toMatchObject({ id: paintingId, url: `/services/${paintingId}` });
    expect(second).toMatchObject({
      url: '/provider/services',
      subtitle: expect.stringContaining('Not among your services yet'),
    });
  });

  it('are named and found in the reader’s language', async () => {
    const german = async (q: string) =>
      (await client.send('GET', path(q), undefined, { 'accept-language': 'de-DE' })).body.data;
    expect(await german('Schornsteinfeger')).toContainEqual(
      expect.objectContaining({ kind: 'service', id: catalogueId('service-type', 'chimney-repair') }),
    );
    expect(await german('einstellungen')).toMatchObject([
      { kind: 'page', title: 'Einstellungen', url: '/provider/settings' },
    ]);
  });

  it('a page is found by its name and by what else it is called', async () => {
    expect((await find('customers'))[0]).toMatchObject({ kind: 'page', title: 'Customers', url: '/customers' });
    expect(await titles('hourly rate', 'page')).toEqual(['Pricing rules']);
  });
});

describe('how much and whose', () => {
  it('gives five unless more are asked for, at most twenty', async () => {
    for (let at = 1; at <= 7; at += 1) await byHand(`Gazebo ${at}`, { name: `Buyer ${at}` });
    expect(await find('gazebo')).toHaveLength(5);
    expect(await find('gazebo', 6)).toHaveLength(6);
    expect((await find('gazebo', 20)).map(({ title }) => title)).toEqual(
      [7, 6, 5, 4, 3, 2, 1].map((at) => `Gazebo ${at}`),
    );
    for (const limit of [0, 21]) expect((await client.send('GET', `/api/search?q=a&limit=${limit}`)).status).toBe(422);
  });

  it('an archived quote comes last and says so', async () => {
    const [put] = await find('gazebo 7');
    await client.post(`/api/quotes/${put?.id}/archive`);
    const found = await find('gazebo', 20);
    expect(found.at(-1)).toMatchObject({ title: 'Gazebo 7', subtitle: expect.stringMatching(/^Archived/) });
  });

  it('shows another provider nothing, as written or misspelt', async () => {
    for (const q of ['cooper', 'coper', 'hallway', '7946 0991'])
      expect((await find(q, 20, other)).filter(({ kind }) => kind !== 'service')).toEqual([]);
  });

  it('is refused without a sign-in', async () => {
    expect((await createClient(fetch).send('GET', path('cooper'))).status).toBe(401);
  });

  it('forgets the words of a customer who is erased, and those that a new name replaced', async () => {
    const known = async (word: string) =>
      (await running.pool.query('select 1 from search_words where word = $1', [word])).rowCount !== 0;
    const { id } = await client.post('/api/provider/customers', { name: 'Quentin Obermeister' });
    expect([await known('quentin'), await known('obermeister')]).toEqual([true, true]);
    await client.put(`/api/provider/customers/${id}`, { name: 'Quentin Mayer' });
    expect([await known('quentin'), await known('obermeister'), await known('mayer')]).toEqual([true, false, true]);
    await client.send('DELETE', `/api/provider/customers/${id}`);
    expect([await known('quentin'), await known('mayer')]).toEqual([false, false]);
  });
});
