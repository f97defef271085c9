import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueId } from '#server/services/catalogue.ts';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { poll } from '../support/poll.ts';
import { createPainter, createQuote, paintingId, sendQuestions, waitForStatus } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
/** The catalogue's nearest to a chimney sweep; no playbook knows it. */
const chimneyId = catalogueId('service-type', 'chimney-repair');
const windowsId = catalogueId('service-type', 'window-cleaning');
const ofService = `/api/provider/services/${chimneyId}`;

beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

type Row = Answer['body'];
const textsOf = (rows: Row[], field: string): string[] => rows.map((row) => row[field]);

const sweepRule = {
  name: 'Sweep a flue',
  service_type_id: chimneyId,
  strategy: 'per_unit',
  cost_category: 'labour',
  unit: 'per_unit',
  unit_label: 'flue',
  rate_minor: 6500,
};
const fluesQuestion = {
  type: 'NumberInput',
  prompt: 'How many flues are to be swept?',
  config: { min: 1, step: 1 },
  measures: { unit: 'per_unit', unit_label: 'flue' },
};
const fuelQuestion = { type: 'TextQuestion', prompt: 'What do you burn?', config: {} };

/** A firm for chimneys, which paints as well. */
async function createSweep(): Promise<Client> {
  const { client } = await createPainter(fetch);
  const services = [chimneyId, paintingId].map((id) => ({ id, type: 'service_type' }));
  await client.put('/api/provider/services', { services });
  return client;
}

const request = { description: 'Hello, please have a look at our chimney, it smokes.', service_type_id: chimneyId };

async function answer(client: Client, quoteId: string, values: Record<string, Record<string, unknown>>): Promise<Row> {
  const { token } = await sendQuestions(client, quoteId);
  const customer = createClient(fetch);
  const { questions } = await customer.get(`/api/customer/quotes/${token}`);
  const responses = questions.flatMap(({ id, prompt, required }: Row) => {
    const value = values[prompt];
    if (value) return [{ question_id: id, value }];
    return required ? [{ question_id: id, status: 'deferred' }] : [];
  });
  await customer.post(`/api/customer/quotes/${token}/responses`, { responses, submit: true });
  return waitForStatus(client, quoteId, 'provider_review');
}

