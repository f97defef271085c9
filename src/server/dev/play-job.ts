import type { QuoteStatus } from '#domain/quote/status.ts';
import { plausibleAnswer } from './demo-answers.ts';
import type { DemoClient } from './demo-client.ts';
import type { DemoJob } from './demo-jobs.ts';
import { drawPhoto } from './draw-photo.ts';

/** How far the calls take a job. The states after it are set where no call can: see `set-under-way.ts`. */
const reachable: Readonly<Partial<Record<QuoteStatus, QuoteStatus>>> = {
  processing: 'provider_review',
  ready_for_estimate: 'provider_review',
  failed: 'provider_review',
  expired: 'sent',
};

/** Plays one job through the product's own calls; gives the quote's id. */
export async function playJob(client: DemoClient, job: DemoJob, seed: number): Promise<string> {
  const until = reachable[job.until] ?? job.until;
  const { request, title, customer, locale } = job;
  const { id } = await client.call('POST /quotes', {
    body: { description: request, title, customer, ...(locale && { locale }) },
  });
  await reach(client, id, 'draft');
  if (until === 'draft') return id;
  await client.call('POST /quotes/{id}/questions/mark-reviewed', { params: { id }, body: {} });
  const link = await client.call('POST /quotes/{id}/send-link', { params: { id }, body: { channel: 'none' } });
  if (until === 'awaiting_customer') return id;
  const token = new URL(link.url).pathname.split('/')[2] ?? '';
  await answerAll(client, token, { job, seed });
  await reach(client, id, 'provider_review', () => answerAll(client, token, { job, seed }));
  if (until === 'provider_review') return id;
  await client.call('POST /quotes/{id}/send', {
    params: { id },
    body: { channel: 'none', ...(job.note && { message: job.note }) },
  });
  await decide(client, { id, token, job, until });
  return id;
}

interface Decision {
  readonly id: string;
  readonly token: string;
  readonly job: DemoJob;
  readonly until: QuoteStatus;
}

async function decide(client: DemoClient, { token, job, until }: Decision): Promise<void> {
  const params = { id: token };
  const { version } = await client.call('GET /customer/quotes/{id}', { params });
  if (until === 'accepted') {
    await client.call('POST /customer/quotes/{id}/accept', {
      params,
      body: { version: version?.number ?? 1, name: job.customer.name },
    });
  }
  if (until === 'rejected' && job.declines) {
    await client.call('POST /customer/quotes/{id}/reject', { params, body: job.declines });
  }
  if (job.says) await client.call('POST /customer/quotes/{id}/message', { params, body: { message: job.says } });
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

async function answerAll(
  client: DemoClient,
  token: string,
  { job, seed }: { readonly job: DemoJob; readonly seed: number },
): Promise<void> {
  const { questions } = await client.call('GET /customer/quotes/{id}', { params: { id: token } });
  const responses = [];
  for (const question of questions) {
    if (question.response?.status === 'completed') continue;
    if (question.type === 'PhotoCapture') {
      const ids = await addPhotos(client, token, { questionId: question.id, job, seed });
      responses.push({ question_id: question.id, value: { media_ids: ids } });
      continue;
    }
    const given = question.requirement_key ? job.answers?.[question.requirement_key] : undefined;
    const value = given ?? plausibleAnswer(question.type, question.config);
    responses.push(
      value ? { question_id: question.id, value } : { question_id: question.id, status: 'skipped' as const },
    );
  }
  await client.call('POST /customer/quotes/{id}/responses', {
    params: { id: token },
    body: { responses, submit: true },
  });
}

async function addPhotos(
  client: DemoClient,
  token: string,
  { questionId, job, seed }: { readonly questionId: string; readonly job: DemoJob; readonly seed: number },
): Promise<string[]> {
  for (const scene of job.photos) {
    const form = new FormData();
    form.set('media_type', 'photo');
    form.set('question_id', questionId);
    form.set('file', new Blob([new Uint8Array(await drawPhoto(scene, seed))], { type: 'image/jpeg' }), `${scene}.jpg`);
    await client.upload(`/customer/quotes/${token}/media`, form);
  }
  const { media } = await client.call('GET /customer/quotes/{id}', { params: { id: token } });
  return media.filter(({ question_id }) => question_id === questionId).map(({ id }) => id);
}
