import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../support/api-client.ts';
import { createPainter, createQuote, pastedRequest, tokenOf, waitForStatus } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

const line = (fields: Record<string, unknown> = {}) => ({
  category: 'labour',
  description: 'Hang a door',
  quantity: 2,
  unit: 'per_unit',
  unit_price_minor: 4500,
  ...fields,
});
const byHand = (line_items: unknown, fields: Record<string, unknown> = {}) => ({
  description: 'Two doors, as we said on the telephone',
  customer: { name: 'Mara Muster' },
  mode: 'by_hand',
  line_items,
  ...fields,
});

describe('a quote made by hand', () => {
  it('lies in the review at once with its lines and sums, without a job and without a link', async () => {
    const { client } = await createPainter(fetch);
    const lines = [
      line({ tax_rate: 5 }),
      line({ description: 'Handles', unit_price_minor: null, unit_cost_minor: 300 }),
    ];
    const quote = await client.post('/api/quotes', byHand(lines, { title: 'Doors' }));
    expect(quote).toMatchObject({ title: 'Doors', status: 'provider_review', jobs: [], links: [], questions: [] });
    expect(quote.line_items).toMatchObject([
      { description: 'Hang a door', net_minor: 9000, tax_rate: 5, position: 0, origin: 'provider' },
      { description: 'Handles', unit_price_minor: null, unit_cost_minor: 300, tax_rate: 20, position: 1 },
    ]);
    expect(quote.totals).toMatchObject({ net_minor: 9000, total_minor: 9450 });
    const activity = await client.get(`/api/quotes/${quote.id}/activity`);
    expect(activity).toMatchObject([{ action: 'create', to_status: 'provider_review' }]);
  });

  it('needs no more said than its title', async () => {
    const { client } = await createPainter(fetch);
    const { title, description } = await client.post(
      '/api/quotes',
      byHand([line()], { title: 'Doors', description: undefined }),
    );
    expect([title, description]).toEqual(['Doors', '']);
  });

  it('goes from one call with twelve lines to the customer’s acceptance', async () => {
    const { client } = await createPainter(fetch);
    const lines = Array.from({ length: 12 }, (_, index) =>
      line({ description: `Door ${index + 1}`, quantity: index + 1 }),
    );
    const made = await client.post('/api/quotes', byHand(lines, { title: 'Twelve doors', description: '' }));
    // 78 doors at 45.00, and 20 % on them.
    const total = 78 * 4500 * 1.2;
    expect(made.totals.total_minor).toBe(total);
    await client.post(`/api/quotes/${made.id}/send`, { channel: 'none' });
    const sent = await client.get(`/api/quotes/${made.id}`);
    const path = `/api/customer/quotes/${tokenOf(sent.links[0].url)}`;
    const customer = createClient(fetch);
    const { version } = await customer.get(path);
    expect(version.totals.total_minor).toBe(total);
    const accepted = await customer.post(`${path}/accept`, {
      version: 1,
      name: 'Mara Muster',
      expected_total_minor: total,
    });
    expect(accepted).toMatchObject({ status: 'accepted', version: 1 });
    expect((await client.get(`/api/quotes/${made.id}`)).acceptance).toMatchObject({
      name: 'Mara Muster',
      total_minor: total,
    });
  });

  it('can be sent with the next call', async () => {
    const { client } = await createPainter(fetch);
    const { id } = await client.post('/api/quotes', byHand([line()]));
    const sent = await client.post(`/api/quotes/${id}/send`, { channel: 'none' });
    expect(sent).toMatchObject({ status: 'sent', number: 'Q-1001', current_version: 1 });
  });

  it('takes up to 500 lines in the order of their positions', async () => {
    const { client } = await createPainter(fetch);
    const lines = Array.from({ length: 500 }, (_, index) =>
      line({ description: `Door ${index}`, position: 500 - index }),
    );
    const { line_items } = await client.post('/api/quotes', byHand(lines));
    expect(line_items.map(({ description }: { description: string }) => description)).toEqual(
      lines.map(({ description }) => description).toReversed(),
    );
    expect(line_items.map(({ position }: { position: number }) => position)).toEqual(lines.map((_, index) => index));
    const tooMany = await client.send('POST', '/api/quotes', byHand([...lines, line()]));
    expect(tooMany.status).toBe(422);
    expect(tooMany.body.errors).toEqual({ line_items: ['At most 500 entries'] });
  });

  it('says which field of which line is wrong, and leaves nothing behind', async () => {
    const { client } = await createPainter(fetch);
    const foreign = '00000000-0000-4000-8000-000000000000';
    const refusals = [
      [byHand([line(), line({ quantity: 1.2345 })]), { 'line_items.1.quantity': ['At most three decimals'] }],
      [byHand([line({ description: ' ' })]), { 'line_items.0.description': ['Please write something'] }],
      [
        byHand([line(), line({ component_id: foreign })]),
        { 'line_items.1.component_id': ['This part is not in the quote'] },
      ],
      [byHand([line()], { send_link: { channel: 'none' } }), { send_link: [expect.stringContaining('no questions')] }],
      [byHand([line()], { description: '' }), { title: ['Write a title, or what the customer asked for'] }],
      [byHand([line()], { mode: 'questions' }), { line_items: [expect.stringContaining('made by hand')] }],
      [byHand([line()], { mode: 'at_once' }), { mode: ['Please choose one of these: questions, estimate, by_hand'] }],
    ] as const;
    for (const [body, errors] of refusals) {
      const answer = await client.send('POST', '/api/quotes', body);
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual(errors);
    }
    const below = await client.send('POST', '/api/quotes', byHand([line({ unit_price_minor: -1 })]));
    expect(below.body.message).toContain('below zero');
    const beyond = await client.send(
      'POST',
      '/api/quotes',
      byHand([line({ quantity: 9e6, unit_price_minor: 999_999_999_999 })]),
    );
    expect(beyond.body.code).toBe('amount_out_of_range');
    expect(await client.get('/api/quotes')).toEqual([]);
    expect(await client.get('/api/provider/customers')).toEqual([]);
  });

  it('is made once for a key, however often and at once it is asked for', async () => {
    const { client } = await createPainter(fetch);
    const ask = () => client.post('/api/quotes', byHand([line()]), { 'idempotency-key': 'the doors' });
    const made = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await client.get('/api/quotes')).toHaveLength(1);
  });
});

