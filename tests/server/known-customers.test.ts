import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '#tests/support/api-client.ts';
import { createPainter } from '#tests/support/stories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let running: TestApp;
let client: Client;
let other: Client;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
  [{ client }, { client: other }] = await Promise.all([createPainter(fetch), createPainter(fetch)]);
}, 120_000);
afterAll(() => running.stop());

const add = (fields: object, by = client) => by.post('/api/provider/customers', fields);
const create = async (fields: object, by = client) => {
  const { status, body } = await by.send('POST', '/api/quotes', fields);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const byHand = { mode: 'by_hand' } as const;

const mail = [
  'From: Zora Quabble <zora@quabble.example>',
  'Subject: Painting',
  '',
  'Hi there,',
  'could you paint our lounge and hallway?',
  '',
  'Kind regards,',
  'Zora Quabble',
  '12 Mill Lane, Leeds LS1 4DY',
  '020 7946 0991',
].join('\n');

describe('what a pasted request says', () => {
  it('is proposed without writing anything', async () => {
    const before = (await client.get('/api/provider/customers')).length;
    expect(await client.post('/api/quotes/read-request', { description: mail })).toEqual({
      title: 'Paint living room and hallway',
      service: expect.objectContaining({ slug: 'interior-painting', is_sure: true }),
      found: {
        name: 'Zora Quabble',
        email: 'zora@quabble.example',
        phone: '020 7946 0991',
        address: '12 Mill Lane, Leeds LS1 4DY',
        locale: 'en-GB',
      },
      known_customer: null,
    });
    expect(await client.get('/api/provider/customers')).toHaveLength(before);
  });

  it('is used where a field was left out, and told', async () => {
    const { data, meta } = await create({ description: mail, ...byHand });
    expect(data).toMatchObject({ title: 'Paint living room and hallway', locale: 'en-GB' });
    const customer = await client.get(`/api/provider/customers/${data.customer.id}`);
    expect(customer).toMatchObject({
      name: 'Zora Quabble',
      email: 'zora@quabble.example',
      phone: '020 7946 0991',
      address: '12 Mill Lane, Leeds LS1 4DY',
    });
    expect(meta.found).toMatchObject({ name: 'Zora Quabble', phone: '020 7946 0991' });
  });

  it('never counts against what the provider says: given values, emptied fields, another person, another language', async () => {
    const text = mail.replaceAll('abble', 'ibble');
    const { data: given } = await create({
      description: text,
      ...byHand,
      locale: 'de-DE',
      customer: { name: 'Zora Quibble', email: 'z@home.example', phone: null, address: '' },
    });
    expect(given.locale).toBe('de-DE');
    expect(await client.get(`/api/provider/customers/${given.customer.id}`)).toMatchObject({
      email: 'z@home.example',
      phone: null,
      address: null,
    });
    const { data: forAnother } = await create({ description: text, ...byHand, customer: { name: 'Otto Else' } });
    expect(await client.get(`/api/provider/customers/${forAnother.customer.id}`)).toMatchObject({
      name: 'Otto Else',
      email: null,
      phone: null,
      address: null,
    });
  });

  it('tells the language, and the country by what else it says', async () => {
    const german = 'Guten Tag,\nbitte streichen Sie unser Wohnzimmer und den Flur.\nViele Grüße\nMax Muster';
    const { data } = await create({ description: german, ...byHand });
    expect(data).toMatchObject({ locale: 'de-DE', title: 'Wohnzimmer und Flur streichen' });
    const dutch =
      'Goedemiddag, kunt u onze woonkamer schilderen? Groeten, Jan Proef\nDorpsstraat 12, 1011 AB Amsterdam\n+32 2 555 12 12';
    expect((await client.post('/api/quotes/read-request', { description: dutch })).found.locale).toBe('nl-NL');
  });

  it('without a name anywhere, the customer has to be named', async () => {
    const { status, body } = await client.send('POST', '/api/quotes', { description: 'Paint the hall please' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ 'customer.name': ['Please name the customer'] });
  });
});

describe('a known customer', () => {
  const ways = ['020 7946 0301', '+44 20 7946 0301', '0044 (0)20 7946-0301', '02079460301', '(020) 7946.0301'];

  it('is one record, by mail in any case and by telephone in any way of writing it', async () => {
    const { id } = await add({ name: 'Ada Known', email: 'Ada@Known.example', phone: ways[0] });
    for (const fields of [
      { name: 'A. Known', email: ' ADA@known.EXAMPLE ' },
      ...ways.map((phone) => ({ name: 'Ada K.', phone })),
    ]) {
      expect((await add(fields)).id).toBe(id);
      const { data } = await create({ description: 'Paint the hall please', customer: fields, ...byHand });
      expect(data.customer.id).toBe(id);
    }
    const proposed = await client.post('/api/quotes/read-request', {
      description: 'Please paint the hall.\n\nThanks\nAda\n+44 (0) 20 7946 0301',
    });
    expect(proposed).toMatchObject({ known_customer: { id, name: 'Ada Known' }, found: { customer_id: id } });
  });

  it('keeps what it has, and gaps are filled', async () => {
    const { id } = await add({ name: 'Bea Known', email: 'bea@known.example' });
    const again = await add({
      name: 'Beatrice',
      email: 'BEA@known.example',
      phone: '020 7946 0302',
      address: 'Here 1',
    });
    expect(again).toMatchObject({ id, name: 'Bea Known', phone: '020 7946 0302', address: 'Here 1' });
  });

  it('is somebody else with another name and another mail at the same telephone', async () => {
    const { id } = await add({ name: 'Cleo Known', email: 'cleo@known.example', phone: '020 7946 0303' });
    const partner = await add({ name: 'Dan Other', email: 'dan@other.example', phone: '020 7946 0303' });
    expect(partner.id).not.toBe(id);
  });

  it('of another provider is nobody known', async () => {
    const { id } = await add({ name: 'Eve Known', email: 'eve@known.example', phone: '020 7946 0304' });
    expect((await add({ name: 'Eve Known', email: 'eve@known.example' }, other)).id).not.toBe(id);
    const description = 'Please paint the hall. Thanks, Fred\n020 7946 0304';
    expect((await other.post('/api/quotes/read-request', { description })).known_customer).toBeNull();
  });

  it('stays one when two quotes for somebody new begin at once', async () => {
    const fields = { description: 'Paint the hall please', customer: { name: 'Gil New', email: 'gil@new.example' } };
    const made = await Promise.all(Array.from({ length: 6 }, () => create({ ...fields, ...byHand })));
    expect(new Set(made.map(({ data }) => data.customer.id)).size).toBe(1);
  });
});

describe('two records of one customer', () => {
  it('become one: quotes go over, gaps are filled, the other is gone', async () => {
    const { id: first } = await add({ name: 'Hal Twice', email: 'hal@twice.example' });
    const { id: second } = await add({ name: 'Hal Twice', phone: '020 7946 0305', address: 'There 2' });
    const { data: quote } = await create({ description: 'Paint the hall', customer: { id: second }, ...byHand });
    const merged = await client.post(`/api/provider/customers/${second}/merge`, { into: first });
    expect(merged).toMatchObject({
      id: first,
      email: 'hal@twice.example',
      phone: '020 7946 0305',
      address: 'There 2',
      quotes: [{ id: quote.id }],
    });
    expect((await client.send('GET', `/api/provider/customers/${second}`)).status).toBe(404);
    expect(await client.get('/api/quotes?search=hal%40twice')).toMatchObject([
      { id: quote.id, customer_name: 'Hal Twice' },
    ]);
  });

  it('cannot be somebody of another provider, either way round, nor one and the same', async () => {
    const [mine, theirs] = [await add({ name: 'Ina Mine' }), await add({ name: 'Jo Theirs' }, other)];
    const merge = (id: string, into: string) => client.send('POST', `/api/provider/customers/${id}/merge`, { into });
    expect((await merge(mine.id, theirs.id)).status).toBe(404);
    expect((await merge(theirs.id, mine.id)).status).toBe(404);
    const same = await merge(mine.id, mine.id);
    expect(same.body).toMatchObject({ code: 'invalid_fields', errors: { into: ['Please choose another customer'] } });
    expect((await client.get(`/api/provider/customers/${mine.id}`)).name).toBe('Ina Mine');
    expect((await other.get(`/api/provider/customers/${theirs.id}`)).name).toBe('Jo Theirs');
  });
});

describe('an email address', () => {
  const wrong = [
    ['a@b.example.', 'An email address does not end in a dot'],
    ['foo@bar', 'This email address lacks its ending, such as .com'],
    ['a@b.example, c@d.example', 'Please enter one email address only'],
  ] as const;

  it.each(wrong)('%s is refused by every call that takes one, with the same sentence', async (email, sentence) => {
    const { id } = await add({ name: 'Lou' });
    const { data: quote } = await create({ description: 'Paint the hall', customer: { id }, ...byHand });
    const order = { channel: 'email', recipient: email };
    const refusals = [
      ['POST', '/api/provider/customers', { name: 'L', email }, 'email'],
      ['PUT', `/api/provider/customers/${id}`, { email }, 'email'],
      ['POST', '/api/quotes', { description: 'Paint it', customer: { name: 'L', email } }, 'customer.email'],
      [
        'POST',
        '/api/quotes',
        { description: 'Paint it', customer: { name: 'L' }, send_link: order },
        'send_link.recipient',
      ],
      ['POST', `/api/quotes/${quote.id}/send`, order, 'recipient'],
      ['POST', `/api/quotes/${quote.id}/send-link`, order, 'recipient'],
      ['PUT', '/api/provider/profile', { email }, 'email'],
      ['POST', '/api/auth/request-magic-link', { email }, 'email'],
    ] as const;
    for (const [method, path, body, field] of refusals) {
      const refused = await client.send(method, path, body);
      expect(refused.status, path).toBe(422);
      expect(refused.body.errors, path).toEqual({ [field]: [sentence] });
    }
    const signUp = await client.send('POST', '/auth/v1/signup', { email, password: 'a long enough phrase of words' });
    expect(signUp.status).toBe(400);
  });
});
