import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueId } from '#server/services/catalogue.ts';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { createPainter, createQuote, paintingId, pastedRequest, waitForStatus } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

const walls = { name: 'Walls', service_type_id: paintingId, line_key: 'walls', cost_category: 'labour' };
const job = { service_type_id: null, cost_category: 'other', unit: 'fixed' };

/** A painter whose only prices are these. */
async function painterWith(...rules: Record<string, unknown>[]): Promise<Client> {
  const { client } = await createPainter(fetch);
  for (const { id } of await client.get('/api/provider/pricing-rules')) {
    await client.send('DELETE', `/api/provider/pricing-rules/${id}`);
  }
  for (const rule of rules) await client.post('/api/provider/pricing-rules', rule);
  return client;
}

async function draftOf(client: Client, fields: Record<string, unknown> = {}): Promise<Answer['body']> {
  const asked = await createQuote(client, fields);
  await client.post(`/api/quotes/${asked.id}/estimate`);
  return waitForStatus(client, asked.id, 'provider_review');
}

const lineOf = (quote: Answer['body'], description: string | RegExp) =>
  quote.line_items.find((line: Answer['body']) => line.description.match(description));

describe('the provider’s own hour and markup', () => {
  const painted = { description: 'Paint my bedroom, 4 x 3 m, walls and ceiling, in good condition' };
  const samplesOf = (client: Client, body: Record<string, unknown> = {}): Promise<Answer['body']> =>
    client.post('/api/provider/pricing-basis/samples', body);

  it('price every line that no rule prices, and a rule comes before them', async () => {
    const client = await painterWith();
    const pricing = { hour_minor: 4550, materials_markup_percent: 30 };
    expect((await client.put('/api/provider/settings', { pricing })).pricing).toEqual(pricing);
    const draft = await draftOf(client, painted);
    // 0.2 h × 45.50; 24.00 + 30 %
    expect(lineOf(draft, 'Paint walls')).toMatchObject({ unit_price_minor: 910, pricing_rule_id: null });
    expect(lineOf(draft, /wall paint/i)).toMatchObject({ unit_price_minor: 3120 });
    expect(JSON.stringify(lineOf(draft, 'Paint walls'))).toContain('From your own numbers: 0.2 h × £45.50 = £9.10');
    await client.post('/api/provider/pricing-rules', {
      ...walls,
      strategy: 'per_area',
      unit: 'per_area',
      rate_minor: 950,
    });
    expect(lineOf(await draftOf(client, painted), 'Paint walls')).toMatchObject({ unit_price_minor: 950 });
  });

  it('one alone takes the place of the usual one, and null gives it back', async () => {
    const client = await painterWith();
    const rateOf = async () => {
      const [service] = await client.get('/api/provider/pricing-rules/lines');
      return service.lines.find(({ key }: Answer['body']) => key === 'walls').usual_rate_minor;
    };
    const before = await rateOf();
    await client.put('/api/provider/settings', { pricing: { hour_minor: 5000 } });
    expect(await rateOf()).toBe(1000);
    await client.put('/api/provider/settings', { pricing: { materials_markup_percent: 10 } });
    expect(await rateOf()).toBe(1000);
    await client.put('/api/provider/settings', { pricing: { hour_minor: null } });
    expect([await rateOf(), before]).toEqual([640, 640]);
  });

  it('are tried on three jobs of the services on offer, and nothing is stored', async () => {
    const client = await painterWith();
    const usual = await samplesOf(client);
    expect(usual.samples).toHaveLength(3);
    const sizes = ['2.5 × 2.5 m', '4 × 3 m', '6 × 5 m'].map((size) => expect.stringContaining(size));
    expect(usual.samples.map(({ size }: Answer['body']) => size)).toEqual(sizes);
    expect(usual.samples[1].usual_hour_minor).toBe(3200);
    expect(usual.usual_markup_percent).toBe(15);
    const dearer = await samplesOf(client, { hour_minor: 6400 });
    for (const [at, { net_minor }] of usual.samples.entries())
      expect(dearer.samples[at].net_minor).toBeGreaterThan(net_minor);
    expect((await client.get('/api/provider/settings')).pricing).toEqual({
      hour_minor: null,
      materials_markup_percent: null,
    });
    expect(await samplesOf(client)).toEqual(usual);
  });

  it('cannot be below nothing', async () => {
    const client = await painterWith();
    const refused = await client.send('PUT', '/api/provider/settings', { pricing: { hour_minor: -1 } });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['pricing.hour_minor']]);
  });
});

