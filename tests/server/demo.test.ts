import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, createClient } from '../support/api-client.ts';
import { poll } from '../support/poll.ts';
import { createPainter, latestMail, type SignedUp, signUp } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
let painter: SignedUp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
const anybody = createClient(fetch);
type Json = Answer['body'];
const demo = (body: object): Promise<Json> => anybody.post('/api/customer/demo', body);

beforeAll(async () => {
  running = await startTestApp();
  painter = await createPainter(fetch);
});
afterAll(() => running.stop());

/** What is counted, shown in lists or found: nothing but mails on their way and limits may grow. */
async function rowsByTable(): Promise<Record<string, number>> {
  const { rows } = await running.deps.db.execute<{ name: string; rows: string }>(sql`
    select table_name as name, (xpath('/row/c/text()', query_to_xml(
      format('select count(*) as c from public.%I', table_name), false, true, '')))[1]::text as rows
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  return Object.fromEntries(
    rows
      .filter(({ name }) => !/^(?:rate_limits|mailbox|idempotency)/.test(name))
      .map((row) => [row.name, Number(row.rows)]),
  );
}

const answersTo = (quote: Json): Json[] => {
  const choice = quote.questions.find(({ type, config }: Json) => type === 'MultipleChoice' && !config.multiple);
  return [{ question_id: choice.id, value: { selected: [choice.config.options[0].id] } }];
};

describe('the sample that anybody may go through', () => {
  it('asks what its request leaves open, and is marked as a demo', async () => {
    const quote = await demo({});
    expect(quote).toMatchObject({
      id: 'demo',
      is_demo: true,
      status: 'awaiting_customer',
      version: null,
      link_id: null,
    });
    expect(quote.questions.length).toBeGreaterThan(2);
    expect(quote.description).toContain('14 metres');
  });

  it('keeps its questions’ names, so that answers find them again', async () => {
    const [first, second] = [await demo({}), await demo({})];
    expect(second.questions.map(({ id }: Json) => id)).toEqual(first.questions.map(({ id }: Json) => id));
    const responses = answersTo(first);
    const answered = await demo({ responses });
    const given = answered.questions.find(({ id }: Json) => id === responses[0].question_id);
    expect(given.response).toMatchObject({ status: 'completed', value: responses[0].value });
    expect(given.status).toBe('completed');
  });

  it('has a price that adds up, and another one with an extra', async () => {
    const { version } = await demo({ is_priced: true });
    const shown = version.parts.reduce((sum: number, part: Json) => sum + part.amount_minor, 0);
    expect(shown).toBe(version.totals.total_minor);
    expect(version.totals.tax).toMatchObject([{ rate: 20 }]);
    const [extra] = version.extras;
    const more = await demo({ is_priced: true, chosen: [extra.component_id] });
    expect(more.version.totals.total_minor).toBe(extra.total_if_switched_minor);
  });

  it('follows what is answered', async () => {
    const quote = await demo({});
    const gate = quote.questions.find(({ requirement_key }: Json) => requirement_key === 'gate');
    const priced = async (option: string): Promise<number> => {
      const responses = [{ question_id: gate.id, value: { selected: [option] } }];
      return (await demo({ responses, is_priced: true })).version.totals.total_minor;
    };
    expect(await priced('double')).toBeGreaterThan(await priced('none'));
  });

  it('speaks German to whoever reads German, at home in Germany', async () => {
    const { body } = await anybody.send(
      'POST',
      '/api/customer/demo',
      { is_priced: true },
      { 'accept-language': 'de-DE' },
    );
    expect(body.data).toMatchObject({ locale: 'de-DE', currency: 'EUR', version: { totals: { tax: [{ rate: 19 }] } } });
    expect(body.data.description).toContain('Zaun');
  });

  it('writes nothing', async () => {
    const before = await rowsByTable();
    const quote = await demo({});
    await demo({ responses: answersTo(quote), is_priced: true });
    expect(await rowsByTable()).toEqual(before);
  });
});

describe('the demo link', () => {
  const send = (message: string | null): Promise<Json> =>
    painter.client.post('/api/provider/profile/demo-customer-link', { message });
  const ofLink = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

  it('goes to the provider with their words, and opens a sample of their own in their language', async () => {
    const { url, recipient } = await send('Have a look at this tonight');
    expect(recipient).toBe(painter.email);
    const mail = await poll('the demo mail', async () => {
      const found = await latestMail(anybody, painter.email);
      return found?.text.includes(url) ? found : undefined;
    });
    expect(mail.text).toContain('Have a look at this tonight');
    expect(mail.subject).toMatch(/^Demo: /);
    const quote = await demo({ of: ofLink(url), is_priced: true });
    expect(quote).toMatchObject({ is_demo: true, provider: { name: 'Invented Painters Ltd' }, currency: 'GBP' });
    expect(quote.title).toMatch(/paint/i);
  });

  it('prices by what the provider charges', async () => {
    const walls = ({ version }: Json): number =>
      version.parts.flatMap(({ lines }: Json) => lines).find(({ description }: Json) => /wall/i.test(description))
        .unit_price_minor;
    const own = await painter.client.post('/api/provider/profile/demo-quote', { is_priced: true });
    expect(walls(own)).toBe(1000 * (own.version.prices_include_tax ? 1 : 1.2));
  });

  it('is counted nowhere: no quote, customer or link is made, and no list or figure knows of it', async () => {
    const figures = async () =>
      Promise.all(
        ['/api/quotes', '/api/dashboard/summary', '/api/provider/customers', '/api/search?q=sarah'].map((path) =>
          painter.client.get(path),
        ),
      );
    const [rows, shown] = [await rowsByTable(), await figures()];
    const { url } = await send(null);
    await demo({ of: ofLink(url), is_priced: true });
    expect(await rowsByTable()).toEqual(rows);
    expect(await figures()).toEqual(shown);
  });

  it('opens for nobody who changed it', async () => {
    const of = ofLink((await send(null)).url);
    const changed = of.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await anybody.send('POST', '/api/customer/demo', { of: changed })).status).toBe(404);
    expect((await anybody.send('POST', '/api/customer/demo', { of: 'nobody' })).status).toBe(404);
    // It opens no quote either.
    expect((await anybody.send('GET', `/api/customer/quotes/${of}`)).status).toBe(404);
  });

  it('needs a profile', async () => {
    const { client } = await signUp(fetch);
    const answer = await client.send('POST', '/api/provider/profile/demo-customer-link', { message: null });
    expect(answer).toMatchObject({ status: 403, body: { code: 'provider_profile_required' } });
  });
});
