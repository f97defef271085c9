import { type Answers, type AskedQuestion, type GivenResponse, latestAnswers, shownQuestions } from './branching.ts';
import { isComplete } from './completeness.ts';

export interface Progress {
  /** Required questions on show with a complete answer. */
  readonly answered: number;
  /** Required questions on show. */
  readonly required: number;
  /** Whole percent of the required ones, 100 only when none is left. */
  readonly percent: number;
}

export function hasCompleteAnswer(question: AskedQuestion, answers: Answers): boolean {
  return isComplete(question, answers.get(question.id)?.answer ?? null);
}

/** The customer's own "later" or "not this one"; it lasts until the next answer to the question. */
export function isPutOff(question: AskedQuestion, answers: Answers): boolean {
  const status = answers.get(question.id)?.status;
  return status === 'deferred' || status === 'skipped';
}

/** How far the customer is. Responses come oldest first. */
export function progress({
  questions,
  responses,
}: {
  readonly questions: readonly AskedQuestion[];
  readonly responses: readonly GivenResponse[];
}): Progress {
  const answers = latestAnswers(responses);
  const required = shownQuestions(questions, answers).filter((question) => question.required);
  const answered = required.filter((question) => hasCompleteAnswer(question, answers)).length;
  const percent = required.length === 0 ? 100 : Math.floor((100 * answered) / required.length);
  return { answered, required: required.length, percent };
}

/** What keeps a submit from going through: required, on show, without a complete answer and not put off. */
export function missingRequired<Question extends AskedQuestion>(
  questions: readonly Question[],
  answers: Answers,
): Question[] {
  return shownQuestions(questions, answers).filter(
    (question) => question.required && !hasCompleteAnswer(question, answers) && !isPutOff(question, answers),
  );
}
