import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteReadiness } from '#server/db/schema.ts';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { countQueries } from '../support/count-queries.ts';
import { freshRequirements, shownRequirements } from '../support/fresh-requirements.ts';
import { poll } from '../support/poll.ts';
import {
  answerTo,
  createPainter,
  createQuote,
  sendQuestions,
  sendQuote,
  uploadPhoto,
  waitForStatus,
} from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
let client: Client;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
const customer = createClient(fetch);

beforeAll(async () => {
  running = await startTestApp();
  ({ client } = await createPainter(fetch));
});
afterAll(() => running.stop());

const whole = (id: string): Promise<Answer['body']> => client.get(`/api/quotes/${id}`);
const head = (id: string): Promise<Answer['body']> => client.get(`/api/quotes/${id}/head`);

describe('what a quote needs and has', () => {
  it('is the same as reckoned afresh after every kind of change', async () => {
    const quote = await createQuote(client);
    const { token } = await sendQuestions(client, quote.id);
    const expectFresh = async (): Promise<string> => {
      const shown = shownRequirements(await whole(quote.id));
      expect(shown).toEqual(await freshRequirements(running, quote.id));
      return JSON.stringify(shown);
    };
    const states = [await expectFresh()];
    const { questions } = await customer.get(`/api/customer/quotes/${token}`);
    for (const question of questions.filter(({ type }: Answer['body']) => type !== 'PhotoCapture').slice(0, 3)) {
      const responses = [{ question_id: question.id, value: answerTo(question) }];
      await customer.post(`/api/customer/quotes/${token}/responses`, { responses });
      states.push(await expectFresh());
    }
    await client.send('DELETE', `/api/quotes/${quote.id}/questions/${questions[0].id}`);
    states.push(await expectFresh());
    await client.post(`/api/quotes/${quote.id}/questions/${questions[0].id}/restore`);
    await expectFresh();
    await client.post(`/api/quotes/${quote.id}/estimate`);
    const { line_items } = await waitForStatus(client, quote.id, 'provider_review');
    await expectFresh();
    await client.put(`/api/quotes/${quote.id}/line-items/${line_items[0].id}`, { quantity: 7 });
    await expectFresh();
    const [rule] = await client.get('/api/provider/pricing-rules');
    await client.put(`/api/provider/pricing-rules/${rule.id}`, { ...rule, rate_minor: 4321 });
    await expectFresh();
    // The answers did move something, so that a stale one would have shown.
    expect(new Set(states).size).toBeGreaterThan(2);
  });

  it('is reckoned once for what it rests on, not at each look', async () => {
    const quote = await createQuote(client);
    const { token } = await sendQuestions(client, quote.id);
    const before = shownRequirements(await whole(quote.id));
    const kept = { key: 'kept', label: 'Kept', importance: 'low' as const, satisfied: true };
    const marked: Record<string, (typeof kept)[]> = { [quote.components[0].id]: [kept] };
    const { db } = running.deps;
    await db.update(quoteReadiness).set({ requirements: marked }).where(eq(quoteReadiness.quoteId, quote.id));
    expect(shownRequirements(await whole(quote.id))).toEqual(marked);
    // A line or a title changes nothing that it rests on.
    const { revision } = await whole(quote.id);
    await client.put(`/api/quotes/${quote.id}`, { revision, title: 'Our living room' });
    expect(shownRequirements(await whole(quote.id))).toEqual(marked);
    const { questions } = await customer.get(`/api/customer/quotes/${token}`);
    const question = questions.find(({ type }: Answer['body']) => type !== 'PhotoCapture');
    const responses = [{ question_id: question.id, status: 'skipped' }];
    await customer.post(`/api/customer/quotes/${token}/responses`, { responses });
    expect(Object.keys(before)).toEqual(Object.keys(shownRequirements(await whole(quote.id))));
    expect(shownRequirements(await whole(quote.id))).not.toEqual(marked);
  });
});

describe('a page that waits', () => {
  it('asks the database one question for the head of a quote, and one for its customer', async () => {
    const quote = await createQuote(client);
    const { token } = await sendQuestions(client, quote.id);
    await head(quote.id);
    // Beside it, whose quote it is: the provider's membership, the customer's link.
    expect(await countQueries(running.pool, () => head(quote.id))).toBe(2);
    expect(await countQueries(running.pool, () => customer.get(`/api/customer/quotes/${token}/status`))).toBe(2);
  });

  it('sees in the head how the quote stands, as the whole says it', async () => {
    const { id } = await sendQuote(client, customer);
    const { mark, revision, status, conversation_stage, pipeline, messages_unread, updated_at } = await whole(id);
    expect(await head(id)).toEqual({
      mark,
      revision,
      status,
      conversation_stage,
      pipeline,
      messages_unread,
      updated_at,
    });
    expect(status).toBe('sent');
    expect(pipeline.find(({ step }: Answer['body']) => step === 'quote_estimate')).toMatchObject({
      status: 'completed',
      started_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const { body } = await createClient(fetch).send('GET', `/api/quotes/${id}/head`);
    expect(body.code).toBe('unauthorized');
    const other = await createPainter(fetch);
    expect((await other.client.send('GET', `/api/quotes/${id}/head`)).status).toBe(404);
  });

  it('is told of everything that happens to the quote, and of nothing else', async () => {
    const quote = await createQuote(client);
    let last = (await whole(quote.id)).mark;
    const expectMoved = async (what: string): Promise<void> => {
      const { mark } = await head(quote.id);
      expect(mark, what).not.toBe(last);
      expect((await whole(quote.id)).mark, what).toBe(mark);
      last = mark;
    };
    const { token, linkId } = await sendQuestions(client, quote.id);
    await expectMoved('the questions go out');
    await customer.send('POST', `/api/quotes/links/${linkId}/track-click`, {}, { 'x-link-token': token });
    await expectMoved('the link is opened');
    const { questions } = await customer.get(`/api/customer/quotes/${token}`);
    const text = questions.find(({ type }: Answer['body']) => type !== 'PhotoCapture');
    await customer.post(`/api/customer/quotes/${token}/responses`, {
      responses: [{ question_id: text.id, value: answerTo(text) }],
    });
    await expectMoved('an answer is kept');
    const photo = await uploadPhoto(customer, token);
    await poll('the photo is done with', async () => {
      const { jobs } = await whole(quote.id);
      return jobs.every((job: Answer['body']) => job.status === 'completed');
    });
    await expectMoved('a photo comes');
    await customer.send('DELETE', `/api/customer/quotes/${token}/media/${photo.body.data.id}`);
    await expectMoved('the photo is taken back');
    await customer.post(`/api/customer/quotes/${token}/message`, { message: 'One more thing.' });
    await expectMoved('the customer writes');
    expect((await head(quote.id)).messages_unread).toBe(1);
    await customer.get(`/api/customer/quotes/${token}`);
    await whole(quote.id);
    expect((await head(quote.id)).mark).toBe(last);
  });
});