describe('ways to charge', () => {
  it('are listed with their units and the fields they need', async () => {
    const client = await painterWith();
    const strategies: Answer['body'][] = await client.get('/api/provider/pricing-rules/strategies');
    const fieldsOf = (id: string) => strategies.find((one) => one.id === id);
    expect(fieldsOf('tiered')).toMatchObject({ unit: 'per_unit', fields: expect.arrayContaining(['tiers']) });
    expect(fieldsOf('cost_plus')?.fields).toContain('markup_percent');
    expect(fieldsOf('travel')?.units).toEqual(['fixed', 'daily']);
    expect(fieldsOf('minimum_charge')).toMatchObject({ unit: 'fixed', units: ['fixed'] });
  });

  it.each([
    ['tiers', { ...walls, strategy: 'tiered', unit: 'per_area', rate_minor: 1000 }],
    ['tiers', { ...walls, strategy: 'tiered', unit: 'per_area', rate_minor: 1000, tiers: [tier(20), tier(20)] }],
    ['unit', { ...walls, strategy: 'tiered', unit: 'fixed', rate_minor: 1000, tiers: [tier(20)] }],
    ['markup_percent', { ...walls, strategy: 'cost_plus', unit: 'per_area', rate_minor: 1000 }],
    ['markup_percent', { ...job, name: 'Urgent', strategy: 'urgency', rate_minor: 0 }],
    ['rate_minor', { ...walls, strategy: 'per_area', unit: 'per_area' }],
  ])('a fault is told at %s', async (field, body) => {
    const client = await painterWith();
    const refused = await client.send('POST', '/api/provider/pricing-rules', body);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual([field]);
  });

  it('tiers are kept in order, and a change of the name keeps all else', async () => {
    const tiers = [tier(50), tier(20)];
    const client = await painterWith();
    const body = { ...walls, strategy: 'tiered', unit: 'per_area', rate_minor: 1000, tiers, is_active: false };
    const rule = await client.post('/api/provider/pricing-rules', body);
    expect(rule.tiers.map((one: Answer['body']) => one.from_quantity)).toEqual([20, 50]);
    const renamed = await client.put(`/api/provider/pricing-rules/${rule.id}`, { name: 'All walls' });
    expect(renamed).toEqual({ ...rule, name: 'All walls' });
  });

  it('a minimum given by its line is the minimum charge', async () => {
    const client = await painterWith();
    const body = { ...job, name: 'Least', line_key: 'minimum_charge', strategy: 'fixed', rate_minor: 90_000 };
    expect(await client.post('/api/provider/pricing-rules', body)).toMatchObject({ strategy: 'minimum_charge' });
  });
});

function tier(from_quantity: number, rate_minor = 900) {
  return { from_quantity, rate_minor };
}

const typeId = (slug: string) => catalogueId('service-type', slug);
const offer = (client: Client, ...slugs: string[]) =>
  client.put('/api/provider/services', { services: slugs.map((slug) => ({ id: typeId(slug), type: 'service_type' })) });

