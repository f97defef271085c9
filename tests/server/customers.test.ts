import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { createPainter, createQuote, sendQuote, uploadPhoto } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
let client: Client;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
const painter = async () => (await createPainter(fetch)).client;

beforeAll(async () => {
  running = await startTestApp();
  client = await painter();
}, 60_000);
afterAll(() => running.stop());

const add = (fields: Record<string, unknown>, by = client) => by.post('/api/provider/customers', fields);
const list = (query = '', by = client): Promise<Answer> => by.send('GET', `/api/provider/customers${query}`);
const names = async (query: string, by = client): Promise<string[]> =>
  (await list(query, by)).body.data.map(({ name }: { name: string }) => name);
const statusOf = async (method: string, id: string, by = client, body?: unknown) =>
  (await by.send(method, `/api/provider/customers/${id}`, body)).status;

const hostile = [
  '=HYPERLINK("http://evil.example";"x")',
  '<script>alert(1)</script>',
  '👩‍👩‍👧 Ⓕamily 🏠',
  '\u202eתואמגוד מרא',
  "Robert'); DROP TABLE customers;--",
  'a\\%_b',
  'x'.repeat(200),
];

describe('a customer', () => {
  it.each(hostile)('keeps the name it was given: %s', async (name) => {
    const { id } = await add({ name });
    const kept = await client.get(`/api/provider/customers/${id}`);
    expect(kept).toMatchObject({ name, email: null, phone: null, address: null, quote_count: 0, quotes: [] });
    const word = name.split(' ')[0] ?? '';
    expect(await names(`?per_page=100&search=${encodeURIComponent(word)}`)).toContain(name);
  });

  it('needs a name, and says in a sentence what else cannot be right', async () => {
    const refusals = [
      [{}, 'name'],
      [{ name: '  ' }, 'name'],
      [{ name: 'x'.repeat(300) }, 'name', 'Please keep it to 200 characters'],
      [{ name: 'A', email: 'nobody' }, 'email', 'Please enter a valid email address'],
      [{ name: 'A', email: '=cmd@x' }, 'email', 'Please enter a valid email address'],
      [{ name: 'A', phone: 'call me' }, 'phone', expect.stringContaining('phone number')],
      [{ name: 'A', phone: '1'.repeat(16) }, 'phone', expect.stringContaining('phone number')],
      [{ name: 'A', address: 'x'.repeat(501) }, 'address', 'Please keep it to 500 characters'],
    ] as const;
    for (const [fields, field, sentence = expect.any(String)] of refusals) {
      const { status, body } = await client.send('POST', '/api/provider/customers', fields);
      expect(status).toBe(422);
      expect(body.errors).toEqual({ [field]: [sentence] });
    }
  });

  it('changes what is given, keeps what is not, and is found by the new words only', async () => {
    const { id } = await add({ name: 'Before Beforeson', email: 'b@b.example', phone: '020 7946 0001' });
    const changed = await client.put(`/api/provider/customers/${id}`, { name: 'After Afterson', email: '' });
    expect(changed).toMatchObject({ name: 'After Afterson', email: null, phone: '020 7946 0001' });
    expect(await names('?search=beforeson')).toEqual([]);
    expect(await names('?search=AFTERSON')).toEqual(['After Afterson']);
  });

  it('is nobody for another provider', async () => {
    const other = await painter();
    const { id } = await add({ name: 'Mine Alone' });
    expect(await statusOf('GET', id, other)).toBe(404);
    expect(await statusOf('PUT', id, other, { name: 'Theirs' })).toBe(404);
    expect(await statusOf('DELETE', id, other)).toBe(404);
    expect(await names('', other)).toEqual([]);
    const body = { description: 'Paint it', customer: { id } };
    expect((await other.send('POST', '/api/quotes', body)).status).toBe(404);
    expect(await statusOf('GET', id)).toBe(200);
  });
});

