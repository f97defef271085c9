import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { createPainter, paintingId, waitForStatus } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
}, 60_000);
afterAll(() => running.stop());

type Body = Answer['body'];
const line = (description: string, unit_price_minor: number | null, fields = {}) => ({
  description,
  category: 'labour',
  quantity: 2,
  unit: 'per_unit',
  unit_price_minor,
  ...fields,
});
const byHand = (client: Client, fields: Record<string, unknown> = {}): Promise<Body> =>
  client.post('/api/quotes', {
    mode: 'by_hand',
    title: 'Paint the hall',
    customer: { name: 'Mara Muster' },
    line_items: [line('Fill holes', 4000), line('Paint', 9000, { unit_label: 'coat', unit_cost_minor: 100 })],
    ...fields,
  });
const saved = (client: Client, quote: Body, fields: Record<string, unknown>) =>
  client.post('/api/provider/kits', { kind: 'kit', name: 'Walls', quote_id: quote.id, ...fields });
const descriptions = ({ line_items }: Body): string[] => line_items.map((one: Body) => one.description);

describe('a kit', () => {
  it('keeps chosen lines of a quote and puts them at the end of another', async () => {
    const { client } = await createPainter(fetch);
    const quote = await byHand(client);
    const kit = await saved(client, quote, { line_item_ids: [quote.line_items[1].id] });
    expect(kit).toMatchObject({ kind: 'kit', name: 'Walls', line_count: 1, sum_minor: 18_000, currency: 'GBP' });
    const other = await byHand(client, { line_items: [line('Sheets', 500)] });
    const put = await client.post(`/api/quotes/${other.id}/line-items/put-in-kit`, { kit_id: kit.id });
    expect(descriptions(put)).toEqual(['Sheets', 'Paint']);
    expect(put.line_items[1]).toMatchObject({
      quantity: 2,
      unit_label: 'coat',
      unit_price_minor: 9000,
      unit_cost_minor: 100,
      origin: 'provider',
      position: 1,
    });
    expect(put.totals.net_minor).toBe(19_000);
    expect((await client.get(`/api/quotes/${other.id}`)).revision).toBe(put.revision);
  });

  it('comes without prices where they are in another currency or have the tax in them', async () => {
    const { client } = await createPainter(fetch);
    const kit = await saved(client, await byHand(client), {});
    const dollars = await byHand(client, { currency: 'USD', line_items: [] });
    const put = await client.post(`/api/quotes/${dollars.id}/line-items/put-in-kit`, { kit_id: kit.id });
    expect(put.line_items.map((one: Body) => [one.unit_price_minor, one.unit_cost_minor])).toEqual([
      [null, null],
      [null, null],
    ]);
    await client.put('/api/provider/settings', { quotes: { prices_include_tax: true } });
    const gross = await byHand(client, { line_items: [] });
    const withTax = await client.post(`/api/quotes/${gross.id}/line-items/put-in-kit`, { kit_id: kit.id });
    expect(withTax.line_items.map((one: Body) => [one.unit_price_minor, one.unit_cost_minor])).toEqual([
      [null, null],
      [null, 100],
    ]);
  });

  it('stands under one name, and is renamed and deleted without touching quotes', async () => {
    const { client } = await createPainter(fetch);
    const quote = await byHand(client);
    const kit = await saved(client, quote, {});
    const twice = await client.send('POST', '/api/provider/kits', { kind: 'kit', name: 'WALLS', quote_id: quote.id });
    expect([twice.status, twice.body.errors]).toEqual([422, { name: [expect.any(String)] }]);
    await saved(client, quote, { kind: 'template' });
    const other = await saved(client, quote, { name: 'Ceilings' });
    const renamed = await client.send('PUT', `/api/provider/kits/${other.id}`, { name: 'walls' });
    expect(renamed.status).toBe(422);
    expect(await client.put(`/api/provider/kits/${other.id}`, { name: 'ceilings' })).toMatchObject({
      name: 'ceilings',
    });
    await client.post(`/api/quotes/${quote.id}/line-items/put-in-kit`, { kit_id: kit.id });
    await client.send('DELETE', `/api/provider/kits/${kit.id}`);
    expect((await client.get('/api/provider/kits?kind=kit')).map(({ name }: Body) => name)).toEqual(['ceilings']);
    expect((await client.get(`/api/quotes/${quote.id}`)).line_items).toHaveLength(4);
    expect((await client.send('GET', `/api/provider/kits/${kit.id}`)).status).toBe(404);
  });

  it('is refused without lines, with lines of another quote, and into a quote that is full or sent', async () => {
    const { client } = await createPainter(fetch);
    const quote = await byHand(client);
    const empty = await byHand(client, { line_items: [] });
    const refusal = async (body: object) => (await client.send('POST', '/api/provider/kits', body)).body.errors;
    expect(await refusal({ kind: 'kit', name: 'A', quote_id: empty.id })).toHaveProperty('quote_id');
    const foreign = { kind: 'kit', name: 'A', quote_id: empty.id, line_item_ids: [quote.line_items[0].id] };
    expect(await refusal(foreign)).toHaveProperty('line_item_ids');
    expect(await refusal({ kind: 'kit', name: ' ', quote_id: quote.id })).toHaveProperty('name');
    const kit = await saved(client, quote, {});
    const full = await byHand(client, { line_items: Array.from({ length: 499 }, () => line('One', 1)) });
    const put = (id: string) => client.send('POST', `/api/quotes/${id}/line-items/put-in-kit`, { kit_id: kit.id });
    expect((await put(full.id)).body.errors).toHaveProperty('kit_id');
    expect((await client.get(`/api/quotes/${full.id}`)).line_items).toHaveLength(499);
    await client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
    expect((await put(quote.id)).status).toBe(409);
  });
});

