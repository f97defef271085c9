import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueId } from '#server/services/catalogue.ts';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { createPainter, createQuote, paintingId, waitForStatus } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

type Row = Answer['body'];
const sheetOf = (id: string) => `/api/provider/services/${id}/rate-sheet`;
const painting = sheetOf(paintingId);
const chimneyId = catalogueId('service-type', 'chimney-repair');

async function painterWithoutPrices(): Promise<Client> {
  const { client } = await createPainter(fetch);
  for (const { id } of await client.get('/api/provider/pricing-rules'))
    await client.send('DELETE', `/api/provider/pricing-rules/${id}`);
  return client;
}

const rowOf = (sheet: Row[], key: string): Row => sheet.find((row) => row.key === key);
const rulesOf = (client: Client): Promise<Row[]> => client.get('/api/provider/pricing-rules');
const changeOf = ({ key, mark }: Row, amounts: Record<string, number | null>) => ({ key, mark, ...amounts });
const save = (client: Client, rows: unknown[], path = painting): Promise<Answer> => client.send('PUT', path, { rows });

const hourly = { strategy: 'hourly', unit: 'hourly', cost_category: 'labour' };
const piece = { service_type_id: paintingId, strategy: 'per_unit', unit: 'per_unit', cost_category: 'other' };

describe('the rate sheet', () => {
  it('has each kind of work once, with the usual rate where no price is there, and says exactly what has none', async () => {
    const client = await painterWithoutPrices();
    const [lines] = await client.get('/api/provider/pricing-rules/lines');
    const sheet: Row[] = await client.get(painting);
    expect(sheet.map(({ key }) => key)).toEqual(lines.lines.map(({ key }: Row) => `work:${key}`));
    expect(sheet.map(({ usual_rate_minor }) => usual_rate_minor)).toEqual(
      lines.lines.map(({ usual_rate_minor }: Row) => usual_rate_minor),
    );
    const bare = rowOf(sheet, 'work:walls');
    expect(bare).toMatchObject({ price_minor: null, rule_id: null, is_priced: false, unit: 'per_area' });

    await client.post('/api/provider/pricing-rules', { ...hourly, name: 'My hour', rate_minor: 4000 });
    const after: Row[] = await client.get(painting);
    expect(rowOf(after, 'work:walls')).toMatchObject({ price_minor: null, priced_by: 'My hour', is_priced: true });
    const [unpriced] = (await client.get('/api/provider/pricing-rules/unpriced')).filter(
      ({ service_type }: Row) => service_type.id === paintingId,
    );
    const open = after.filter(({ is_priced }) => !is_priced);
    expect([after.length, after.length - open.length]).toEqual([unpriced.line_count, unpriced.priced_count]);
    expect(open.map(({ key }) => key)).toContain(`work:${unpriced.next_line.key}`);
  });

  it('has prices beside the work, and the standard lines, each with what can be written there', async () => {
    const client = await painterWithoutPrices();
    const visit = await client.post('/api/provider/pricing-rules', {
      ...piece,
      name: 'Visit',
      strategy: 'call_out',
      unit: 'fixed',
      rate_minor: 4500,
    });
    const door = await client.post('/api/provider/pricing-rules', {
      ...piece,
      name: 'Door handles',
      strategy: 'cost_plus',
      rate_minor: 1000,
      markup_percent: 25,
    });
    const kept = { category: 'materials', quantity: 1, unit: 'fixed' };
    const lines = `/api/provider/services/${paintingId}/standard-lines`;
    const sheets = await client.post(lines, { ...kept, description: 'Sheets', unit_price_minor: 900 });
    const handles = await client.post(lines, { ...kept, description: 'Handles', pricing_rule_id: door.id });
    const sheet: Row[] = await client.get(painting);
    expect(rowOf(sheet, `price:${visit.id}`)).toMatchObject({ label: 'Visit', editable: ['price_minor'] });
    expect(rowOf(sheet, `price:${door.id}`)).toMatchObject({
      price_minor: 1250,
      cost_minor: 1000,
      markup_percent: 25,
      editable: ['cost_minor', 'minimum_minor'],
    });
    expect(rowOf(sheet, `standard_line:${sheets.id}`)).toMatchObject({ price_minor: 900, editable: ['price_minor'] });
    expect(rowOf(sheet, `standard_line:${handles.id}`)).toMatchObject({ priced_by: 'Door handles', editable: [] });
  });

  it('of a service that no playbook knows holds what the provider keeps for it, and nothing else', async () => {
    const client = await painterWithoutPrices();
    expect(await client.get(sheetOf(chimneyId))).toEqual([]);
    const flue = { ...piece, service_type_id: chimneyId, name: 'Sweep a flue', unit_label: 'flue', rate_minor: 6500 };
    await client.post('/api/provider/pricing-rules', flue);
    expect(await client.get(sheetOf(chimneyId))).toMatchObject([
      { kind: 'price', label: 'Sweep a flue', unit_label: 'flue', price_minor: 6500, is_priced: true },
    ]);
  });
});