describe('the lines that a price can be for', () => {
  const german = { 'accept-language': 'de' };
  const linesOf = async (client: Client, slug: string, headers = {}): Promise<Answer['body'][] | undefined> => {
    const { body } = await client.send('GET', '/api/provider/pricing-rules/lines', undefined, headers);
    return body.data.find((one: Answer['body']) => one.service_type_id === typeId(slug))?.lines;
  };

  it('are those of the services on offer, in the reader’s language, with the usual rates of the own currency', async () => {
    const client = await painterWith();
    const usual = { key: 'walls', category: 'labour', unit: 'per_area', unit_label: 'm²', is_main: true };
    const find = (lines: Answer['body'][] = []) => lines.find(({ key }) => key === 'walls');
    const english = find(await linesOf(client, 'interior-painting'));
    expect(english).toEqual({ ...usual, label: 'Paint walls', usual_rate_minor: 640 });
    expect(find(await linesOf(client, 'interior-painting', german))?.label).toBe('Wände streichen');
    expect(await linesOf(client, 'fencing')).toBeUndefined();
    await client.put('/api/provider/profile', { currency: 'JPY' });
    expect(find(await linesOf(client, 'interior-painting'))?.usual_rate_minor).toBe(680);
  });

  it('stay there for a price whose service is on offer no more', async () => {
    const client = await painterWith({ ...walls, strategy: 'per_area', unit: 'per_area', rate_minor: 1000 });
    await offer(client, 'fencing');
    expect(await linesOf(client, 'fencing')).not.toHaveLength(0);
    expect(await linesOf(client, 'interior-painting')).not.toHaveLength(0);
  });
});

describe('the services without an own price', () => {
  const unpriced = async (client: Client): Promise<string[]> =>
    (await client.get('/api/provider/pricing-rules/unpriced')).map(
      ({ service_type, priced_count, line_count, next_line }: Answer['body']) =>
        `${service_type.slug}: ${line_count && `${priced_count > 0 ? 'some' : 'none'}, next ${next_line.key}`}`,
    );
  const hourly = { ...job, name: 'My hour', cost_category: 'labour', strategy: 'hourly', unit: 'hourly' };

  it('stay on the list after one rate by the hour that does not cover them', async () => {
    const client = await painterWith({ ...hourly, rate_minor: 5000 });
    await offer(client, 'interior-painting', 'wallpapering', 'brickwork');
    expect(await unpriced(client)).toEqual([
      expect.stringMatching(/^interior-painting: some, next /),
      'brickwork: 0',
      'wallpapering: 0',
    ]);
  });

  it('leave it with a price of their own, also where no playbook knows them', async () => {
    const client = await painterWith();
    await offer(client, 'interior-painting', 'wallpapering');
    expect(await unpriced(client)).toEqual(['interior-painting: none, next walls', 'wallpapering: 0']);
    await client.post('/api/provider/pricing-rules', {
      ...hourly,
      service_type_id: typeId('wallpapering'),
      rate_minor: 4000,
    });
    expect(await unpriced(client)).toEqual(['interior-painting: none, next walls']);
    for (const line of (await client.get('/api/provider/pricing-rules/lines'))[0].lines) {
      const { key: line_key, unit, category: cost_category } = line;
      await client.post('/api/provider/pricing-rules', {
        ...walls,
        line_key,
        strategy: unit,
        unit,
        cost_category,
        rate_minor: 900,
      });
    }
    expect(await unpriced(client)).toEqual([]);
  });

  it('standard lines count as kinds of work, those of a service with a playbook too', async () => {
    const client = await painterWith();
    const wallpapering = typeId('wallpapering');
    await offer(client, 'interior-painting', 'wallpapering');
    const find = async (id: string) =>
      (await client.get('/api/provider/pricing-rules/unpriced')).find(
        ({ service_type }: Answer['body']) => service_type.id === id,
      );
    const sheets = { description: 'Sheets', category: 'materials', quantity: 1, unit: 'fixed' };
    const of = (service: string) => `/api/provider/services/${service}/standard-lines`;
    const { id } = await client.post(of(wallpapering), sheets);
    expect(await find(wallpapering)).toMatchObject({ line_count: 1, priced_count: 0, next_line: null });
    await client.put(`${of(wallpapering)}/${id}`, { unit_price_minor: 500 });
    expect(await find(wallpapering)).toBeUndefined();

    const before = await find(paintingId);
    await client.post(of(paintingId), sheets);
    const after = await find(paintingId);
    expect([after.line_count, after.priced_count]).toEqual([before.line_count + 1, before.priced_count]);
  });
});

