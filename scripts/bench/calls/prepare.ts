import type { Answer } from '../../../tests/support/api-client.ts';
import { answerTo, createQuote, pastedRequest, sendQuestions, tokenOf } from '../../../tests/support/stories.ts';
import type { BenchApp } from './open-bench-app.ts';

const linesAQuote = 10;

/** A quote by hand as `POST /quotes` takes it. */
export function handmade(title: string) {
  return {
    title,
    description: pastedRequest,
    customer: { name: 'Mara Muster', phone: '020 7946 0000' },
    mode: 'by_hand',
    line_items: Array.from({ length: linesAQuote }, (_, index) => ({
      category: 'labour',
      description: `Work in room ${index + 1}`,
      quantity: 1.5 + index,
      unit: 'hourly',
      unit_price_minor: 4500 + index,
    })),
  };
}

/** @returns the quote's id and its customer's token */
export async function sentQuote({ provider }: BenchApp): Promise<{ id: string; token: string }> {
  const { id } = await provider.post('/api/quotes', handmade('Sent'));
  const { links } = await provider.post(`/api/quotes/${id}/send`, { channel: 'none' });
  return { id, token: tokenOf(links[0].url) };
}

export function draftedQuote({ provider }: BenchApp): Promise<Answer['body']> {
  return createQuote(provider, { customer: { name: 'Mara Muster' } });
}

/** A customer in front of a question, with the answer to it. */
export async function openQuestion(bench: BenchApp): Promise<{ path: string; body: unknown }> {
  const { id } = await draftedQuote(bench);
  const { token } = await sendQuestions(bench.provider, id);
  const { questions } = await bench.customer.get(`/api/customer/quotes/${token}`);
  const question = questions.find(({ type }: Answer['body']) => type !== 'PhotoCapture');
  const responses = [{ question_id: question.id, value: answerTo(question) }];
  return { path: `/api/customer/quotes/${token}/responses`, body: { responses } };
}