describe('a template', () => {
  it('begins a quote with all of another but its customer, number and answers', async () => {
    const { client } = await createPainter(fetch);
    const started = await client.post('/api/quotes', {
      mode: 'estimate',
      description: 'Paint the living room, walls and ceiling, 5 x 4 m. My wife is called Zoe.',
      service_type_id: paintingId,
      customer: { name: 'Mara Muster' },
    });
    const quote = await waitForStatus(client, started.id, 'provider_review');
    await client.put(`/api/quotes/${quote.id}`, {
      revision: quote.revision,
      terms: 'Half now',
      detail: 'lines',
      starts: 'In May',
      deposit_percent: 40,
    });
    const template = await saved(client, quote, { kind: 'template', name: 'Living room' });
    const copy = await client.post('/api/quotes', {
      mode: 'by_hand',
      template_id: template.id,
      customer: { name: 'Otto Other' },
      line_items: [line('Sheets', 500)],
    });
    expect(copy).toMatchObject({
      status: 'provider_review',
      number: null,
      title: quote.title,
      description: '',
      terms: 'Half now',
      detail: 'lines',
      starts: 'In May',
      deposit_percent: 40,
      customer: { name: 'Otto Other' },
      questions: [],
    });
    expect(descriptions(copy)).toEqual([...descriptions(quote), 'Sheets']);
    expect(copy.line_items.map((one: Body) => one.position)).toEqual(copy.line_items.map((_: Body, at: number) => at));
    expect(copy.components.map((one: Body) => one.title)).toEqual(quote.components.map((one: Body) => one.title));
    const partOf = (whole: Body, at: number) =>
      whole.components.findIndex((one: Body) => one.id === whole.line_items[at].component_id);
    for (const at of quote.line_items.keys()) expect(partOf(copy, at)).toBe(partOf(quote, at));
    expect(copy.assumptions).toEqual(quote.assumptions);
    expect(JSON.stringify(copy)).not.toContain('Zoe');
    expect(JSON.stringify(copy)).not.toContain('Mara');
  });

  it('is only for quotes by hand, must be there, and is no kit', async () => {
    const { client } = await createPainter(fetch);
    const kit = await saved(client, await byHand(client), {});
    const start = async (fields: object) =>
      (await client.send('POST', '/api/quotes', { customer: { name: 'Mara' }, ...fields })).body.errors;
    expect(await start({ mode: 'by_hand', template_id: kit.id })).toHaveProperty('template_id');
    const template = await saved(client, await byHand(client), { kind: 'template', name: 'Hall' });
    expect(await start({ description: 'Paint', template_id: template.id })).toHaveProperty('template_id');
    const { client: stranger } = await createPainter(fetch);
    const foreign = { mode: 'by_hand', title: 'Mine', customer: { name: 'Mara' }, template_id: template.id };
    expect((await stranger.send('POST', '/api/quotes', foreign)).body.errors).toHaveProperty('template_id');
    expect(await stranger.get('/api/provider/kits')).toEqual([]);
    expect((await createClient(fetch).send('GET', '/api/provider/kits')).status).toBe(401);
  });
});