describe('lines that fit what is typed', () => {
  const suggest = (client: Client, q: string, limit = 8) =>
    client.get(`/api/provider/line-suggestions?${new URLSearchParams({ q, limit: String(limit) })}`);
  const told = async (client: Client, q: string) =>
    (await suggest(client, q)).map(({ description }: { description: string }) => description);

  it('are the provider’s own active prices and the lines of earlier quotes, whole', async () => {
    const { client } = await createPainter(fetch);
    await client.post('/api/provider/pricing-rules', {
      name: 'Wall filler',
      strategy: 'cost_plus',
      cost_category: 'materials',
      unit: 'per_unit',
      unit_label: 'tub',
      rate_minor: 1000,
      markup_percent: 25,
    });
    const [walls] = await client.get('/api/provider/pricing-rules');
    const cover = line({
      description: 'Cover the walls',
      unit: 'fixed',
      unit_label: 'room',
      unit_price_minor: 3000,
      unit_cost_minor: 900,
    });
    await client.post('/api/quotes', byHand([cover, { ...cover, unit_price_minor: 3500 }, line()]));
    expect(await suggest(client, 'wall')).toEqual([
      expect.objectContaining({
        source: 'rule',
        description: walls.name,
        unit: 'per_area',
        unit_price_minor: 1000,
        unit_cost_minor: null,
        used_count: 0,
        last_used_at: null,
      }),
      expect.objectContaining({
        source: 'rule',
        description: 'Wall filler',
        category: 'materials',
        unit_label: 'tub',
        unit_price_minor: 1250,
        unit_cost_minor: 1000,
      }),
      {
        source: 'earlier',
        description: 'Cover the walls',
        category: 'labour',
        unit: 'fixed',
        unit_label: 'room',
        unit_price_minor: 3500,
        unit_cost_minor: 900,
        used_count: 2,
        last_used_at: expect.any(String),
      },
    ]);
    await client.put(`/api/provider/pricing-rules/${walls.id}`, { is_active: false });
    expect(await told(client, 'wall')).toEqual(['Wall filler', 'Cover the walls']);
    expect(await suggest(client, 'wall', 1)).toHaveLength(1);
  });

  it('are found by parts of words in any order, without accents and case; nothing typed finds nothing', async () => {
    const { client } = await createPainter(fetch);
    await client.post('/api/quotes', byHand([line({ description: 'Küche: Türen schleifen 100 %' })]));
    for (const typed of ['kuche', 'SCHLEIF TÜR', '100 %'])
      expect(await told(client, typed)).toEqual(['Küche: Türen schleifen 100 %']);
    for (const typed of ['', '  ', '_', 'türgriff']) expect(await told(client, typed)).toEqual([]);
  });

  it('begin with what was typed before they hold it, and come the sooner the oftener they were used', async () => {
    const { client } = await createPainter(fetch);
    const names = ['Old door off', 'Door frame', 'Door leaf', 'Door leaf', 'Front door', 'Front door', 'Front door'];
    await client.post('/api/quotes', byHand(names.map((description) => line({ description }))));
    expect(await told(client, 'door')).toEqual(['Door leaf', 'Door frame', 'Front door', 'Old door off']);
  });

  it('say once what a price and a line have in common', async () => {
    const { client } = await createPainter(fetch);
    const walls = line({ description: 'walls, TWO coats', unit: 'per_area', unit_price_minor: 1000 });
    await client.post('/api/quotes', byHand([walls, walls, { ...walls, unit_price_minor: 1100, unit: 'hourly' }]));
    expect(await suggest(client, 'walls two')).toMatchObject([
      { source: 'rule', description: 'Walls, two coats', unit: 'per_area', used_count: 2 },
      { source: 'earlier', unit: 'hourly', used_count: 1 },
    ]);
  });

  it('are never another provider’s, unpriced ones, or prices in another currency', async () => {
    const [first, second] = await Promise.all([createPainter(fetch), createPainter(fetch)]);
    await first.client.post('/api/quotes', byHand([line({ description: 'Secret varnish' })]));
    await first.client.post('/api/provider/pricing-rules', {
      name: 'Secret price',
      strategy: 'fixed',
      cost_category: 'labour',
      unit: 'fixed',
      rate_minor: 100,
    });
    await second.client.post(
      '/api/quotes',
      byHand([line({ description: 'Secret of nobody', unit_price_minor: null })]),
    );
    await second.client.post('/api/quotes', byHand([line({ description: 'Secret of Zürich' })], { currency: 'CHF' }));
    expect(await told(first.client, 'secret')).toEqual(['Secret price', 'Secret varnish']);
    expect(await told(second.client, 'secret')).toEqual([]);
  });

  it('look back at no more than the latest lines', async () => {
    const { client } = await createPainter(fetch);
    const { id } = await client.post('/api/quotes', byHand([line({ description: 'Hinge' })]));
    await running.deps.db.execute(sql`
      insert into quote_line_items (quote_id, provider_id, category, description, quantity, unit, unit_price_minor, tax_rate, position, origin)
      select quote_id, provider_id, category, 'Hinge', 1, unit, 100, 20, n, origin from quote_line_items, generate_series(1, 700) n where quote_id = ${id}`);
    const [hinge] = await suggest(client, 'hinge');
    expect(hinge).toMatchObject({ used_count: 500, unit_price_minor: 100 });
  });
});

