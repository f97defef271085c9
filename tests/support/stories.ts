import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { noneOption } from '#domain/question/reserved-options.ts';
import { catalogueId } from '#server/services/catalogue.ts';
import { type Answer, type Client, createClient, type Fetch } from './api-client.ts';
import { poll } from './poll.ts';

export const paintingId = catalogueId('service-type', 'interior-painting');

const profile = {
  provider_type: 'business',
  business_name: 'Invented Painters Ltd',
  first_name: 'Ida',
  last_name: 'Invented',
  email: 'ida@painters.example',
  phone_number: '+44 20 7946 0001',
  address: { formatted_address: '1 Nowhere Street, Exampleton' },
  currency: 'GBP',
  locale: 'en-GB',
};

export interface SignedUp {
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly client: Client;
}

/** Signs up and confirms by the mailed code, as a person does. */
export async function signUp(fetch: Fetch): Promise<SignedUp> {
  const email = `person-${randomBytes(5).toString('hex')}@painters.example`;
  const password = 'correct horse battery staple';
  const anybody = createClient(fetch);
  const answer = await anybody.send('POST', '/auth/v1/signup', { email, password, data: {} });
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const code = await poll('the confirmation mail', async () => {
    const mail = await latestMail(anybody, email);
    return mail && /\b\d{6}\b/.exec(mail.text)?.[0];
  });
  const session = await anybody.send('POST', '/auth/v1/verify', { type: 'signup', email, token: code });
  if (session.status !== 200) throw new Error(`verify answered ${session.status}: ${JSON.stringify(session.body)}`);
  const token: string = session.body.access_token;
  return { email, password, token, client: createClient(fetch, token) };
}

/** The newest first. */
export async function mailsTo(client: Client, to: string): Promise<Answer['body'][]> {
  const mails: Answer['body'][] = await client.get('/api/dev/mailbox');
  return mails.filter((mail) => mail.to === to);
}

export async function latestMail(client: Client, to: string): Promise<Answer['body'] | undefined> {
  return (await mailsTo(client, to))[0];
}

/** A provider who paints, with a price for walls of their own. */
export async function createPainter(fetch: Fetch): Promise<SignedUp> {
  const person = await signUp(fetch);
  await person.client.post('/api/provider/profile', { ...profile, email: person.email });
  await person.client.put('/api/provider/services', { services: [{ id: paintingId, type: 'service_type' }] });
  await person.client.post('/api/provider/pricing-rules', {
    name: 'Walls, two coats',
    service_type_id: paintingId,
    line_key: 'walls',
    strategy: 'per_area',
    cost_category: 'labour',
    unit: 'per_area',
    rate_minor: 1000,
  });
  return person;
}

export const pastedRequest =
  'Hello, how much would it be to paint our living room, walls and ceiling? It is 5 x 4 m. Best wishes, Mara';

export async function createQuote(client: Client, fields: Record<string, unknown> = {}): Promise<Answer['body']> {
  const quote = await client.post('/api/quotes', {
    description: pastedRequest,
    customer: { name: 'Mara Muster', email: 'mara@customer.example' },
    ...fields,
  });
  return waitForStatus(client, quote.id, 'draft');
}

export async function waitForStatus(client: Client, id: string, status: string, seconds = 20): Promise<Answer['body']> {
  return poll(
    `the quote becomes ${status}`,
    async () => {
      const quote = await client.get(`/api/quotes/${id}`);
      return quote.status === status && quote;
    },
    { seconds },
  );
}

/** Reviewed questions and the customer's address, made to be shared by hand. */
export async function sendQuestions(client: Client, id: string): Promise<{ token: string; linkId: string }> {
  await client.post(`/api/quotes/${id}/questions/mark-reviewed`);
  const link = await client.post(`/api/quotes/${id}/send-link`, { channel: 'none' });
  return { token: tokenOf(link.url), linkId: link.id };
}

export function tokenOf(url: string): string {
  return new URL(url).pathname.split('/')[2] ?? '';
}

export async function photo(): Promise<Blob> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const jpeg = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
}

export async function uploadPhoto(customer: Client, token: string, questionId?: string): Promise<Answer> {
  const form = new FormData();
  form.set('media_type', 'photo');
  if (questionId) form.set('question_id', questionId);
  form.set('file', await photo(), 'wall.jpg');
  return customer.send('POST', `/api/customer/quotes/${token}/media`, form);
}

/** A complete answer to any question of the playbook. */
export function answerTo(question: Answer['body'], mediaIds: readonly string[] = []): Record<string, unknown> {
  const options: { id: string }[] = question.config.options ?? [];
  // Where "none of these" is offered, what is asked about is what makes a job out of the ordinary.
  const option = (options.find(({ id }) => id === noneOption) ?? options[0])?.id;
  const values: Record<string, Record<string, unknown>> = {
    TextQuestion: { text: 'Mornings are best.' },
    MultipleChoice: { selected: [option] },
    MultipleChoiceWithQuantity: { selections: [{ value: option, quantity: 2 }] },
    SelectForEach: {
      assignments: Object.fromEntries((question.config.items ?? []).map(({ id }: { id: string }) => [id, option])),
    },
    NumberInput: { number: Math.max(question.config.min ?? 2, 2) },
    RangeSlider: { min: 1, max: 2 },
    DateInput: { date: '2027-03-01' },
    Dimensions: {
      shape: 'rectangular',
      unit: 'meters',
      length: 5,
      width: 4,
      ...(question.config.height ? { height: 2.4 } : {}),
    },
    PhotoCapture: { media_ids: mediaIds },
    InstructionBox: { acknowledged: true, viewed_at: '2026-11-27T10:00:00Z' },
  };
  return values[question.type] ?? {};
}

/** Answers everything with one photo and hands it in, follow-ups too, until the draft is there. */
export async function answerAll(
  customer: Client,
  provider: Client,
  token: string,
  quoteId: string,
): Promise<Answer['body']> {
  await handIn(customer, token);
  return poll('the draft', async () => {
    const quote = await provider.get(`/api/quotes/${quoteId}`);
    if (quote.status === 'provider_review') return quote;
    const { next } = await customer.get(`/api/customer/quotes/${token}/status`);
    if (next === 'flow') await handIn(customer, token);
    return false;
  });
}

export async function handIn(customer: Client, token: string): Promise<Answer['body']> {
  const { questions } = await customer.get(`/api/customer/quotes/${token}`);
  const responses = [];
  for (const question of questions) {
    if (question.response?.status === 'completed') continue;
    const media =
      question.type === 'PhotoCapture' ? [(await uploadPhoto(customer, token, question.id)).body.data.id] : [];
    responses.push({ question_id: question.id, value: answerTo(question, media) });
  }
  return customer.post(`/api/customer/quotes/${token}/responses`, { responses, submit: true });
}

/** A quote that has reached its customer with prices. */
export async function sendQuote(
  client: Client,
  customer: Client,
  fields: Record<string, unknown> = {},
): Promise<{ id: string; token: string; linkId: string }> {
  const quote = await createQuote(client, fields);
  const link = await sendQuestions(client, quote.id);
  await answerAll(customer, client, link.token, quote.id);
  await client.post(`/api/quotes/${quote.id}/send`, { channel: 'none' });
  return { id: quote.id, ...link };
}
