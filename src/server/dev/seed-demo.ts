import type { AnswerValues, QuestionConfigs } from '#domain/question/answer.ts';
import type { ComponentType } from '#domain/question/component-type.ts';
import type { QuoteStatus } from '#domain/quote/status.ts';
import type { Auth } from '#server/auth/create-auth.ts';
import type { createApp } from '#server/create-app.ts';
import { catalogueId } from '#server/services/catalogue.ts';
import { createDemoClient, type DemoClient } from './demo-client.ts';
import { drawPhoto } from './draw-photo.ts';
import type { DemoSignIn } from './prepare-demo.ts';

interface SeedDeps {
  readonly app: ReturnType<typeof createApp>;
  readonly auth: Auth;
}

interface DemoJob {
  readonly request: string;
  readonly customer: { readonly name: string; readonly email: string; readonly address: string };
  /** How far the story goes. */
  readonly until: 'draft' | 'awaiting_customer' | 'provider_review' | 'sent' | 'accepted';
}

const jobs: readonly DemoJob[] = [
  {
    request:
      'Hi, could you quote for painting our living room? It is about 5 x 4 m, walls and ceiling, and the walls have a few cracks. Thanks, Maria',
    customer: { name: 'Maria Lindqvist-Example', email: 'maria@customer.example', address: '4 Sample Row, Exampleton' },
    until: 'accepted',
  },
  {
    request: 'Two bedrooms need painting, 3.5 x 3 m and 4 x 3 m. Walls only please, two coats.',
    customer: { name: 'Paweł Przykład', email: 'pawel@customer.example', address: '17 Specimen Lane, Exampleton' },
    until: 'sent',
  },
  {
    request: 'How much to paint the hallway and the living room? Ceiling too. The house is from the thirties.',
    customer: { name: 'Åse Eksempel', email: 'ase@customer.example', address: '2 Trial Terrace, Exampleton' },
    until: 'provider_review',
  },
  {
    request: 'Please paint our bedroom, it was dark blue and we want it white.',
    customer: { name: 'Jo Sampleton', email: 'jo@customer.example', address: '9 Mock Mews, Exampleton' },
    until: 'awaiting_customer',
  },
  {
    request: 'Kitchen walls 12ft x 10ft need a fresh coat before Christmas.',
    customer: { name: 'Daniel Testworth', email: 'daniel@customer.example', address: '31 Dummy Drive, Exampleton' },
    until: 'draft',
  },
];

/** A provider with quotes in different states, made through the product's own calls. Does nothing where it already is. */
export async function seedDemo({ app, auth }: SeedDeps, { email, password }: DemoSignIn): Promise<void> {
  await auth.createConfirmedUser({
    email,
    password,
    metadata: { user_type: 'business', profile_completed: true, onboarded: true },
  });
  const client = createDemoClient((path, init) => app.request(path, init));
  await client.signIn(email, password);
  const { exists } = await client.call('GET /provider/profile/check');
  if (exists) return;
  await setUp(client, email);
  for (const job of jobs) await playJob(client, job);
}

async function setUp(client: DemoClient, email: string): Promise<void> {
  await client.call('POST /provider/profile', {
    body: {
      provider_type: 'business',
      business_name: 'Brush & Example Decorators',
      first_name: 'Tom',
      last_name: 'Example',
      email,
      phone_number: '+44 20 7946 0000',
      address: { formatted_address: '1 Example Street, Exampleton EX1 1EX' },
      currency: 'GBP',
      locale: 'en-GB',
    },
  });
  const painting = catalogueId('service-type', 'interior-painting');
  await client.call('PUT /provider/services', { body: { services: [{ id: painting, type: 'service_type' }] } });
  await client.call('POST /provider/pricing-rules', {
    body: {
      name: 'Walls, two coats',
      service_type_id: painting,
      line_key: 'walls',
      strategy: 'per_area',
      cost_category: 'labour',
      unit: 'per_area',
      unit_label: 'm²',
      rate_minor: 950,
    },
  });
}

