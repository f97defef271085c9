import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { poll } from '../support/poll.ts';
import { createPainter, createQuote, sendQuote } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { runOn } from '../support/test-database.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
const painter = async () => (await createPainter(fetch)).client;
const run = async (statement: ReturnType<typeof sql>) => running.deps.db.execute(statement);

beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

const make = (client: Client, title: string, customer: Record<string, unknown> = { name: 'Mara Muster' }) =>
  client.post('/api/quotes', { title, description: 'As we said', customer, mode: 'by_hand' });
const list = (client: Client, query: Record<string, string | number> = {}): Promise<Answer> =>
  client.send(
    'GET',
    `/api/quotes?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`,
  );
const titles = async (client: Client, query: Record<string, string | number>): Promise<string[]> =>
  (await list(client, query)).body.data.map(({ title }: { title: string }) => title);
const found = async (client: Client, search: string) => (await titles(client, { search })).toSorted();

/** Whoever waits for a row that another transaction holds. */
const somebodyWaits = () =>
  poll('somebody waits for a lock', async () => {
    const waiting = sql`
      select 1 from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`;
    return (await run(waiting)).rows.length > 0;
  });

describe('the search in quotes', () => {
  const full = {
    name: 'Åse Müller-Łukaszewicz',
    email: 'Ase@Customer.example',
    phone: '+44 (0)20 7946-0001',
    address: 'Straße 4, 12345 Exampleton',
  };

  it.each([
    ['KUCHE', 'its title, without accents and case'],
    ['küche', 'its title, with accents'],
    ['inbauku', 'a part of a word'],
    ['q-1001', 'its number'],
    ['1001', 'the figures of its number'],
    ['lukasz ASE', 'the customer’s name, in any order'],
    ['ase@customer.EXAMPLE', 'the customer’s mail address'],
    ['020 7946 0001', 'the customer’s telephone number within the country'],
    ['+44 20 79460001', 'the same from abroad'],
    ['79460001', 'a part of it'],
    ['strasse 4', 'the customer’s address'],
    ['12345', 'the postal code'],
    ['einbau muller exampleton', 'words of quote and customer together'],
  ])('finds by %s: %s', async (search) => {
    const { client } = await withKitchen();
    expect(await found(client, search)).toEqual(['Einbauküche']);
  });

  let kitchen: Promise<{ client: Client }> | undefined;
  function withKitchen(): Promise<{ client: Client }> {
    kitchen ??= (async () => {
      const client = await painter();
      const line = { category: 'labour', description: 'Cupboards', quantity: 1, unit: 'fixed', unit_price_minor: 100 };
      const { id } = await make(client, 'Einbauküche', full);
      await client.post(`/api/quotes/${id}/line-items`, line);
      await client.post(`/api/quotes/${id}/finalize`);
      await make(client, 'Hall', { name: 'Bo', phone: '020 7946 0002' });
      return { client };
    })();
    return kitchen;
  }

  it('takes what it cannot mean for letters to look for', async () => {
    const { client } = await withKitchen();
    for (const search of ['%', '_', '\\', 'kuche bo', '7946 0003']) expect(await found(client, search)).toEqual([]);
    await make(client, '100 % \\o_o/', { name: 'Bo' });
    for (const search of ['%', '_', '\\', '100 %']) expect(await found(client, search)).toEqual(['100 % \\o_o/']);
  });

  it('folds letters of other alphabets and those without a parted accent', async () => {
    const client = await painter();
    const pairs = [
      ['ΚΟΥΖΊΝΑΣ', 'κουζινας'],
      ['Кухня', 'КУХНЯ'],
      ['ŒUVRE', 'oeuvre'],
      ['Ølgård', 'OLGARD'],
      ['STRAẞE', 'straße'],
    ] as const;
    for (const [title] of pairs) await make(client, title);
    for (const [title, search] of pairs) expect(await found(client, search)).toEqual([title]);
  });

  it('knows the new title and the customer’s new name at once, and the old ones no more', async () => {
    const client = await painter();
    const { id, revision, customer } = await make(client, 'Cellar', { name: 'Before' });
    await client.put(`/api/quotes/${id}`, { revision, title: 'Attic' });
    await client.put(`/api/provider/customers/${customer.id}`, { name: 'After' });
    expect(await found(client, 'attic after')).toEqual(['Attic']);
    for (const old of ['cellar', 'before']) expect(await found(client, old)).toEqual([]);
  });

  it('knows the new name of a customer who was renamed while the quote was made', async () => {
    const client = await painter();
    const { customer } = await make(client, 'First', { name: 'Before' });
    let made: Promise<Answer> | undefined;
    await running.deps.db.transaction(async (tx) => {
      await tx.execute(sql`update customers set name = 'After' where id = ${customer.id}`);
      made = make(client, 'Second', { id: customer.id });
      await somebodyWaits();
    });
    await made;
    expect(await found(client, 'after')).toEqual(['First', 'Second']);
  });

  it('knows the new name where the quote was nearly there as the customer was renamed', async () => {
    const client = await painter();
    const { customer } = await make(client, 'First', { name: 'Before' });
    let renamed: Promise<unknown> | undefined;
    await running.deps.db.transaction(async (tx) => {
      await tx.execute(sql`insert into quotes (provider_id, customer_id, title, description, status, currency, locale, prices_include_tax)
        select provider_id, customer_id, 'Second', '', 'draft', currency, locale, false from quotes where customer_id = ${customer.id}`);
      renamed = run(sql`update customers set name = 'After' where id = ${customer.id}`);
      await somebodyWaits();
    });
    await renamed;
    expect(await found(client, 'after')).toEqual(['First', 'Second']);
  });

  it('finds the same where the database has no index for it', async () => {
    const { client } = await withKitchen();
    await runOn(running.databaseUrl, 'drop extension pg_trgm cascade');
    expect(await found(client, 'einbau muller')).toEqual(['Einbauküche']);
  });
});

