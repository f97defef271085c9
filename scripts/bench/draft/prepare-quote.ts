import type { Answer } from '../../../tests/support/api-client.ts';
import { poll } from '../../../tests/support/poll.ts';
import { answerTo, createQuote, handIn, sendQuestions, uploadPhoto } from '../../../tests/support/stories.ts';
import type { Trade } from '../../../tests/support/trades.ts';
import type { Firm } from './open-firm.ts';

/** A quote whose customer has given every answer but the last, and looks at the button that hands them in. */
export interface PreparedQuote {
  readonly id: string;
  readonly path: string;
  readonly lastAnswer: Readonly<Record<string, unknown>>;
}

const isAtRest = ({ jobs }: Answer['body']): boolean =>
  jobs.every(({ status }: Answer['body']) => status === 'completed');

async function askedQuote({ provider }: Firm, { request }: Trade): Promise<{ id: string; token: string }> {
  const { id } = await createQuote(provider, { description: request });
  return { id, ...(await sendQuestions(provider, id)) };
}

/** Hands in until no more is asked. @returns after how many times that was */
export async function countRounds(firm: Firm, trade: Trade): Promise<number> {
  const { id, token } = await askedQuote(firm, trade);
  for (let round = 1; ; round++) {
    await handIn(firm.customer, token);
    if (await poll('the draft or more questions', () => settled(firm, id, token)).then((what) => what === 'drafted'))
      return round;
  }
}

async function settled({ provider, customer }: Firm, id: string, token: string) {
  const { status } = await provider.get(`/api/quotes/${id}`);
  if (status === 'provider_review') return 'drafted';
  const { next } = await customer.get(`/api/customer/quotes/${token}/status`);
  return next === 'flow' ? 'asked' : undefined;
}

/** The same answers lead to the same questions: `rounds` is how often they have to be handed in. */
export async function prepareQuote(firm: Firm, trade: Trade, rounds: number): Promise<PreparedQuote> {
  const { customer, provider } = firm;
  const { id, token } = await askedQuote(firm, trade);
  for (let round = 1; round < rounds; round++) {
    await handIn(customer, token);
    await poll('more questions', () => settled(firm, id, token));
  }
  const path = `/api/customer/quotes/${token}/responses`;
  const answers = await openAnswers(firm, token);
  const lastAnswer = answers.pop();
  if (!lastAnswer) throw new Error(`${trade.name}: nothing is left to answer`);
  await customer.post(path, { responses: answers });
  // Whoever fills in a form takes longer than the look at a photo.
  await poll('the photos are looked at', async () => isAtRest(await provider.get(`/api/quotes/${id}`)));
  return { id, path, lastAnswer };
}

async function openAnswers({ customer }: Firm, token: string): Promise<Record<string, unknown>[]> {
  const { questions } = await customer.get(`/api/customer/quotes/${token}`);
  const answers: Record<string, unknown>[] = [];
  for (const question of questions) {
    if (question.response?.status === 'completed') continue;
    const isPhoto = question.type === 'PhotoCapture';
    const media = isPhoto ? [(await uploadPhoto(customer, token, question.id)).body.data.id] : [];
    answers.push({ question_id: question.id, value: answerTo(question, media) });
  }
  return answers;
}