describe('the example of a price that is being written', () => {
  const perArea = { ...walls, strategy: 'per_area', unit: 'per_area', rate_minor: 950, minimum_minor: 8000 };
  const sampleOf = async (rule: Record<string, unknown>, amount?: Record<string, unknown>) => {
    const client = await painterWith();
    return client.post('/api/provider/pricing-rules/sample', { rule, ...(amount && { amount }) });
  };

  it('takes a usual amount, or the one that is given in what the example counts', async () => {
    const usual = await sampleOf(perArea, { counted_in: 'daily', quantity: 2 });
    expect(usual.work).toEqual({ label: 'Paint walls', unit_label: 'm²', counted_in: 'm2' });
    expect(usual.price).toMatchObject({ quantity: 20, work_minor: 19_000, total_minor: 22_800, minimum_below: 8.43 });
    const little = await sampleOf(perArea, { counted_in: 'm2', quantity: 2 });
    expect(little.price).toMatchObject({ work_minor: 1900, top_up_minor: 6100, total_minor: 9600 });
  });

  it('reaches the right tier in whatever order they were typed', async () => {
    const tiered = { ...walls, strategy: 'tiered', unit: 'per_area', rate_minor: 1000 };
    const { price } = await sampleOf({ ...tiered, tiers: [tier(15, 800), tier(5, 900)] });
    expect(price).toMatchObject({ unit_price_minor: 800 });
  });

  it('says that a price would not be used, and has no work where no playbook knows any', async () => {
    const { price } = await sampleOf({
      ...perArea,
      line_key: 'walls',
      unit: 'daily',
      strategy: 'daily',
      service_type_id: paintingId,
    });
    expect(price.step).toContain('=');
    const misfit = { ...perArea, line_key: 'agreed_days', service_type_id: typeId('tap-replacement') };
    expect((await sampleOf(misfit)).price).toEqual({ ok: false, reason: 'does_not_fit' });
    expect(await sampleOf({ ...perArea, service_type_id: typeId('wallpapering') })).toMatchObject({
      work: null,
      price: { ok: true, quantity: 20, total_minor: 22_800 },
    });
  });
});

describe('a draft', () => {
  it('has call-out, travel and, when it cannot wait, the surcharge as lines of their own', async () => {
    const client = await painterWith(
      { ...walls, strategy: 'per_area', unit: 'per_area', rate_minor: 1000 },
      { ...job, name: 'Coming to you', strategy: 'call_out', rate_minor: 4500 },
      { ...job, name: 'The way', strategy: 'travel', rate_minor: 1200 },
      { ...job, name: 'At once', strategy: 'urgency', rate_minor: 0, markup_percent: 50 },
    );
    const calm = await draftOf(client);
    expect(lineOf(calm, 'Coming to you')).toMatchObject({ quantity: 1, unit_price_minor: 4500 });
    expect(lineOf(calm, 'The way')).toMatchObject({ unit_price_minor: 1200 });
    expect(lineOf(calm, 'At once')).toBeUndefined();
    const urgent = await draftOf(client, { description: `${pastedRequest} It is urgent.` });
    expect(lineOf(urgent, 'At once')?.evidence[0].text).toContain('urgent');
    expect(lineOf(urgent, 'At once')?.unit_price_minor).toBeGreaterThan(0);
  });
});