describe('a service that no playbook knows', () => {
  it('is priced line by line by the provider’s own rules and standard lines, with what was answered', async () => {
    const client = await createSweep();
    const rule = await client.post('/api/provider/pricing-rules', sweepRule);
    const callOut = {
      ...sweepRule,
      name: 'Call-out',
      strategy: 'call_out',
      unit: 'fixed',
      unit_label: '',
      rate_minor: 4000,
    };
    await client.post('/api/provider/pricing-rules', callOut);
    const sheets = {
      description: 'Sheets',
      category: 'materials',
      quantity: 2,
      unit: 'per_unit',
      unit_price_minor: 450,
    };
    await client.post(`${ofService}/standard-lines`, sheets);
    await client.post(`${ofService}/questions`, fluesQuestion);
    await client.post(`${ofService}/questions`, fuelQuestion);

    const quote = await createQuote(client, request);
    expect(quote.components).toMatchObject([{ title: 'Chimney repair', service_type_id: chimneyId }]);
    expect(textsOf(quote.questions, 'prompt')).toEqual([
      fluesQuestion.prompt,
      fuelQuestion.prompt,
      'Is there anything else we should know?',
    ]);
    expect(textsOf(quote.questions, 'engine')).toEqual(['provider', 'provider', 'builtin']);
    expect(quote.questions[0].reviewed_at).not.toBeNull();

    const priced = await answer(client, quote.id, {
      [fluesQuestion.prompt]: { number: 3 },
      [fuelQuestion.prompt]: { text: 'Logs' },
    });
    const [part] = priced.components;
    expect(priced.line_items).toMatchObject([
      {
        description: 'Sheets',
        quantity: 2,
        unit: 'per_unit',
        unit_price_minor: 450,
        pricing_rule_id: null,
        component_id: part.id,
      },
      {
        description: 'Sweep a flue',
        quantity: 3,
        unit_label: 'flue',
        unit_price_minor: 6500,
        pricing_rule_id: rule.id,
        component_id: part.id,
      },
      { description: 'Call-out', quantity: 1, unit_price_minor: 4000 },
    ]);
    expect(textsOf(priced.line_items[1].evidence, 'text')).toEqual([
      'Flue: 3, as answered.',
      'Your price “Sweep a flue”: £65.00 per flue.',
      '3 flue',
    ]);
    expect(priced.assumptions).toEqual([]);
    expect(priced.totals).toMatchObject({ net_minor: 900 + 19500 + 4000 });
    const sent = await client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
    expect(sent.status).toBe('sent');
  });

  it('takes quantities from the request, by the provider’s own words for what is counted', async () => {
    const client = await createSweep();
    await client.post('/api/provider/pricing-rules', sweepRule);
    const area = {
      ...sweepRule,
      name: 'Repoint',
      strategy: 'per_area',
      unit: 'per_area',
      unit_label: '',
      rate_minor: 5000,
    };
    await client.post('/api/provider/pricing-rules', area);
    const description = 'We have 2 flues to sweep, and 6 m² of the stack need repointing.';
    const quote = await createQuote(client, { ...request, description });
    expect(textsOf(quote.questions, 'prompt')).not.toContain('How many are there: flue?');
    await client.post(`/api/quotes/${quote.id}/estimate`);
    const priced = await waitForStatus(client, quote.id, 'provider_review');
    expect(priced.line_items).toMatchObject([
      { description: 'Sweep a flue', quantity: 2 },
      { description: 'Repoint', quantity: 6, unit: 'per_area' },
    ]);
  });

  it('asks for what its rules count, and what nobody says is assumed and shown', async () => {
    const client = await createSweep();
    await client.post('/api/provider/pricing-rules', sweepRule);
    const hourly = {
      ...sweepRule,
      name: 'Mortar work',
      strategy: 'hourly',
      unit: 'hourly',
      unit_label: '',
      rate_minor: 5000,
    };
    await client.post('/api/provider/pricing-rules', hourly);
    const quote = await createQuote(client, request);
    expect(textsOf(quote.questions, 'prompt')).toEqual(
      expect.arrayContaining(['What exactly should be done?', 'How many are there: flue?']),
    );
    expect(quote.questions.length).toBeLessThanOrEqual(6);
    await client.post(`/api/quotes/${quote.id}/estimate`);
    const priced = await waitForStatus(client, quote.id, 'provider_review');
    expect(priced.line_items).toMatchObject([
      { description: 'Sweep a flue', quantity: 1, confidence: 0.5 },
      { description: 'Mortar work', quantity: 1, confidence: 0.5 },
    ]);
    expect(priced.assumptions).toEqual(['Flue assumed: 1.', 'Hours assumed: 1 h.']);
  });

  it('has one line without a price where nothing of the provider’s covers it, and that blocks the send', async () => {
    const client = await createSweep();
    const anywhere = { ...sweepRule, service_type_id: null, strategy: 'hourly', unit: 'hourly', name: 'My hour' };
    await client.post('/api/provider/pricing-rules', anywhere);
    const quote = await createQuote(client, request);
    expect(textsOf(quote.questions, 'prompt')).toEqual([
      'What exactly should be done?',
      'Can you add a few photos?',
      'How much is it?',
      'Where is it, and how do we get there?',
      'When would suit you?',
      'Is there anything else we should know?',
    ]);
    await client.post(`/api/quotes/${quote.id}/estimate`);
    const priced = await waitForStatus(client, quote.id, 'provider_review');
    expect(priced.line_items).toMatchObject([{ description: 'Chimney repair', quantity: 1, unit_price_minor: null }]);
    const refused = await client.send('POST', `/api/quotes/${quote.id}/send`, { channel: 'none' });
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('price')]);
  });

  it('is recognised in a request by its name, and asked about in German', async () => {
    const client = await createSweep();
    const quote = await createQuote(client, {
      description: 'Bitte eine Schornsteinreparatur anbieten.',
      locale: 'de-DE',
    });
    expect(textsOf(quote.service_types, 'slug')).toEqual(['chimney-repair']);
    expect(textsOf(quote.questions, 'prompt').slice(0, 3)).toEqual([
      'Was genau soll gemacht werden?',
      'Können Sie ein paar Fotos machen?',
      'Wie viel ist es?',
    ]);
  });
});

