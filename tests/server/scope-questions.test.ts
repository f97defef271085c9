import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueId } from '#server/services/catalogue.ts';
import { type Answer, type Client, createClient } from '../support/api-client.ts';
import { poll } from '../support/poll.ts';
import {
  answerAll,
  createPainter,
  createQuote,
  latestMail,
  paintingId,
  sendQuestions,
  tokenOf,
  waitForStatus,
} from '../support/stories.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let running: TestApp;
const fetch = (path: string, init: RequestInit) => running.app.request(path, init);
const cleaningId = catalogueId('service-type', 'end-of-tenancy-cleaning');
/** Paint it or clean it? The text does not say. */
const description = 'Our 2 bed flat needs freshening up, the walls too, before we move out';

beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

/** A provider who paints and cleans. */
async function createAllRounder(): Promise<Client> {
  const { client } = await createPainter(fetch);
  const services = [paintingId, cleaningId].map((id) => ({ id, type: 'service_type' }));
  await client.put('/api/provider/services', { services });
  return client;
}

const optionsOf = (question: Answer['body']): string[] => question.config.options.map(({ id }: { id: string }) => id);

function stepStatus(quote: Answer['body'], step: string): string {
  return quote.pipeline.find((one: { step: string }) => one.step === step).status;
}

async function choose(customer: Client, token: string, option: string): Promise<Answer['body']> {
  const { questions } = await customer.get(`/api/customer/quotes/${token}`);
  const responses = [{ question_id: questions[0].id, value: { selected: [option] } }];
  return customer.post(`/api/customer/quotes/${token}/responses`, { responses, submit: true });
}

