import type { Answer } from '#domain/question/answer.ts';
import { answerProblem } from '#domain/question/answer-problem.ts';
import type { Answers } from '#domain/question/branching.ts';
import { isComplete } from '#domain/question/completeness.ts';
import { parseAnswer } from '#domain/question/parse-answer.ts';
import type { FlowQuestion } from '../customer-quote.ts';

/** What the request or a photo seems to answer already, as long as the customer has said nothing to it; only where it fits. */
export function openPrefill(question: FlowQuestion, answers: Answers): Answer | null {
  const prefill = answers.has(question.id) ? null : parseAnswer(question.type, question.prefill);
  return isComplete(question, prefill) && !answerProblem(question, prefill) ? prefill : null;
}