describe('a price without questions', () => {
  const atOnce = (client: Client, fields: Record<string, unknown> = {}) =>
    client.post('/api/quotes', {
      description: pastedRequest,
      customer: { name: 'Mara Muster' },
      mode: 'estimate',
      ...fields,
    });

  it('is drafted in one go from the request, with what it leaves open assumed', async () => {
    const { client } = await createPainter(fetch);
    const { id, status } = await atOnce(client);
    expect(status).toBe('processing');
    const quote = await waitForStatus(client, id, 'provider_review');
    expect(quote).toMatchObject({ questions: [], links: [], service_types: [{ slug: 'interior-painting' }] });
    expect(quote.jobs).toMatchObject([
      { kind: 'question_generation', status: 'completed' },
      { kind: 'quote_estimation', status: 'completed' },
    ]);
    expect(quote.line_items.length).toBeGreaterThan(1);
    expect(quote.assumptions.length).toBeGreaterThan(0);
    const activity = await client.get(`/api/quotes/${id}/activity`);
    expect(activity.map(({ action }: { action: string }) => action)).toEqual(['finish_estimate', 'create']);
  });

  it('is the price that estimating the draft gives', async () => {
    const { client } = await createPainter(fetch);
    const { id } = await atOnce(client);
    const asked = await createQuote(client);
    await client.post(`/api/quotes/${asked.id}/estimate`);
    const [direct, later] = [
      await waitForStatus(client, id, 'provider_review'),
      await waitForStatus(client, asked.id, 'provider_review'),
    ];
    expect(direct.totals).toEqual(later.totals);
    expect(direct.assumptions).toEqual(later.assumptions);
  });

  it('is no price where the work is not known: one line waits for the provider’s', async () => {
    const { client } = await createPainter(fetch);
    const { id } = await atOnce(client, { description: 'Please tune our grand piano', title: 'Piano' });
    const { line_items } = await waitForStatus(client, id, 'provider_review');
    expect(line_items).toMatchObject([{ description: 'Piano', unit_price_minor: null }]);
  });

  it('needs a request, and sends no questions', async () => {
    const { client } = await createPainter(fetch);
    const customer = { name: 'Mara Muster' };
    const refusals = [
      [{ customer, mode: 'estimate', title: 'Walls' }, { description: ['Paste or write what the customer asked for'] }],
      [
        { customer, mode: 'estimate', description: pastedRequest, send_link: { channel: 'none' } },
        { send_link: [expect.stringContaining('no questions')] },
      ],
    ] as const;
    for (const [body, errors] of refusals)
      expect((await client.send('POST', '/api/quotes', body)).body.errors).toEqual(errors);
  });
});