describe('the list', () => {
  it('is found without accents, case and the way a number is written, in any order of words', async () => {
    const by = await painter();
    await add({ name: 'Åse Łukaszewicz', email: 'ase@x.example', phone: '+44 20 7946 0001' }, by);
    await add({ name: 'Jürgen Groß', phone: '0151 2345678', address: 'Crème Brûlée Allée 7' }, by);
    const finds = [
      ['ase', 'Åse Łukaszewicz'],
      ['lukasz ASE', 'Åse Łukaszewicz'],
      ['X.EXAMPLE', 'Åse Łukaszewicz'],
      ['020-7946 0001', 'Åse Łukaszewicz'],
      ['+49 (0) 151 2345678', 'Jürgen Groß'],
      ['gross', 'Jürgen Groß'],
      ['creme brulee', 'Jürgen Groß'],
    ] as const;
    for (const [search, name] of finds)
      expect(await names(`?search=${encodeURIComponent(search)}`, by)).toEqual([name]);
    for (const search of ['%', '_', 'ase gross', '\\'])
      expect(await names(`?search=${encodeURIComponent(search)}`, by)).toEqual([]);
  });

  it('pages in folded order without losing or repeating anybody', async () => {
    const by = await painter();
    const sorted = ['Ábel', 'abel 2', 'Bo', 'bo 2', 'Çem', 'dora', 'Émil', 'Zoë'];
    for (const name of sorted.toReversed()) await add({ name }, by);
    const pages = [];
    for (const page of [1, 2, 3, 4]) {
      const { body } = await list(`?per_page=3&page=${page}`, by);
      expect(body.meta).toEqual({ page, per_page: 3, total: 8, total_pages: 3 });
      pages.push(body.data.map(({ name }: { name: string }) => name));
    }
    expect(pages).toEqual([sorted.slice(0, 3), sorted.slice(3, 6), sorted.slice(6), []]);
    expect(await names('?order=desc', by)).toEqual(sorted.toReversed());
    expect(await names('?sort=created_at&order=asc', by)).toEqual(sorted.toReversed());
  });

  it('sorts by the last quote and by what was accepted; whoever has no quote comes last', async () => {
    const by = await painter();
    await add({ name: 'None' }, by);
    const sent = await sendQuote(by, createClient(fetch), { customer: { name: 'Accepted' } });
    await createQuote(by, { customer: { name: 'Asked' } });
    expect(await names('?sort=last_quote', by)).toEqual(['Asked', 'Accepted', 'None']);
    expect(await names('?sort=last_quote&order=asc', by)).toEqual(['Accepted', 'Asked', 'None']);
    const acceptance = { version: 1, name: 'Accepted' };
    await createClient(fetch).post(`/api/customer/quotes/${sent.token}/accept`, acceptance);
    const { body } = await list('?sort=value', by);
    const quote = await by.get(`/api/quotes/${sent.id}`);
    expect(body.data[0]).toMatchObject({
      name: 'Accepted',
      quote_count: 1,
      value_minor: quote.totals.total_minor,
      currency: 'GBP',
      last_quote_at: quote.created_at,
    });
    expect(body.data.slice(1).map(({ value_minor }: { value_minor: number }) => value_minor)).toEqual([0, 0]);
  });
});

describe('the history', () => {
  it('tells number, title, status, total and dates of each quote', async () => {
    const quote = await createQuote(client, { title: 'Hall', customer: { name: 'Hester', email: 'h@h.example' } });
    const again = await createQuote(client, { title: 'Stairs', customer: { id: quote.customer.id } });
    const { quotes, quote_count } = await client.get(`/api/provider/customers/${quote.customer.id}`);
    expect(quote_count).toBe(2);
    expect(quotes.map(({ id }: { id: string }) => id).sort()).toEqual([quote.id, again.id].sort());
    expect(quotes.find(({ id }: { id: string }) => id === quote.id)).toMatchObject({
      number: null,
      title: 'Hall',
      status: 'draft',
      total_minor: null,
      sent_at: null,
      created_at: quote.created_at,
    });
  });
});

describe('erasing a customer', () => {
  it('is refused while a quote is under way, and nothing is lost', async () => {
    const quote = await createQuote(client, { customer: { name: 'Open' } });
    const { status, body } = await client.send('DELETE', `/api/provider/customers/${quote.customer.id}`);
    expect(status).toBe(409);
    expect(body.message).toBe('One quote for this customer is still under way. Delete that quote first.');
    expect((await client.get(`/api/quotes/${quote.id}`)).customer.name).toBe('Open');
    await client.send('DELETE', `/api/quotes/${quote.id}`);
    expect(await statusOf('DELETE', quote.customer.id)).toBe(200);
    expect(await statusOf('GET', quote.customer.id)).toBe(404);
  });

  it('is refused for the other side of an agreement', async () => {
    const sent = await sendQuote(client, createClient(fetch), { customer: { name: 'Agreed' } });
    await createClient(fetch).post(`/api/customer/quotes/${sent.token}/accept`, { version: 1, name: 'Agreed' });
    const { customer } = await client.get(`/api/quotes/${sent.id}`);
    const { status, body } = await client.send('DELETE', `/api/provider/customers/${customer.id}`);
    expect(status).toBe(409);
    expect(body.message).toContain('agreement');
    expect((await client.get(`/api/quotes/${sent.id}`)).customer.name).toBe('Agreed');
  });

  it('takes closed quotes along, with the request and its link', async () => {
    const email = 'forget-me@customer.example';
    const sent = await sendQuote(client, createClient(fetch), { customer: { name: 'Forgotten', email } });
    const { customer } = await client.get(`/api/quotes/${sent.id}`);
    await running.deps.db.execute(`update quotes set status = 'expired' where id = '${sent.id}'`);
    expect(await statusOf('DELETE', customer.id)).toBe(200);
    expect((await client.send('GET', `/api/quotes/${sent.id}`)).status).toBe(404);
    // The link only says who took the quote back.
    expect((await createClient(fetch).send('GET', `/api/customer/quotes/${sent.token}`)).status).toBe(410);
    expect((await uploadPhoto(createClient(fetch), sent.token)).status).toBe(410);
    const { rows } = await running.deps.db.execute(
      `select (select count(*) from customers where email = '${email}') + (select count(*) from quotes where id = '${sent.id}') + (select count(*) from quote_responses r left join quotes q on q.id = r.quote_id where q.id is null) as left_over`,
    );
    expect(Number(rows[0]?.left_over)).toBe(0);
  });
});
