import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, createClient } from '../support/api-client.ts';
import { createPainter, createQuote, sendQuestions } from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running?.stop());

const description = 'Please paint two bedrooms 4 x 3 m, walls only.';
const isSize = ({ type }: { type: string }) => type === 'Dimensions';
const size = { shape: 'rectangular', unit: 'meters', length: 4, width: 3 };

async function sizeQuestion(token: string): Promise<Answer['body']> {
  const { questions, progress } = await createClient(fetch).get(`/api/customer/quotes/${token}`);
  return { ...questions.find(isSize), progress };
}

test('what the request seems to say reaches the customer with its question, and answers nothing by itself', async () => {
  const { client } = await createPainter(fetch);
  const { token } = await sendQuestions(client, (await createQuote(client, { description })).id);
  const asked = await sizeQuestion(token);
  expect(asked).toMatchObject({ prefill: size, response: null, status: 'active', progress: { answered: 0 } });

  const responses = [{ question_id: asked.id, value: asked.prefill }];
  await createClient(fetch).post(`/api/customer/quotes/${token}/responses`, { responses });
  expect(await sizeQuestion(token)).toMatchObject({ status: 'completed', response: { value: size } });
});

test('a question that its provider puts differently is no longer answered beforehand', async () => {
  const { client } = await createPainter(fetch);
  const quote = await createQuote(client, { description });
  const question = quote.questions.find(isSize);
  await client.put(`/api/quotes/${quote.id}/questions/${question.id}`, { config: { shapes: ['circular'] } });
  const { token } = await sendQuestions(client, quote.id);
  const { questions } = await createClient(fetch).get(`/api/customer/quotes/${token}`);
  expect(questions.find(({ id }: { id: string }) => id === question.id)).toMatchObject({ prefill: null });
});