describe('a request that could be several services', () => {
  it('is asked what it is about before anything else, and then about that service only', async () => {
    const client = await createAllRounder();
    const customer = createClient(fetch);
    const quote = await createQuote(client, { description });

    expect(quote.questions).toHaveLength(1);
    const [asked] = quote.questions;
    expect(asked).toMatchObject({ type: 'MultipleChoice', required: true, reviewed_at: null });
    expect(optionsOf(asked)).toEqual(
      expect.arrayContaining(['interior-painting', 'end-of-tenancy-cleaning', 'something_else']),
    );
    expect(quote.components).toEqual([]);
    // Nothing is recognised yet: the title is a clause of the request.
    expect(quote.title).toBe('Our 2 bed flat needs freshening up, the walls too');
    expect([stepStatus(quote, 'scope_questions'), stepStatus(quote, 'section_extraction')]).toEqual([
      'completed',
      'pending',
    ]);

    const { token } = await sendQuestions(client, quote.id);
    const outcome = await choose(customer, token, 'end-of-tenancy-cleaning');
    expect(outcome.next).toBe('pending');

    const drafted = await waitForStatus(client, quote.id, 'draft');
    expect(drafted).toMatchObject({
      conversation_stage: 'post_scope_clarification',
      questions_reviewed_at: null,
      service_types: [{ slug: 'end-of-tenancy-cleaning' }],
      title: 'End of tenancy cleaning, 2 bedrooms',
      components: [{ title: 'Home' }],
    });
    expect(stepStatus(drafted, 'initial_questions')).toBe('completed');
    // Until the provider has looked at them the customer waits.
    expect(await customer.get(`/api/customer/quotes/${token}/status`)).toMatchObject({ next: 'pending' });

    expect((await sendQuestions(client, quote.id)).token).toBe(token);
    const seen = await customer.get(`/api/customer/quotes/${token}`);
    expect(seen.next).toBe('flow');
    const prompts = seen.questions.map(({ prompt }: { prompt: string }) => prompt);
    expect(prompts).not.toContain(asked.prompt);
    expect(prompts).not.toContain('How many bedrooms are there?');
    expect(prompts.length).toBeGreaterThan(1);
    expect(seen.progress.answered).toBe(0);

    const priced = await answerAll(customer, client, token, quote.id);
    expect(priced.line_items.map(({ description: text }: { description: string }) => text)).toContain(
      'Deep clean of the whole home',
    );
    const answers = priced.responses.filter(({ question_id }: { question_id: string }) => question_id === asked.id);
    expect(answers).toMatchObject([{ value: { selected: ['end-of-tenancy-cleaning'] } }]);
  });

  it('where the questions go out by themselves, those of the chosen service do too', async () => {
    const client = await createAllRounder();
    const customer = createClient(fetch);
    const recipient = 'scope@customer.example';
    const title = 'Before we move out';
    const quote = await createQuote(client, { description, title, send_link: { channel: 'email', recipient } });
    await client.post(`/api/quotes/${quote.id}/questions/mark-reviewed`);
    const first = await poll('the first mail', () => latestMail(customer, recipient));
    const token = tokenOf(/http\S+\/q\/\S+/.exec(first.text)?.[0] ?? '');

    await choose(customer, token, 'interior-painting');
    // A title that was typed stays.
    expect(await waitForStatus(client, quote.id, 'draft')).toMatchObject({ title });
    await client.post(`/api/quotes/${quote.id}/questions/mark-reviewed`);
    const second = await poll('the second mail', async () => {
      const mail = await latestMail(customer, recipient);
      return mail?.id === first.id ? undefined : mail;
    });
    expect(tokenOf(/http\S+\/q\/\S+/.exec(second.text)?.[0] ?? '')).toBe(token);
  });

  it('something else leads to the questions that help with any job, and is not asked again', async () => {
    const client = await createAllRounder();
    const customer = createClient(fetch);
    const quote = await createQuote(client, { description });
    const { token } = await sendQuestions(client, quote.id);
    await choose(customer, token, 'something_else');
    const drafted = await waitForStatus(client, quote.id, 'draft');
    expect(drafted.service_types).toEqual([]);
    const types = drafted.questions.map(({ type }: { type: string }) => type);
    expect(types).toEqual([
      'MultipleChoice',
      'TextQuestion',
      'PhotoCapture',
      'MultipleChoiceWithQuantity',
      'TextQuestion',
      'DateInput',
      'TextQuestion',
    ]);
    const positions = drafted.questions.map(({ position }: { position: number }) => position);
    expect(positions).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('handing the answer in twice makes the questions once', async () => {
    const client = await createAllRounder();
    const customer = createClient(fetch);
    const quote = await createQuote(client, { description });
    const { token } = await sendQuestions(client, quote.id);
    await Promise.allSettled([1, 2].map(() => choose(customer, token, 'interior-painting')));
    const drafted = await waitForStatus(client, quote.id, 'draft');
    expect(drafted.jobs.filter(({ kind }: { kind: string }) => kind === 'question_generation')).toHaveLength(2);
    expect(drafted.components).toHaveLength(1);
  });

  it('a submit without the answer names the question and starts nothing', async () => {
    const client = await createAllRounder();
    const customer = createClient(fetch);
    const quote = await createQuote(client, { description });
    const { token } = await sendQuestions(client, quote.id);
    const refused = await customer.send('POST', `/api/customer/quotes/${token}/responses`, {
      responses: [],
      submit: true,
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual([quote.questions[0].id]);
    expect((await client.get(`/api/quotes/${quote.id}`)).status).toBe('awaiting_customer');
  });

  it('a service that the provider chose is not asked about', async () => {
    const client = await createAllRounder();
    const quote = await createQuote(client, { description, service_type_id: paintingId });
    expect(quote.questions.flatMap((question: Answer['body']) => question.config.options ?? [])).not.toContainEqual(
      expect.objectContaining({ id: 'something_else' }),
    );
    expect(quote.service_types).toMatchObject([{ slug: 'interior-painting' }]);
    expect(quote.components.length).toBeGreaterThan(0);
  });

  it('whoever offers one service is not asked which', async () => {
    const { client } = await createPainter(fetch);
    const quote = await createQuote(client, { description });
    expect(quote.service_types).toMatchObject([{ slug: 'interior-painting' }]);
  });
});
