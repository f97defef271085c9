import { answerProblem } from '#domain/question/answer-problem.ts';
import type { Answers } from '#domain/question/branching.ts';
import { isComplete } from '#domain/question/completeness.ts';
import type { FlowQuestion } from '../customer-quote.ts';

/** What the request or a photo seems to answer already, as long as the customer has said nothing to it; only where it fits. */
export function openPrefill(question: FlowQuestion, answers: Answers): object | null {
  const { prefill, type, config } = question;
  if (!prefill || answers.has(question.id) || !isComplete(type, config, prefill)) return null;
  return answerProblem(type, config, prefill) ? null : prefill;
}