async function playJob(client: DemoClient, { request, customer, until }: DemoJob): Promise<void> {
  const { id } = await client.call('POST /quotes', { body: { description: request, customer } });
  await reach(client, id, 'draft');
  if (until === 'draft') return;
  await client.call('POST /quotes/{id}/questions/mark-reviewed', { params: { id }, body: {} });
  const link = await client.call('POST /quotes/{id}/send-link', { params: { id }, body: { channel: 'none' } });
  if (until === 'awaiting_customer') return;
  const token = new URL(link.url).pathname.split('/')[2] ?? '';
  await answerAll(client, token, customer.name.length * 23);
  await reach(client, id, 'provider_review', () => answerAll(client, token, 0));
  if (until === 'provider_review') return;
  const message =
    'Thank you for asking. I have looked at your photos and answers; this covers everything we talked about.';
  await client.call('POST /quotes/{id}/send', { params: { id }, body: { channel: 'none', message } });
  if (until === 'sent') return;
  const { version } = await client.call('GET /customer/quotes/{id}', { params: { id: token } });
  await client.call('POST /customer/quotes/{id}/accept', {
    params: { id: token },
    body: { version: version?.number ?? 1, name: customer.name },
  });
}

const pollMs = 50;
const patienceMs = 30_000;

/** Waits for the background jobs; `whenAsked` answers follow-up questions. */
async function reach(
  client: DemoClient,
  id: string,
  status: QuoteStatus,
  whenAsked?: () => Promise<void>,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const quote = await client.call('GET /quotes/{id}', { params: { id } });
    if (quote.status === status) return;
    const isIdle = quote.jobs.every((job) => job.status === 'completed');
    if (whenAsked && quote.status === 'awaiting_customer' && isIdle) await whenAsked();
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`the demo quote did not become ${status}`);
}

async function answerAll(client: DemoClient, token: string, hue: number): Promise<void> {
  const { questions } = await client.call('GET /customer/quotes/{id}', { params: { id: token } });
  const responses = [];
  for (const question of questions) {
    if (question.response?.status === 'completed') continue;
    if (question.type === 'PhotoCapture') {
      const form = new FormData();
      form.set('media_type', 'photo');
      form.set('question_id', question.id);
      form.set('file', new Blob([new Uint8Array(await drawPhoto('room', hue))], { type: 'image/jpeg' }), 'room.jpg');
      await client.upload(`/customer/quotes/${token}/media`, form);
      const { media } = await client.call('GET /customer/quotes/{id}', { params: { id: token } });
      responses.push({
        question_id: question.id,
        value: { media_ids: media.filter(({ question_id }) => question_id === question.id).map(({ id }) => id) },
      });
      continue;
    }
    const value = plausibleAnswer(question.type, question.config);
    responses.push(
      value ? { question_id: question.id, value } : { question_id: question.id, status: 'skipped' as const },
    );
  }
  await client.call('POST /customer/quotes/{id}/responses', {
    params: { id: token },
    body: { responses, submit: true },
  });
}

/** What a customer in a demo would say: the middle of things, the first of choices. */
function plausibleAnswer(type: ComponentType, config: Record<string, unknown>): Record<string, unknown> | null {
  const {
    options = [],
    items = [],
    min,
    unit,
  } = config as Partial<QuestionConfigs['SelectForEach'] & QuestionConfigs['NumberInput']>; // whichever of the two it is
  switch (type) {
    case 'Dimensions':
      return { shape: 'rectangular', unit: 'meters', length: 4.2, width: 3.6 } satisfies AnswerValues['Dimensions'];
    case 'NumberInput':
      return { number: Math.max(min ?? 2, 2), ...(unit ? { unit } : {}) } satisfies AnswerValues['NumberInput'];
    case 'MultipleChoice':
      return options[0] ? ({ selected: [options[0].id] } satisfies AnswerValues['MultipleChoice']) : null;
    case 'MultipleChoiceWithQuantity':
      return options[0]
        ? ({ selections: [{ value: options[0].id, quantity: 1 }] } satisfies AnswerValues['MultipleChoiceWithQuantity'])
        : null;
    case 'SelectForEach':
      return {
        assignments: Object.fromEntries(items.map(({ id }) => [id, options[0]?.id ?? ''])),
      } satisfies AnswerValues['SelectForEach'];
    case 'TextQuestion':
      return { text: 'Weekday mornings suit us best.' } satisfies AnswerValues['TextQuestion'];
    default:
      return null;
  }
}
