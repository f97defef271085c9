import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { QuoteStatus } from '#domain/quote/status.ts';
import { createApp } from '#server/create-app.ts';
import { quotes } from '#server/db/schema.ts';
import { type Answer, createClient } from '../support/api-client.ts';
import { painterInApp } from '../support/painter-in-app.ts';
import { poll } from '../support/poll.ts';
import { createPainter, createQuote, latestMail, sendQuestions, sendQuote, waitForStatus } from '../support/stories.ts';

const people = painterInApp();
const fetch = (path: string, init: RequestInit) => people.running.app.request(path, init);

const sent = (fields?: Record<string, unknown>) => sendQuote(people.painter.client, people.customer, fields);
const ofCustomer = (token: string, what = '') => `/api/customer/quotes/${token}${what}`;
const actionsOf = async (id: string): Promise<string[]> =>
  (await people.painter.client.get(`/api/quotes/${id}/activity`)).map(({ action }: Answer['body']) => action);
const putInto = (id: string, status: QuoteStatus) =>
  people.running.deps.db.update(quotes).set({ status, sentVersion: null }).where(eq(quotes.id, id));
const mailWith = (address: string, words: string) =>
  poll(`a mail to ${address}`, async () => {
    const mail = await latestMail(people.customer, address);
    return mail && `${mail.subject}\n${mail.text}`.includes(words) && mail;
  });

const decisions = [
  ['accept', { version: 1, name: 'Mara Muster' }],
  ['reject', { reason: 'price' }],
  ['request-changes', { message: 'Without the ceiling, please.' }],
] as const;