describe('questions and lines of the provider’s own', () => {
  it('come with a service that has a playbook as well, beside at most eight of the engine’s', async () => {
    const { client } = await createPainter(fetch);
    const ofPainting = `/api/provider/services/${paintingId}`;
    const prompt = 'Is there a cat in the house?';
    await client.post(`${ofPainting}/questions`, { type: 'MultipleChoice', prompt, config: { options: yesNo } });
    const doors = { unit: 'per_unit', unit_label: 'door handle' };
    await client.post(`${ofPainting}/questions`, { ...fluesQuestion, prompt: 'How many handles?', measures: doors });
    const handles = { description: 'Polish handles', category: 'labour', ...doors, unit_price_minor: 700 };
    await client.post(`${ofPainting}/standard-lines`, handles);
    const quote = await createQuote(client);
    const own = quote.questions.filter(({ engine }: Row) => engine === 'provider');
    expect(textsOf(own, 'prompt')).toEqual([prompt, 'How many handles?']);
    expect(quote.questions.length - own.length).toBeLessThanOrEqual(8);
    expect(quote.questions.at(-1).prompt).toBe('Is there anything else we should know?');

    const priced = await answer(client, quote.id, { 'How many handles?': { number: 4 } });
    const line = priced.line_items.find(({ description }: Row) => description === 'Polish handles');
    expect(line).toMatchObject({
      quantity: 4,
      unit_label: 'door handle',
      unit_price_minor: 700,
      pricing_rule_id: null,
    });
    expect(textsOf(priced.line_items, 'unit_price_minor')).toContain(1000);
  });

  it('a size that is answered is the area of what is priced by area', async () => {
    const client = await createSweep();
    const area = {
      ...sweepRule,
      name: 'Repoint',
      strategy: 'per_area',
      unit: 'per_area',
      unit_label: '',
      rate_minor: 5000,
    };
    await client.post('/api/provider/pricing-rules', area);
    const prompt = 'How big is the stack?';
    const measures = { unit: 'per_area' };
    await client.post(`${ofService}/questions`, {
      type: 'Dimensions',
      prompt,
      config: { shapes: ['rectangular'] },
      measures,
    });
    // The request says otherwise; the answer counts.
    const quote = await createQuote(client, { ...request, description: 'Repoint the chimney, 4 x 3 m or so.' });
    const size = { shape: 'rectangular', unit: 'meters', length: 3, width: 2 };
    const priced = await answer(client, quote.id, { [prompt]: size });
    expect(priced.line_items).toMatchObject([{ description: 'Repoint', quantity: 6 }]);
  });

  it('change, change places and go; a question that is gone stays in the quotes that asked it', async () => {
    const client = await createSweep();
    const [flues, fuel] = [
      await client.post(`${ofService}/questions`, fluesQuestion),
      await client.post(`${ofService}/questions`, fuelQuestion),
    ];
    await client.post(`${ofService}/questions/reorder`, { question_ids: [fuel.id, flues.id] });
    await client.put(`${ofService}/questions/${flues.id}`, { required: false, help: 'Count the pots' });
    expect(await client.get(`${ofService}/questions`)).toMatchObject([
      { id: fuel.id, position: 0, measures: null },
      { id: flues.id, position: 1, required: false, help: 'Count the pots', measures: fluesQuestion.measures },
    ]);
    const quote = await createQuote(client, request);
    await client.send('DELETE', `${ofService}/questions/${fuel.id}`);
    expect(textsOf((await client.get(`/api/quotes/${quote.id}`)).questions, 'prompt')[0]).toBe(fuelQuestion.prompt);
    expect(textsOf(await client.get(`${ofService}/questions`), 'id')).toEqual([flues.id]);
    const once = await client.send('POST', `${ofService}/questions/reorder`, { question_ids: [flues.id, flues.id] });
    expect(once.status).toBe(422);
  });

  it('a text is no quantity, and a size only one of area', async () => {
    const client = await createSweep();
    const wrong = [
      { ...fuelQuestion, measures: fluesQuestion.measures },
      { ...fluesQuestion, type: 'Dimensions', config: { shapes: ['rectangular'] } },
    ];
    for (const one of wrong) {
      const refused = await client.send('POST', `${ofService}/questions`, one);
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['measures']]);
    }
  });

  it('of another provider are neither shown nor found, and no price of another’s prices a line', async () => {
    const [client, other] = [await createSweep(), await createSweep()];
    const question = await client.post(`${ofService}/questions`, fluesQuestion);
    const rule = await client.post('/api/provider/pricing-rules', sweepRule);
    const line = { description: 'Sweep', category: 'labour', unit: 'per_unit', pricing_rule_id: rule.id };
    const kept = await client.post(`${ofService}/standard-lines`, line);
    expect(await other.get(`${ofService}/questions`)).toEqual([]);
    expect(await other.get(`${ofService}/standard-lines`)).toEqual([]);
    const calls = [
      other.send('PUT', `${ofService}/questions/${question.id}`, { prompt: 'Mine now' }),
      other.send('DELETE', `${ofService}/questions/${question.id}`),
      other.send('POST', `${ofService}/questions/reorder`, { question_ids: [question.id] }),
      other.send('PUT', `${ofService}/standard-lines/${kept.id}`, { description: 'Mine now' }),
      other.send('DELETE', `${ofService}/standard-lines/${kept.id}`),
      other.send('POST', `${ofService}/standard-lines/reorder`, { line_ids: [kept.id] }),
    ];
    for (const refused of await Promise.all(calls)) expect(refused.status).toBe(404);
    // Nor under another service of their own.
    const elsewhere = `/api/provider/services/${windowsId}/questions/${question.id}`;
    expect((await client.send('PUT', elsewhere, { prompt: 'Elsewhere' })).status).toBe(404);
    const foreign = await other.send('POST', `${ofService}/standard-lines`, line);
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['pricing_rule_id']]);
    expect(await client.get(`${ofService}/questions`)).toMatchObject([{ prompt: fluesQuestion.prompt }]);
  });
});

const yesNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];

describe('the provider says what a draft is about', () => {
  it('and it is asked about that, with what was added by hand', async () => {
    const client = await createSweep();
    await client.post(`${ofService}/questions`, fluesQuestion);
    const quote = await createQuote(client, { description: 'Please paint our living room, 5 x 4 m.' });
    const prompt = 'May we park in the yard?';
    await client.post(`/api/quotes/${quote.id}/questions`, {
      type: 'TextQuestion',
      prompt,
      component_id: quote.components[0].id,
    });
    await client.post(`/api/quotes/${quote.id}/service`, { service_type_id: chimneyId });
    const anew = await poll('the questions are made anew', async () => {
      const now = await client.get(`/api/quotes/${quote.id}`);
      return now.status === 'draft' && now;
    });
    expect(textsOf(anew.service_types, 'slug')).toEqual(['chimney-repair']);
    expect(textsOf(anew.questions, 'prompt')).toEqual([
      prompt,
      fluesQuestion.prompt,
      'Is there anything else we should know?',
    ]);
    expect(anew.components).toHaveLength(1);
  });

  it('not while the customer may be answering, and no service that there is not', async () => {
    const client = await createSweep();
    const quote = await createQuote(client, request);
    const unknown = await client.send('POST', `/api/quotes/${quote.id}/service`, { service_type_id: quote.id });
    expect(unknown.status).toBe(422);
    await sendQuestions(client, quote.id);
    const late = await client.send('POST', `/api/quotes/${quote.id}/service`, { service_type_id: windowsId });
    expect(late.status).toBe(409);
  });
});

it('an everyday job of a service shows what it costs by what is kept now', async () => {
  const client = await createSweep();
  const empty = await client.get(`${ofService}/sample`);
  expect(empty).toMatchObject({ lines: [{ unit_price_minor: null }], total_minor: null });
  await client.post('/api/provider/pricing-rules', sweepRule);
  expect(await client.get(`${ofService}/sample`)).toMatchObject({
    lines: [{ description: 'Sweep a flue', quantity: 3, unit_price_minor: 6500, net_minor: 19500, is_own_price: true }],
    total_minor: 23400,
  });
  const painting = await client.get(`/api/provider/services/${paintingId}/sample`);
  expect(painting.lines.some(({ is_own_price }: Row) => is_own_price)).toBe(true);
  expect(painting.lines.some(({ is_own_price }: Row) => !is_own_price)).toBe(true);
});