describe('saving the rate sheet', () => {
  it('writes new, changed and removed prices at once, and a new quote is priced by them', async () => {
    const client = await painterWithoutPrices();
    const first: Row[] = await client.get(painting);
    const made = await save(client, [
      changeOf(rowOf(first, 'work:walls'), { price_minor: 1234, minimum_minor: 5000 }),
      changeOf(rowOf(first, 'work:ceiling'), { price_minor: 1500 }),
    ]);
    expect(made.status).toBe(200);
    const second: Row[] = made.body.data;
    expect(rowOf(second, 'work:walls')).toMatchObject({ price_minor: 1234, minimum_minor: 5000, is_priced: true });
    expect(second).toEqual(await client.get(painting));
    expect(await rulesOf(client)).toMatchObject([
      { line_key: 'walls', service_type_id: paintingId, strategy: 'per_area', rate_minor: 1234, minimum_minor: 5000 },
      { line_key: 'ceiling', rate_minor: 1500, minimum_minor: null },
    ]);

    const changed = await save(client, [
      changeOf(rowOf(second, 'work:walls'), { price_minor: 1300, minimum_minor: null }),
      changeOf(rowOf(second, 'work:ceiling'), { price_minor: null }),
    ]);
    expect(changed.status).toBe(200);
    expect(await rulesOf(client)).toMatchObject([{ line_key: 'walls', rate_minor: 1300, minimum_minor: null }]);

    const asked = await createQuote(client, { description: 'Paint my bedroom, 4 x 3 m, walls and ceiling' });
    await client.post(`/api/quotes/${asked.id}/estimate`);
    const quote = await waitForStatus(client, asked.id, 'provider_review');
    expect(quote.line_items.find(({ description }: Row) => description.match('Paint walls'))).toMatchObject({
      unit_price_minor: 1300,
    });
  });

  it('writes the cost where a markup is put on it, and the price of a standard line', async () => {
    const client = await painterWithoutPrices();
    const rule = { ...piece, name: 'Handles', strategy: 'cost_plus', rate_minor: 1000, markup_percent: 25 };
    const { id } = await client.post('/api/provider/pricing-rules', rule);
    const line = await client.post(`/api/provider/services/${paintingId}/standard-lines`, {
      description: 'Sheets',
      category: 'materials',
      quantity: 1,
      unit: 'fixed',
    });
    const sheet: Row[] = await client.get(painting);
    const { body } = await save(client, [
      changeOf(rowOf(sheet, `price:${id}`), { cost_minor: 2000 }),
      changeOf(rowOf(sheet, `standard_line:${line.id}`), { price_minor: 700 }),
    ]);
    expect(rowOf(body.data, `price:${id}`)).toMatchObject({ cost_minor: 2000, price_minor: 2500, markup_percent: 25 });
    expect(rowOf(body.data, `standard_line:${line.id}`)).toMatchObject({ price_minor: 700, is_priced: true });
  });

  it('says at which row what is wrong, and then writes none of them', async () => {
    const client = await painterWithoutPrices();
    const { id } = await client.post('/api/provider/pricing-rules', {
      ...piece,
      name: 'Handles',
      strategy: 'cost_plus',
      rate_minor: 1000,
      markup_percent: 25,
    });
    const sheet: Row[] = await client.get(painting);
    const good = changeOf(rowOf(sheet, 'work:walls'), { price_minor: 1300 });
    const refused = await save(client, [
      good,
      changeOf(rowOf(sheet, 'work:ceiling'), { minimum_minor: 4000 }),
      changeOf(rowOf(sheet, `price:${id}`), { price_minor: 900 }),
      good,
    ]);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['rows.1.price_minor', 'rows.2.price_minor', 'rows.3']);
    const outside = await save(client, [good, changeOf(rowOf(sheet, 'work:ceiling'), { price_minor: -1 })]);
    expect([outside.status, Object.keys(outside.body.errors)]).toEqual([422, ['rows.1.price_minor']]);
    expect(await rulesOf(client)).toMatchObject([{ name: 'Handles', rate_minor: 1000 }]);
  });

  it('refuses rows that somebody changed or removed meanwhile, at those rows, and writes none', async () => {
    const client = await painterWithoutPrices();
    const walls = { ...piece, line_key: 'walls', name: 'Walls', strategy: 'per_area', unit: 'per_area' };
    const { id } = await client.post('/api/provider/pricing-rules', { ...walls, rate_minor: 900 });
    const other = await client.post('/api/provider/pricing-rules', { ...piece, name: 'Handles', rate_minor: 500 });
    const sheet: Row[] = await client.get(painting);
    const rows = [
      changeOf(rowOf(sheet, 'work:ceiling'), { price_minor: 1500 }),
      changeOf(rowOf(sheet, 'work:walls'), { price_minor: 950 }),
    ];
    await client.put(`/api/provider/pricing-rules/${id}`, { rate_minor: 1000 });
    const stale = await save(client, rows);
    expect([stale.status, stale.body.code, Object.keys(stale.body.errors)]).toEqual([
      409,
      'stale_revision',
      ['rows.1'],
    ]);
    const gone = changeOf(rowOf(sheet, `price:${other.id}`), { price_minor: 600 });
    await client.send('DELETE', `/api/provider/pricing-rules/${other.id}`);
    const missed = await save(client, [...rows, gone]);
    expect([missed.status, Object.keys(missed.body.errors)]).toEqual([404, ['rows.2']]);
    expect(await rulesOf(client)).toMatchObject([{ id, rate_minor: 1000 }]);
  });

  it('of two at once takes one: no work gets two prices', async () => {
    const client = await painterWithoutPrices();
    const row = rowOf(await client.get(painting), 'work:walls');
    const answers = await Promise.all([900, 950].map((price_minor) => save(client, [changeOf(row, { price_minor })])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await rulesOf(client)).toHaveLength(1);
  });

  it('again with the same key gives the first answer', async () => {
    const client = await painterWithoutPrices();
    const row = rowOf(await client.get(painting), 'work:walls');
    const send = () =>
      client.send('PUT', painting, { rows: [changeOf(row, { price_minor: 900 })] }, { 'Idempotency-Key': 'sheet-1' });
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body.data).toEqual(answers[0]?.body.data);
  });

  it('finds no price of another provider, and nothing without a sign-in', async () => {
    const owner = await painterWithoutPrices();
    const { id } = await owner.post('/api/provider/pricing-rules', { ...piece, name: 'Handles', rate_minor: 500 });
    const row = rowOf(await owner.get(painting), `price:${id}`);
    const stranger = await painterWithoutPrices();
    expect((await save(stranger, [changeOf(row, { price_minor: 1 })])).status).toBe(404);
    expect((await save(createClient(fetch), [changeOf(row, { price_minor: 1 })])).status).toBe(401);
    expect((await owner.send('GET', sheetOf('00000000-0000-4000-8000-000000000000'))).status).toBe(404);
    expect(await rulesOf(owner)).toMatchObject([{ rate_minor: 500 }]);
  });
});
