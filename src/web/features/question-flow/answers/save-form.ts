import type { Locale } from '#domain/locale.ts';
import type { Answer } from '#domain/question/answer.ts';
import { isComplete } from '#domain/question/completeness.ts';
import { parseAnswer } from '#domain/question/parse-answer.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { Call } from '#web/api/call-types.ts';
import { type CustomerQuote, type FlowQuestion, flowQuestions, savedAnswers, stepsOf } from '../customer-quote.ts';
import { readAnswer } from '../inputs/read-answer.ts';
import { skipStatus } from '../steps/skip-words.tsx';
import { type AnswerErrorCode, answerError } from './answer-error.ts';
import type { OutgoingAnswer } from './answer-queue.ts';

export type FormOutcome =
  | { readonly ok: true; readonly nextQuestionId: string | null }
  | { readonly ok: false; readonly questionId: string; readonly code: AnswerErrorCode };

interface FormToSave {
  readonly quote: CustomerQuote;
  readonly token: string;
  readonly form: FormData;
  readonly call: Call;
  readonly now: string;
}

/** One step sent as a plain form, before or without script. */
export async function saveForm({ quote, token, form, call, now }: FormToSave): Promise<FormOutcome> {
  const question = flowQuestions(quote).find(({ id }) => id === form.get('question_id'));
  if (!question) return { ok: true, nextQuestionId: null };
  const sent = outgoing(question, form, quote.locale, now);
  const answer = 'value' in sent ? parseAnswer(question.type, sent.value) : null;
  const code = 'value' in sent ? answerError(question, answer) : null;
  if (code) return { ok: false, questionId: question.id, code };
  const isLeftOut = 'value' in sent && !isComplete(question, answer);
  const given: OutgoingAnswer = isLeftOut ? { question_id: question.id, status: 'skipped' } : sent;
  try {
    await call('POST /customer/quotes/{id}/responses', { params: { id: token }, body: { responses: [given] } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 422)
      return { ok: false, questionId: question.id, code: 'wrong_shape' };
    throw error;
  }
  return { ok: true, nextQuestionId: questionAfter(question, quote, isLeftOut ? null : answer) };
}

function outgoing(question: FlowQuestion, form: FormData, locale: Locale, now: string): OutgoingAnswer {
  if (form.get('intent') === 'skip') return { question_id: question.id, status: skipStatus(question) };
  return { question_id: question.id, value: { ...readAnswer(question, { form, locale, now }) } };
}

/** With this answer counted, since it may open a branch. */
function questionAfter(question: FlowQuestion, quote: CustomerQuote, answer: Answer | null): string | null {
  const given = { questionId: question.id, answer, status: 'completed' } as const;
  const steps = stepsOf(quote, new Map([...savedAnswers(quote), [question.id, given]]));
  return steps[steps.findIndex(({ id }) => id === question.id) + 1]?.id ?? null;
}