describe('what a line costs the provider', () => {
  const costPlus = { ...walls, strategy: 'cost_plus', unit: 'per_area', rate_minor: 1111, markup_percent: 20 };

  it('is kept beside its price, and no customer is told', async () => {
    const client = await painterWith(costPlus);
    const quote = await draftOf(client);
    expect(lineOf(quote, /^Paint walls/)).toMatchObject({ unit_price_minor: 1333, unit_cost_minor: 1111 });
    await client.put(`/api/quotes/${quote.id}`, { revision: quote.revision, detail: 'rates' });
    const sent = await client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
    const token = new URL(sent.links.at(-1).url).pathname.split('/')[2];
    const shown = JSON.stringify(await createClient(fetch).get(`/api/customer/quotes/${token}`));
    // The price with its tax.
    expect(shown).toContain('"unit_price_minor":1600');
    expect(shown).not.toMatch(/cost|1111|markup/);
  });

  it('stops a cheaper price from going out until the provider means it', async () => {
    const client = await painterWith(costPlus);
    const quote = await draftOf(client);
    const { id } = lineOf(quote, /^Paint walls/);
    await client.put(`/api/quotes/${quote.id}/line-items/${id}`, { unit_price_minor: 1110 });
    const refused = await client.send('POST', `/api/quotes/${quote.id}/send`, { channel: 'none' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'below_cost' } });
    expect(refused.body.errors[`line_items.${id}.unit_price_minor`][0]).toContain('£11.11');
    expect((await client.get(`/api/quotes/${quote.id}`)).status).toBe('provider_review');
    const sent = await client.post(`/api/quotes/${quote.id}/send`, { channel: 'none', accept_low_prices: true });
    expect(sent.status).toBe('sent');
  });

  it('can be written by hand', async () => {
    const client = await painterWith(costPlus);
    const quote = await draftOf(client);
    const line = { description: 'Scaffold', category: 'equipment', quantity: 1, unit: 'fixed', unit_price_minor: 9000 };
    const added = await client.post(`/api/quotes/${quote.id}/line-items`, { ...line, unit_cost_minor: 9500 });
    expect(added.line_item.unit_cost_minor).toBe(9500);
    const refused = await client.send('POST', `/api/quotes/${quote.id}/send`, { channel: 'none' });
    expect(refused.body.code).toBe('below_cost');
    await client.put(`/api/quotes/${quote.id}/line-items/${added.line_item.id}`, { unit_cost_minor: null });
    await client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
  });
});

it('work below its price’s minimum, and a job below the minimum charge, stop the send', async () => {
  const client = await painterWith(
    { ...walls, strategy: 'per_area', unit: 'per_area', rate_minor: 1000, minimum_minor: 20_000 },
    { ...job, name: 'Least', strategy: 'minimum_charge', rate_minor: 50_000 },
  );
  const quote = await draftOf(client);
  for (const line of quote.line_items) {
    const isWalls = /^Paint walls/.test(line.description);
    const path = `/api/quotes/${quote.id}/line-items/${line.id}`;
    if (isWalls) await client.put(path, { quantity: 1 });
    else await client.send('DELETE', path);
  }
  const refused = await client.send('POST', `/api/quotes/${quote.id}/send`, { channel: 'none' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'below_minimum' } });
  expect(refused.body.errors.line_items).toEqual([
    '“Walls”: £10.00, below its minimum of £200.00',
    '“Least”: £10.00, below its minimum of £500.00',
  ]);
});

it('a question that is reworded keeps its options and all else', async () => {
  const client = await painterWith();
  const { id } = await createQuote(client);
  const [question] = (await client.get(`/api/quotes/${id}/questions`)).filter(
    (one: Answer['body']) => one.type === 'MultipleChoice',
  );
  const changed = await client.put(`/api/quotes/${id}/questions/${question.id}`, { prompt: 'In other words?' });
  const { revision: _before, ...before } = question;
  const { revision: _after, ...after } = changed;
  expect(after).toEqual({ ...before, prompt: 'In other words?' });
});