describe('the list of quotes', () => {
  it('counts each status within the search, and sorts by what the quotes come to', async () => {
    const client = await painter();
    const titled = (title: string) => createQuote(client, { title });
    const [small, large] = [await titled('Hall A'), await titled('Hall B')];
    await titled('Kitchen');
    for (const [quote, price] of [
      [small, 100],
      [large, 900],
    ] as const) {
      await client.post(`/api/quotes/${quote.id}/line-items`, {
        category: 'other',
        description: 'Work',
        quantity: 2,
        unit: 'fixed',
        unit_price_minor: price,
      });
    }
    expect(await client.get('/api/quotes/counts?search=hall')).toEqual({
      total: 2,
      by_status: { provider_review: 2 },
    });
    const titles = async (sort: string) =>
      (await client.get(`/api/quotes?sort=${sort}`)).map(({ title }: { title: string }) => title);
    expect(await titles('-value')).toEqual(['Hall B', 'Hall A', 'Kitchen']);
    expect(await titles('value')).toEqual(['Hall A', 'Hall B', 'Kitchen']);
    expect(await titles('updated')).toEqual(['Kitchen', 'Hall A', 'Hall B']);
  });

  it('pages through quotes of one moment without losing or repeating any', async () => {
    const client = await painter();
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    for (const title of all) await make(client, title);
    await run(sql`update quotes set updated_at = '2026-01-01' where title = any(${sql.param(all)})`);
    for (const query of [{}, { search: 'muster' }, { sort: 'updated' }, { status: 'provider_review' }]) {
      const pages = [];
      for (const page of [1, 2, 3]) {
        const { body } = await list(client, { ...query, per_page: 3, page });
        expect(body.meta).toEqual({ page, per_page: 3, total: 7, total_pages: 3 });
        pages.push(...body.data.map(({ title }: { title: string }) => title));
      }
      expect(pages.toSorted()).toEqual(all);
      const beyond = await list(client, { ...query, per_page: 3, page: 9 });
      expect(beyond.body).toMatchObject({ data: [], meta: { total: 7, total_pages: 3 } });
    }
  });

  it('pages through what waits for the provider: in review, or with words nobody has opened', async () => {
    const client = await painter();
    for (const title of ['a', 'b']) await make(client, title);
    const inReview = await make(client, 'c');
    const asked = await createQuote(client, { title: 'd' });
    await createQuote(client, { title: 'not yet' });
    const other = await painter();
    await make(other, 'in another firm’s review');
    const elsewhere = await make(other, 'unread in another firm');
    await run(sql`update quotes set status = 'draft' where id = ${elsewhere.id}`);
    // One of them in review: it waits for two reasons, and once.
    await run(sql`insert into quote_messages (quote_id, author, body) select id, 'customer', 'Hello' from quotes
      where id in (${asked.id}, ${elsewhere.id}, ${inReview.id})`);
    const waiting = async (query: Record<string, number>) => {
      const { body } = await list(client, { waiting_for: 'provider', per_page: 2, ...query });
      return [body.data.map(({ title }: { title: string }) => title), body.meta.total];
    };
    expect(await waiting({ page: 1 })).toEqual([['d', 'c'], 4]);
    expect(await waiting({ page: 2 })).toEqual([['b', 'a'], 4]);
    expect(await waiting({ page: 3 })).toEqual([[], 4]);
  });

  it('narrows a search by status and by who has to act', async () => {
    const client = await painter();
    await make(client, 'Hall one');
    await make(client, 'Cellar');
    await createQuote(client, { title: 'Hall two' });
    expect(await titles(client, { search: 'hall', status: 'draft' })).toEqual(['Hall two']);
    expect(await titles(client, { search: 'hall', waiting_for: 'provider' })).toEqual(['Hall one']);
    expect(await client.get('/api/quotes/counts?search=hall')).toEqual({
      total: 2,
      by_status: { draft: 1, provider_review: 1 },
    });
  });
});