describe('a decision', () => {
  it.each(decisions)('%s is refused in every state but sent, with what is possible instead', async (name, body) => {
    const { id, token } = await sent();
    const sentences: string[] = [];
    for (const status of [
      'draft',
      'processing',
      'awaiting_customer',
      'provider_review',
      'accepted',
      'failed',
    ] as const) {
      await putInto(id, status);
      const refused = await people.customer.send('POST', ofCustomer(token, `/${name}`), body);
      expect([status, refused.status, refused.body.code]).toEqual([status, 409, 'invalid_state']);
      sentences.push(refused.body.message);
    }
    expect(new Set(sentences)).toEqual(
      new Set([
        'There is no price to decide on yet. You will get a message when it is ready.',
        'You have already accepted this quote. Write a message if something should be different.',
      ]),
    );
    expect(await actionsOf(id)).not.toContain(
      { accept: 'accept', reject: 'decline', 'request-changes': 'request_changes' }[name],
    );
  });

  it.each(decisions)('%s is refused when the price has ended', async (name, body) => {
    const { token } = await sent();
    people.running.moveClock(40 * 86_400_000);
    try {
      const refused = await people.customer.send('POST', ofCustomer(token, `/${name}`), body);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'This price has ended. Please ask for a fresh one.',
      ]);
    } finally {
      people.running.moveClock(-40 * 86_400_000);
    }
  });

  it('of two at the same moment stands once', async () => {
    const { id, token } = await sent();
    const answers = await Promise.all(
      decisions.map(([name, body]) => people.customer.send('POST', ofCustomer(token, `/${name}`), body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const actions = await actionsOf(id);
    expect(actions.filter((action) => ['accept', 'decline', 'request_changes'].includes(action))).toHaveLength(1);
  });

  it('is nothing that another customer or the owner’s preview can make', async () => {
    const { id, token } = await sent();
    const other = await createPainter(fetch);
    for (const [name, body] of decisions) {
      expect((await people.painter.client.send('POST', ofCustomer(id, `/${name}`), body)).status).toBe(403);
      expect((await other.client.send('POST', ofCustomer(id, `/${name}`), body)).status).toBe(404);
    }
    for (const path of ['messages', 'duplicate', 'take-over', 'revise'])
      expect((await other.client.send('POST', `/api/quotes/${id}/${path}`, { message: 'Hi' })).status).toBe(404);
    expect((await other.client.send('GET', `/api/quotes/${id}/messages`)).status).toBe(404);
    expect((await people.customer.get(ofCustomer(token))).status).toBe('sent');
  });
});

describe('declining', () => {
  it('keeps the reason, the words and who said them', async () => {
    const { id, token } = await sent();
    const message = `<b>${'🏠'.repeat(150)}</b>`;
    await people.customer.post(ofCustomer(token, '/reject'), { reason: 'timing', message });
    const quote = await people.painter.client.get(`/api/quotes/${id}`);
    expect(quote).toMatchObject({ reject_reason: 'timing', reject_message: message, messages_unread: 1 });
    expect((await people.painter.client.get(`/api/quotes/${id}/messages`)).at(-1)).toMatchObject({
      kind: 'decline',
      body: message,
    });
    expect((await people.customer.get(ofCustomer(token))).rejected).toMatchObject({ reason: 'timing' });
    const [entry] = await people.painter.client.get(`/api/quotes/${id}/activity`);
    expect(entry).toMatchObject({ actor: 'customer', action: 'decline', to_status: 'rejected', note: 'timing' });
    expect((await mailWith(people.painter.email, 'The time does not suit')).html).toContain('&lt;b&gt;');
  });

  it('without a word says nothing in the thread, and leaves the reason open', async () => {
    const { id, token } = await sent();
    await people.customer.post(ofCustomer(token, '/reject'), { reason: ' ', message: '\u200b' });
    expect(await people.painter.client.get(`/api/quotes/${id}/messages`)).toEqual([]);
    expect(await people.painter.client.get(`/api/quotes/${id}`)).toMatchObject({
      reject_reason: null,
      reject_message: null,
    });
  });

  it('is forgotten by the quote once it is renewed', async () => {
    const { id, token } = await sent();
    await people.customer.post(ofCustomer(token, '/reject'), { reason: 'price', message: 'Too dear' });
    const revised = await people.painter.client.post(`/api/quotes/${id}/revise`);
    expect(revised).toMatchObject({ status: 'provider_review', reject_reason: null, reject_message: null });
  });
});

describe('asking for a change', () => {
  it('shows on both sides until the next version is sent', async () => {
    const { id, token } = await sent();
    const wish = { message: 'Could you leave out the ceiling?' };
    await people.customer.post(ofCustomer(token, '/request-changes'), wish);
    const asked = await people.customer.get(ofCustomer(token));
    expect(asked).toMatchObject({
      status: 'provider_review',
      next: 'result',
      change_request: wish,
      version: { number: 1 },
    });
    expect((await people.painter.client.get(`/api/quotes/${id}`)).change_request).toMatchObject(wish);
    await people.painter.client.post(`/api/quotes/${id}/finalize`);
    expect((await people.customer.get(ofCustomer(token))).version.number).toBe(1);
    await people.painter.client.post(`/api/quotes/${id}/send`, { channel: 'none' });
    const next = await people.customer.get(ofCustomer(token));
    expect(next).toMatchObject({ status: 'sent', change_request: null, version: { number: 2 } });
    await people.customer.post(ofCustomer(token, '/accept'), { version: 2, name: 'Mara' });
  });

  it('twice with the same words is once; with other words it points at the messages', async () => {
    const { id, token } = await sent();
    const wish = { message: 'One coat less' };
    const first = await people.customer.post(ofCustomer(token, '/request-changes'), wish);
    expect(await people.customer.post(ofCustomer(token, '/request-changes'), wish)).toEqual(first);
    const refused = await people.customer.send('POST', ofCustomer(token, '/request-changes'), {
      message: 'And the hall',
    });
    expect(refused.body.message).toBe('You have already asked for a change. Write a message to add something to it.');
    expect(await people.painter.client.get(`/api/quotes/${id}/messages`)).toHaveLength(1);
  });

  it('leaves the price that was sent readable, and nothing of it acceptable', async () => {
    const { id, token } = await sent();
    await people.painter.client.post(`/api/quotes/${id}/revise`);
    expect(await people.customer.get(ofCustomer(token))).toMatchObject({ next: 'result', change_request: null });
    const refused = await people.customer.send('POST', ofCustomer(token, '/accept'), { version: 1, name: 'Mara' });
    expect(refused.body.message).toContain('is being changed');
  });
});

describe('words about a quote', () => {
  it('reach a customer who has no link yet, by a link made for them', async () => {
    const quote = await createQuote(people.painter.client, {
      customer: { name: 'Ole', email: 'ole@customer.example' },
    });
    const { delivery_status } = await people.painter.client.post(`/api/quotes/${quote.id}/messages`, {
      message: 'Which floor?',
    });
    expect(delivery_status).toBe('queued');
    const { text } = await mailWith('ole@customer.example', 'Which floor?');
    const token = /\/q\/([^/]+)\/messages/.exec(text)?.[1] ?? '';
    await people.customer.post(ofCustomer(token, '/message'), { message: 'The second.' });
    const [asked, answered] = await people.painter.client.get(`/api/quotes/${quote.id}/messages`);
    expect(asked).toMatchObject({ author: 'provider', delivery_status: 'read' });
    expect(answered).toMatchObject({ author: 'customer', body: 'The second.' });
    expect(await actionsOf(quote.id)).toContain('message');
  });

  it('go in the language of whoever reads them', async () => {
    const { id } = await sent({ locale: 'de-DE', customer: { name: 'Uwe', email: 'uwe@customer.example' } });
    await people.painter.client.post(`/api/quotes/${id}/messages`, { message: 'Passt Montag?' });
    expect((await mailWith('uwe@customer.example', 'Passt Montag?')).html).toContain('lang="de-DE"');
  });

  it('stay unread while a page is only rendered ahead', async () => {
    const { id, token } = await sent();
    await people.painter.client.post(`/api/quotes/${id}/messages`, { message: 'Hello' });
    await people.customer.get(ofCustomer(token, '/messages?mark_read=false'));
    expect((await people.customer.get(ofCustomer(token))).messages_unread).toBe(1);
  });

  it('bring a quote to those that wait for the provider', async () => {
    const { client } = await createPainter(fetch);
    const { token, id } = await sendQuote(client, people.customer);
    const waiting = async () => (await client.send('GET', '/api/quotes?waiting_for=provider')).body.meta.total;
    expect(await waiting()).toBe(0);
    await people.customer.post(ofCustomer(token, '/message'), { message: 'Hello?' });
    expect(await waiting()).toBe(1);
    await client.get(`/api/quotes/${id}/messages`);
    expect(await waiting()).toBe(0);
  });
});

describe('many words at once', () => {
  it('from one link are refused after a while, with when to go on', async () => {
    const { settings } = people.running.deps;
    const now = people.running.deps.clock();
    // A clock that stands still never crosses into the next window.
    const strict = createApp({
      ...people.running.deps,
      clock: () => now,
      settings: { ...settings, rateLimitFactor: 1 },
    });
    const impatient = createClient((path, init) => strict.request(path, init));
    const { token } = await sent();
    const statuses: number[] = [];
    for (let count = 0; count < 31; count++)
      statuses.push((await impatient.send('POST', ofCustomer(token, '/message'), { message: `No. ${count}` })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    const refused = await impatient.send('POST', ofCustomer(token, '/request-changes'), { message: 'And this' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a quote made from another', () => {
  it('has its customer, parts, lines and questions, and nothing of its answers, number or agreement', async () => {
    const { id, token } = await sent();
    await people.customer.post(ofCustomer(token, '/accept'), { version: 1, name: 'Mara' });
    const source = await people.painter.client.get(`/api/quotes/${id}`);
    const copy = await people.painter.client.post(`/api/quotes/${id}/duplicate`);
    expect(copy).toMatchObject({ status: 'provider_review', title: source.title, totals: source.totals, number: null });
    expect(copy.customer.id).toBe(source.customer.id);
    expect(copy.questions).toHaveLength(source.questions.length);
    expect([copy.responses, copy.links, copy.media, copy.acceptance, copy.accepted_at]).toEqual([
      [],
      [],
      [],
      null,
      null,
    ]);
    const ids = (quote: Answer['body']) => quote.components.map((part: Answer['body']) => part.id);
    for (const line of copy.line_items) if (line.component_id) expect(ids(copy)).toContain(line.component_id);
    const asked = copy.questions.map((question: Answer['body']) => question.id);
    for (const { depends_on } of copy.questions) if (depends_on) expect(asked).toContain(depends_on.question_id);
    await people.painter.client.post(`/api/quotes/${copy.id}/send`, { channel: 'none' });
  });

  it('is a draft with its questions where there are no prices yet', async () => {
    const quote = await createQuote(people.painter.client);
    await sendQuestions(people.painter.client, quote.id);
    const copy = await people.painter.client.post(`/api/quotes/${quote.id}/duplicate`);
    expect(copy).toMatchObject({ status: 'draft' });
    expect(copy.questions).toHaveLength(quote.questions.length);
  });
});

describe('a copy of a quote that has nothing yet', () => {
  it('prepares its questions as if it were asked anew', async () => {
    const quote = await createQuote(people.painter.client);
    for (const { id } of quote.questions)
      await people.painter.client.send('DELETE', `/api/quotes/${quote.id}/questions/${id}`);
    const copy = await people.painter.client.post(`/api/quotes/${quote.id}/duplicate`);
    expect(copy.status).toBe('processing');
    expect((await waitForStatus(people.painter.client, copy.id, 'draft')).questions.length).toBeGreaterThan(0);
  });
});

describe('a quote whose job failed', () => {
  it('is taken over by hand, and only then', async () => {
    const { id } = await sent();
    const refused = await people.painter.client.send('POST', `/api/quotes/${id}/take-over`);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('with the customer')]);
    await putInto(id, 'failed');
    expect((await people.painter.client.post(`/api/quotes/${id}/take-over`)).status).toBe('provider_review');
    expect(await actionsOf(id)).toContain('take_over');
  });
});
