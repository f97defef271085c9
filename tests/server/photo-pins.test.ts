import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { createPainter, createQuote, handIn, sendQuestions, uploadPhoto, waitForStatus } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
let client: Client;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);

beforeAll(async () => {
  running = await startTestApp();
  client = (await createPainter(fetch)).client;
}, 60_000);
afterAll(() => running.stop());

async function withPhoto() {
  const quote = await createQuote(client);
  const { token } = await sendQuestions(client, quote.id);
  const customer = createClient(fetch);
  const question = quote.questions.find(({ type }: Answer['body']) => type === 'PhotoCapture');
  const media = (await uploadPhoto(customer, token, question?.id)).body.data;
  return {
    quote,
    token,
    customer,
    media,
    at: `/api/quotes/${quote.id}/media/${media.id}/pins`,
    theirs: `/api/customer/quotes/${token}/media/${media.id}/pins`,
    pins: async () => (await client.get(`/api/quotes/${quote.id}`)).media[0].pins,
  };
}

it('numbers the marks of provider and customer on a photo, each with what it belongs to', async () => {
  const { quote, token, customer, media, at, theirs, pins } = await withPhoto();
  const question = quote.questions[0].id;
  await customer.post(theirs, { x: 0.2, y: 0.4, note: 'The crack' });
  await client.post(at, { x: 0.7, y: 0.1, question_id: question });
  expect(await pins()).toMatchObject([
    { number: 1, author: 'customer', note: 'The crack', question_id: media.question_id, line_item_id: null },
    { number: 2, author: 'provider', x: 0.7, y: 0.1, question_id: question },
  ]);
  // The customer sees their own and no other.
  const [seen] = (await customer.get(`/api/customer/quotes/${token}`)).media;
  expect(seen.pins).toEqual([{ id: expect.any(String), number: 1, x: 0.2, y: 0.4, note: 'The crack' }]);
});

it('moves a mark from an answer to a line, takes it away, and leaves the customer’s where it is', async () => {
  const { quote, customer, token, at, theirs, pins } = await withPhoto();
  const mark = await customer.post(theirs, { x: 0.2, y: 0.4 });
  await handIn(customer, token);
  expect((await customer.send('POST', theirs, { x: 0.1, y: 0.1 })).status).toBe(409);
  expect((await customer.send('DELETE', `${theirs}/${mark.id}`)).status).toBe(409);
  await waitForStatus(client, quote.id, 'provider_review');
  const own = await client.post(at, { x: 0.7, y: 0.1, question_id: quote.questions[0].id });
  const { line_item } = await client.post(`/api/quotes/${quote.id}/line-items`, {
    category: 'labour',
    description: 'Fill the crack',
    quantity: 1,
    unit: 'fixed',
    unit_price_minor: 100,
  });
  const moved = await client.put(`${at}/${own.id}`, { line_item_id: line_item.id });
  expect(moved).toMatchObject({ line_item_id: line_item.id, question_id: null });
  expect((await client.send('PUT', `${at}/${mark.id}`, { x: 0.9 })).status).toBe(409);
  expect((await client.put(`${at}/${mark.id}`, { line_item_id: line_item.id })).line_item_id).toBe(line_item.id);
  expect((await client.send('DELETE', `${at}/${mark.id}`)).status).toBe(404);
  await client.send('DELETE', `${at}/${own.id}`);
  // The line goes, the mark stays.
  await client.send('DELETE', `/api/quotes/${quote.id}/line-items/${line_item.id}`);
  expect(await pins()).toMatchObject([{ id: mark.id, line_item_id: null }]);
});

it('refuses a place outside of the photo, a line or question of another quote, both at once, and a photo of another', async () => {
  const { quote, at } = await withPhoto();
  const other = await withPhoto();
  const question = quote.questions[0].id;
  const foreign = other.quote.questions[0].id;
  const answers = [
    await client.send('POST', at, { x: 1.2, y: 0 }),
    await client.send('POST', at, { x: 'left', y: 0 }),
    await client.send('POST', at, { x: 0, y: 0, question_id: foreign }),
    await client.send('POST', at, { x: 0, y: 0, question_id: question, line_item_id: question }),
    await client.send('POST', `/api/quotes/${quote.id}/media/${other.media.id}/pins`, { x: 0, y: 0 }),
    await other.customer.send('POST', `/api/customer/quotes/${other.token}/media/${quote.id}/pins`, { x: 0, y: 0 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 404, 404]);
});
