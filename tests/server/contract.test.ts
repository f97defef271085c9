import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failure, success } from '#contract/envelope.ts';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import type { Ids, Name } from '../support/contract-case.ts';
import { cases } from '../support/contract-cases.ts';
import {
  createPainter,
  createQuote,
  sendQuestions,
  sendQuote,
  uploadPhoto,
  waitForStatus,
} from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
let first: { client: Client; ids: Ids };
let second: { client: Client; ids: Ids };
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

async function populate(): Promise<{ client: Client; ids: Ids }> {
  const { client } = await createPainter(fetch);
  const customer = createClient(fetch);
  const quote = await createQuote(client);
  const link = await sendQuestions(client, quote.id);
  const media = await uploadPhoto(customer, link.token);
  const sent = await sendQuote(client, customer);
  const priced = await client.get(`/api/quotes/${sent.id}`);
  const drafted = await createQuote(client);
  await client.post(`/api/quotes/${drafted.id}/estimate`);
  const review = await waitForStatus(client, drafted.id, 'provider_review');
  const [rule] = await client.get('/api/provider/pricing-rules');
  const [service] = await client.get('/api/provider/services');
  const ofService = `/api/provider/services/${service.id}`;
  const asked = { type: 'TextQuestion', prompt: 'When was it last painted?' };
  const ownQuestion = await client.post(`${ofService}/questions`, asked);
  const kept = { description: 'Sheets', category: 'materials', quantity: 1, unit: 'fixed', unit_price_minor: 500 };
  const standardLine = await client.post(`${ofService}/standard-lines`, kept);
  const kit = await client.post('/api/provider/kits', { kind: 'kit', name: 'Walls', quote_id: review.id });
  const [profession] = await client.get('/api/professions');
  const pins = `media/${media.body.data.id}/pins`;
  const pin = await client.post(`/api/quotes/${quote.id}/${pins}`, { x: 0.5, y: 0.5 });
  const customerPin = await customer.post(`/api/customer/quotes/${link.token}/${pins}`, { x: 0.1, y: 0.1 });
  const view = await client.post('/api/quote-views', { name: 'Sent', filter: { status: 'sent' } });
  return {
    client,
    ids: {
      kit: kit.id,
      profession: profession.id,
      asked: quote.id,
      pin: pin.id,
      customerPin: customerPin.id,
      view: view.id,
      quote: review.id,
      customer: review.customer.id,
      component: review.components[0].id,
      line: review.line_items[0].id,
      question: review.questions[0].id,
      link: link.linkId,
      sentLink: sent.linkId,
      token: link.token,
      sentToken: sent.token,
      media: media.body.data.id,
      extra: priced.components.find(({ is_optional }: { is_optional: boolean }) => is_optional).id,
      rule: rule.id,
      serviceType: service.id,
      ownQuestion: ownQuestion.id,
      standardLine: standardLine.id,
      session: (await client.get('/api/account/sessions'))[0].id,
    },
  };
}

beforeAll(async () => {
  running = await startTestApp();
  [first, second] = await Promise.all([populate(), populate()]);
}, 240_000);
afterAll(() => running.stop());

const all = Object.entries(endpoints) as [Name, Endpoint][]; // entries lose the names of their keys
const url = (name: Name, params: Record<string, string | undefined>) =>
  `/api${Object.entries(params).reduce<string>((path, [key, value]) => path.replace(`{${key}}`, value ?? ''), endpoints[name].path)}`;
const pathOf = (name: Name, ids: Ids) => url(name, cases[name].params?.(ids) ?? {});
const call = (client: Client, name: Name, ids: Ids, body: unknown) =>
  client.send(
    endpoints[name].method,
    pathOf(name, ids),
    endpoints[name].method === 'GET' ? undefined : body,
    cases[name].headers?.(ids),
  );

function expectRefusal({ status, body }: Answer, expected: readonly number[], what: string): void {
  expect(expected, `${what} answered ${status} ${JSON.stringify(body)}`).toContain(status);
  expect(failure.safeParse(body).error, what).toBeUndefined();
}

function expectSound({ status, body }: Answer, endpoint: Endpoint, what: string): void {
  expect(status, `${what}: ${JSON.stringify(body)}`).toBeLessThan(500);
  const schema = status < 300 ? success(endpoint) : failure;
  expect(schema.safeParse(body).error, what).toBeUndefined();
}

