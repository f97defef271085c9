import { type Answers, type AskedQuestion, shownQuestions } from './branching.ts';
import { inOrder } from './ordering.ts';
import { hasCompleteAnswer, isPutOff } from './progress.ts';

/** The question to ask now: the first open one, then those the customer left for later; a skipped one never again. */
export function nextQuestion<Question extends AskedQuestion>(
  questions: readonly Question[],
  answers: Answers,
): Question | null {
  const open = inOrder(shownQuestions(questions, answers)).filter((question) => !hasCompleteAnswer(question, answers));
  const isDeferred = (question: Question) => answers.get(question.id)?.status === 'deferred';
  return open.find((question) => !isPutOff(question, answers)) ?? open.find(isDeferred) ?? null;
}
