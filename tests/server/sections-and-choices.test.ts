import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { createPainter, createQuote, tokenOf } from '../support/stories.ts';
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
const make = (lines: unknown[]): Promise<Answer['body']> =>
  client.post('/api/quotes', {
    mode: 'by_hand',
    title: 'A floor',
    customer: { name: 'Mara Muster' },
    line_items: lines,
  });
const lineId = (quote: Answer['body'], description: string): string =>
  quote.line_items.find((one: Answer['body']) => one.description === description).id;
const partId = (quote: Answer['body'], title: string): string =>
  quote.components.find((one: Answer['body']) => one.title === title).id;
const stands = (quote: Answer['body']) =>
  quote.components.map(({ title, is_visible, choice_group }: Answer['body']) => [title, is_visible, choice_group]);

/** Oak, ash or pine over a fixed base. */
async function floor(): Promise<Answer['body']> {
  const quote = await make([line('Base', 10_000), line('Oak', 50_000), line('Ash', 40_000), line('Pine', 30_000)]);
  const add = (title: string) =>
    client.post(`/api/quotes/${quote.id}/components`, {
      title,
      choice_group: 'Which wood?',
      line_item_ids: [lineId(quote, title)],
    });
  await add('Oak');
  await add('Ash');
  return add('Pine');
}

async function send(quote: Answer['body']): Promise<string> {
  await client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
  return tokenOf((await client.get(`/api/quotes/${quote.id}/links`))[0].url);
}

describe('sections', () => {
  it('are named, take lines along, stand in the order given, and leave their lines when they go', async () => {
    const quote = await make([line('Skirting', 1000), line('Paint', 2000)]);
    const at = `/api/quotes/${quote.id}/components`;
    await client.post(at, { title: 'Hall', line_item_ids: [lineId(quote, 'Skirting')] });
    const both = await client.post(at, { title: 'Room', line_item_ids: [lineId(quote, 'Paint')] });
    expect(both.components.map(({ title, is_own }: Answer['body']) => [title, is_own])).toEqual([
      ['Hall', true],
      ['Room', true],
    ]);
    const order = [partId(both, 'Room'), partId(both, 'Hall')];
    const turned = await client.post(`${at}/reorder`, { component_ids: order });
    expect(turned.components.map(({ title }: Answer['body']) => title)).toEqual(['Room', 'Hall']);
    const renamed = await client.put(`${at}/${order[0]}`, { title: 'Lounge', revision: turned.revision });
    expect(renamed.components[0].title).toBe('Lounge');
    const left = (await client.send('DELETE', `${at}/${order[0]}`)).body.data;
    expect(left.line_items.map(({ component_id }: Answer['body']) => component_id)).toEqual([order[1], null]);
    expect(left.totals.total_minor).toBe(quote.totals.total_minor);
  });

  it('of the request stay, since questions and answers hang on them', async () => {
    const quote = await createQuote(client);
    const answer = await client.send('DELETE', `/api/quotes/${quote.id}/components/${quote.components[0].id}`);
    expect([answer.status, answer.body.code]).toEqual([409, 'invalid_state']);
  });

  it('refuse an order that leaves one out, a stale name, a line of another quote and what is both optional and a choice', async () => {
    const quote = await floor();
    const at = `/api/quotes/${quote.id}/components`;
    const oak = partId(quote, 'Oak');
    const other = await make([line('Theirs', 1)]);
    const answers = [
      await client.send('POST', `${at}/reorder`, { component_ids: [oak] }),
      await client.send('PUT', `${at}/${oak}`, { title: 'Elm', revision: quote.revision - 1 }),
      await client.send('POST', at, { title: 'X', line_item_ids: [lineId(other, 'Theirs')] }),
      await client.send('PUT', `${at}/${oak}`, { is_optional: true }),
      await client.send('POST', at, { title: '' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 404, 422, 422]);
    expect((await client.get(`/api/quotes/${quote.id}`)).components).toEqual(quote.components);
  });
});

describe('a choice of one of several parts', () => {
  it('counts exactly one, the first until somebody says another', async () => {
    const quote = await floor();
    expect(stands(quote)).toEqual([
      ['Oak', true, 'Which wood?'],
      ['Ash', false, 'Which wood?'],
      ['Pine', false, 'Which wood?'],
    ]);
    expect(quote.totals.net_minor).toBe(60_000);
    const at = `/api/quotes/${quote.id}/components`;
    const pine = await client.put(`${at}/${partId(quote, 'Pine')}`, { is_visible: true });
    expect(pine.totals.net_minor).toBe(40_000);
    const list = await client.get('/api/quotes?per_page=100');
    expect(list.find(({ id }: Answer['body']) => id === quote.id).total_minor).toBe(pine.totals.total_minor);
    // The one that counts goes: another takes its place.
    const gone = (await client.send('DELETE', `${at}/${partId(quote, 'Pine')}`)).body.data;
    expect(stands(gone)).toEqual([
      ['Oak', true, 'Which wood?'],
      ['Ash', false, 'Which wood?'],
    ]);
    // Its line is work of the job as a whole now.
    expect(gone.totals.net_minor).toBe(90_000);
    const optional = await client.put(`${at}/${partId(quote, 'Oak')}`, { is_optional: true, choice_group: null });
    expect(stands(optional)).toEqual([
      ['Oak', false, null],
      ['Ash', true, 'Which wood?'],
    ]);
  });

  it('is the customer’s to make, changes the total as it was said, and is kept with the acceptance', async () => {
    const quote = await floor();
    const customer = createClient(fetch);
    const token = await send(quote);
    const read = async () => (await customer.get(`/api/customer/quotes/${token}`)).version;
    const sent = await read();
    expect(sent.choices).toMatchObject([
      { name: 'Which wood?', options: [{ title: 'Oak', is_chosen: true }, { title: 'Ash' }, { title: 'Pine' }] },
    ]);
    const [, ash] = sent.choices[0].options;
    const toggle = (id: string, is_visible: boolean) =>
      customer.send('POST', `/api/customer/quotes/${token}/components/${id}/toggle-visibility`, { is_visible });
    const taken = (await toggle(ash.component_id, true)).body.data;
    expect(taken.totals.total_minor).toBe(ash.total_if_switched_minor);
    expect(taken.version.parts.map(({ title }: Answer['body']) => title)).toEqual(['Ash', null]);
    expect((await toggle(ash.component_id, false)).status).toBe(409);
    const { total_minor: total } = (await read()).totals;
    await customer.post(`/api/customer/quotes/${token}/accept`, {
      version: sent.number,
      name: 'Mara',
      expected_total_minor: total,
    });
    expect(total).toBe(60_000);
    expect((await read()).choices[0].options.map(({ is_chosen }: Answer['body']) => is_chosen)).toEqual([
      false,
      true,
      false,
    ]);
    expect((await client.get(`/api/quotes/${quote.id}`)).acceptance.total_minor).toBe(total);
  });
});