describe('the archive', () => {
  const counts = (client: Client, query = '') => client.get(`/api/quotes/counts${query}`);

  it('takes a quote out of list, counts, what waits and search until it is asked for, and gives it back to its place', async () => {
    const client = await painter();
    await make(client, 'Hall one');
    const { id, revision } = await make(client, 'Hall two');
    await make(client, 'Hall three');
    const aside = await client.post(`/api/quotes/${id}/archive`);
    expect(aside).toMatchObject({ status: 'provider_review', archived_at: expect.any(String), revision });
    const others = ['Hall three', 'Hall one'];
    for (const query of [
      {},
      { status: 'provider_review' },
      { waiting_for: 'provider' },
      { search: 'hall' },
      { sort: '-value' },
    ]) {
      const { body } = await list(client, query);
      expect(body.data.map(({ title }: { title: string }) => title)).toEqual(others);
      expect(body.meta.total).toBe(2);
      expect(await titles(client, { ...query, archived: 'true' })).toEqual(['Hall two']);
    }
    expect(await titles(client, { status: 'sent', archived: 'true' })).toEqual([]);
    for (const search of ['', '&search=hall']) {
      expect(await counts(client, `?archived=false${search}`)).toEqual({ total: 2, by_status: { provider_review: 2 } });
      expect(await counts(client, `?archived=true${search}`)).toEqual({ total: 1, by_status: { provider_review: 1 } });
    }
    expect(await client.post(`/api/quotes/${id}/unarchive`)).toMatchObject({ archived_at: null, revision });
    expect(await titles(client, {})).toEqual(['Hall three', 'Hall two', 'Hall one']);
    expect(await counts(client)).toEqual({ total: 3, by_status: { provider_review: 3 } });
    expect((await counts(client, '?archived=true')).total).toBe(0);
  });

  it('is told in the activity once, however often it is asked for', async () => {
    const client = await painter();
    const { id } = await make(client, 'Hall');
    for (const action of ['archive', 'archive', 'unarchive', 'unarchive'])
      await client.post(`/api/quotes/${id}/${action}`);
    const activity = await client.get(`/api/quotes/${id}/activity`);
    expect(activity.map(({ action }: { action: string }) => action)).toEqual(['unarchive', 'archive', 'create']);
    expect(activity[1]).toMatchObject({ actor: 'provider', from_status: null, to_status: null });
  });

  it('keeps the customer’s history whole', async () => {
    const client = await painter();
    const { id, customer } = await make(client, 'Hall');
    await client.post(`/api/quotes/${id}/archive`);
    const { quotes, quote_count } = await client.get(`/api/provider/customers/${customer.id}`);
    expect(quotes).toMatchObject([{ id, archived_at: expect.any(String) }]);
    expect(quote_count).toBe(1);
  });

  it('does not hold a quote that is taken up again: the customer’s word or answer brings it back', async () => {
    const client = await painter();
    const customer = createClient(fetch);
    const { token, id } = await sendQuote(client, customer);
    const path = `/api/customer/quotes/${token}`;
    for (const [call, body] of [
      ['message', { message: 'Are you still there?' }],
      ['accept', { version: 1, name: 'Mara Muster' }],
    ] as const) {
      await client.post(`/api/quotes/${id}/archive`);
      expect((await list(client)).body.meta.total).toBe(0);
      await customer.post(`${path}/${call}`, body);
      expect((await list(client)).body.meta.total).toBe(1);
    }
    const refused = await client.send('POST', `/api/quotes/${id}/archive`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('An accepted quote is an agreement and stays in the list.');
  });
});

describe('the counts of quotes', () => {
  /** By reading every quote. */
  async function counted(customerName: string) {
    const { rows } = await run(sql`
      select q.status, count(*)::int as count from quotes q join customers c on c.id = q.customer_id
      where c.name = ${customerName} group by 1`);
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  it('are right after many have been made, changed and deleted at once', async () => {
    const client = await painter();
    const name = 'Counted Often';
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { id } = await make(client, `Quote ${index}`, { name });
        if (index % 3 === 0) await client.send('DELETE', `/api/quotes/${id}`);
        if (index % 3 === 1) await client.post(`/api/quotes/${id}/send-link`, { channel: 'none' });
      }),
    );
    expect(await counted(name)).toEqual({ provider_review: 20, awaiting_customer: 20 });
    expect(await client.get('/api/quotes/counts')).toEqual({ total: 40, by_status: await counted(name) });
    expect((await list(client, { status: 'awaiting_customer' })).body.meta.total).toBe(20);
    expect((await list(client)).body.meta.total).toBe(40);
    const { rows } = await run(sql`select count(*)::int as kept from quote_counts`);
    expect(Number(rows[0]?.kept)).toBeLessThan(150);
  });

  it('hold for whatever statement writes, and nothing stays of a provider who is gone', async () => {
    const client = await painter();
    const { id } = await make(client, 'Source', { name: 'Multiplied' });
    const own = sql`(select provider_id from quotes where id = ${id})`;
    await run(sql`insert into quotes (provider_id, customer_id, title, description, status, currency, locale, prices_include_tax)
      select provider_id, customer_id, 'Copy ' || n, '', case when n % 2 = 0 then 'sent' else 'draft' end, currency, locale, false
      from quotes, generate_series(1, 10) n where id = ${id}`);
    await run(sql`update quotes set status = 'expired' where provider_id = ${own} and status = 'sent'`);
    await run(sql`update quotes set archived_at = now() where provider_id = ${own} and title in ('Copy 2', 'Copy 4')`);
    await run(sql`delete from quotes where provider_id = ${own} and title in ('Copy 1', 'Copy 2')`);
    const by_status = { provider_review: 1, draft: 4, expired: 3 };
    expect(await client.get('/api/quotes/counts')).toEqual({ total: 8, by_status });
    expect((await client.get('/api/quotes/counts?archived=true')).by_status).toEqual({ expired: 1 });
    expect(await found(client, 'copy multiplied')).toHaveLength(7);
    const { rows } = await run(sql`select provider_id from quotes where id = ${id}`);
    await run(sql`delete from providers where id = ${rows[0]?.provider_id}`);
    const left = await run(sql`
      select (select count(*) from quote_counts where provider_id = ${rows[0]?.provider_id})
        + (select count(*) from quote_search where provider_id = ${rows[0]?.provider_id}) as left_over`);
    expect(Number(left.rows[0]?.left_over)).toBe(0);
  });
});