describe('every operation of the contract', () => {
  it('stands in the OpenAPI document and in the list of this test', async () => {
    const document = (await createClient(fetch).send('GET', '/api/openapi.json')).body;
    const printed = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(document.openapi).toMatch(/^3\.1/);
    expect(printed.sort()).toEqual(Object.keys(cases).sort());
  });

  it('is described in a document that goes out compressed, as every call does', async () => {
    const answer = await fetch('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
  });

  it.each(all)('%s refuses a caller without a token', async (name, endpoint) => {
    const nobody = createClient(fetch);
    const body = cases[name].body?.(first.ids) ?? {};
    if (endpoint.caller === 'public') return expectSound(await call(nobody, name, first.ids, body), endpoint, name);
    if (endpoint.caller !== 'customer') return expectRefusal(await call(nobody, name, first.ids, body), [401], name);
    const forged = {
      ...first.ids,
      token: 'A'.repeat(64),
      sentToken: first.ids.sentToken?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) ?? '',
    };
    return expectRefusal(await call(nobody, name, forged, body), [404], name);
  });

  it.each(all)('%s shows another provider nothing', async (name, endpoint) => {
    const answer = await call(second.client, name, first.ids, cases[name].body?.(first.ids) ?? {});
    if (endpoint.caller === 'provider' && cases[name].params && !cases[name].isOfCatalogue)
      return expectRefusal(answer, [404], name);
    expectSound(answer, endpoint, name);
    if (cases[name].isOfEach) {
      const each: { ok: boolean; code: string }[] = answer.body.data;
      return expect(each.map(({ ok, code }) => [ok, code])).toEqual([[false, 'not_found']]);
    }
    if (endpoint.caller === 'provider')
      for (const id of ['quote', 'rule', 'line', 'customer', 'ownQuestion', 'standardLine', 'kit'].map(
        (kind) => first.ids[kind],
      ))
        expect(JSON.stringify(answer.body)).not.toContain(id);
  });

  it.each(all.filter(([, endpoint]) => endpoint.caller === 'customer'))(
    '%s gives another customer’s link nothing of this quote',
    async (name, endpoint) => {
      const foreign = { ...first.ids, token: second.ids.token ?? '', sentToken: second.ids.sentToken ?? '' };
      const answer = await call(createClient(fetch), name, foreign, cases[name].body?.(first.ids) ?? {});
      expectSound(answer, endpoint, name);
      for (const id of [first.ids.media, first.ids.extra, first.ids.component])
        expect(JSON.stringify(answer.body)).not.toContain(id);
      const namesForeignThings = [
        ...['deleteMedia', 'toggleVisibility', 'saveResponses', 'trackClick'],
        ...['createCustomerPin', 'deleteCustomerPin'],
      ].includes(name);
      if (namesForeignThings) expectRefusal(answer, [404, 422], name);
    },
  );

  it.each(all.filter(([, endpoint]) => endpoint.caller === 'customer'))(
    '%s takes a provider’s token for no link',
    async (name) => {
      const withQuoteId = { ...first.ids, token: first.ids.quote ?? '', sentToken: first.ids.quote ?? '' };
      expectRefusal(await call(second.client, name, withQuoteId, cases[name].body?.(first.ids) ?? {}), [404], name);
    },
  );

  const withBody = all.filter(([, endpoint]) => endpoint.body);

  it.each(withBody)('%s answers an empty body with the fields it misses', async (name, endpoint) => {
    const answer = await call(first.client, name, first.ids, '');
    if (endpoint.body?.safeParse({}).success) expectSound(answer, endpoint, name);
    else expectRefusal(answer, [422], name);
  });

  it.each(withBody)('%s refuses what is no JSON and what is too large', async (name) => {
    expectRefusal(await call(first.client, name, first.ids, '{"a":'), [400], name);
    expectRefusal(await call(first.client, name, first.ids, JSON.stringify({ x: 'x'.repeat(1_100_000) })), [413], name);
    expectRefusal(await call(first.client, name, first.ids, `${'['.repeat(30)}${']'.repeat(30)}`), [422], name);
  });

  const wrong = [
    null,
    42,
    -1.5,
    1e308,
    true,
    'x',
    'x'.repeat(100_001),
    'a\u0000b',
    '\ud800',
    [],
    [[]],
    {},
    { a: { b: [1] } },
    '2026-13-45',
  ];

  it.each(withBody)('%s says which field is wrong, whatever stands in it', async (name, endpoint) => {
    const valid = cases[name].body?.(first.ids) ?? {};
    const { properties = {} } = z.toJSONSchema(endpoint.body ?? z.any(), { io: 'input', unrepresentable: 'any' });
    for (const field of new Set([...Object.keys(valid), ...Object.keys(properties)])) {
      for (const value of wrong) {
        const body = { ...valid, [field]: value };
        const answer = await call(first.client, name, first.ids, body);
        const what = `${name} ${field}=${JSON.stringify(value)?.slice(0, 40)}`;
        const isStorable = typeof value !== 'string' || !/\0|\p{Surrogate}/u.test(value);
        if (isStorable && endpoint.body?.safeParse(body).success) expectSound(answer, endpoint, what);
        else expectRefusal(answer, [422], what);
      }
    }
  });

  it.each(all.filter(([name]) => cases[name].params))('%s finds nothing behind an id that is none', async (name) => {
    for (const id of [
      '1',
      'x'.repeat(5000),
      '%00',
      "'; drop table quotes; --",
      '00000000-0000-4000-8000-000000000000',
    ]) {
      const params = Object.fromEntries(
        Object.keys(cases[name].params?.(first.ids) ?? {}).map((key) => [key, encodeURIComponent(id)]),
      );
      const answer = await first.client.send(
        endpoints[name].method,
        url(name, params),
        endpoints[name].method === 'GET' ? undefined : (cases[name].body?.(first.ids) ?? {}),
        {},
      );
      expectRefusal(answer, [404], `${name} ${id.slice(0, 20)}`);
    }
  });

  it.each(all.filter(([, endpoint]) => endpoint.query))(
    '%s refuses a query that cannot be meant',
    async (name, endpoint) => {
      const { properties = {} } = z.toJSONSchema(endpoint.query ?? z.any(), { io: 'input', unrepresentable: 'any' });
      const queries = [
        'page=0',
        'page=x',
        'page=99999999999999999999',
        'per_page=101',
        'status=nothing',
        `search=${'x'.repeat(5000)}`,
        'search=%00',
        'sort=colour',
        'order=nothing',
      ];
      for (const query of queries.filter((one) => Object.keys(properties).includes(one.split('=')[0] ?? ''))) {
        expectRefusal(await first.client.send('GET', `${pathOf(name, first.ids)}?${query}`), [422], query);
      }
    },
  );
});
