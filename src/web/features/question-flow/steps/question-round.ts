import type { Answers } from '#domain/question/branching.ts';
import { nextQuestion } from '#domain/question/next-question.ts';
import { type CustomerQuote, type FlowQuestion, flowQuestions, savedAnswers, stepsOf } from '../customer-quote.ts';

/** The customer has handed in answers before, and is asked for more. */
export function isFollowUpRound({ stage }: Pick<CustomerQuote, 'stage'>): boolean {
  return stage === 'post_detail_responses' || stage === 'quote_estimation';
}

const isFollowUp = ({ origin }: FlowQuestion): boolean => origin !== 'initial';

/** The first question that is open; null once every one is answered or skipped. A follow-up comes before what was left out earlier. */
export function firstOpen(quote: CustomerQuote): FlowQuestion | null {
  const answers = savedAnswers(quote);
  const first = nextQuestion(flowQuestions(quote), answers);
  if (!first || !isFollowUpRound(quote)) return first;
  // What is on show stands on its own: the questions that it depends on may have been asked before.
  const followUps = stepsOf(quote, answers).filter(isFollowUp);
  const open = nextQuestion(
    followUps.map((question) => ({ ...question, dependsOn: null })),
    answers,
  );
  return followUps.find(({ id }) => id === open?.id) ?? first;
}

/** The questions of this round: all of them in the first, later those that are new. */
export function questionsOfRound(quote: CustomerQuote): ReadonlySet<string> {
  const answers = savedAnswers(quote);
  const asked = flowQuestions(quote);
  if (!isFollowUpRound(quote)) return new Set(asked.map(({ id }) => id));
  const hasFollowUps = asked.some(isFollowUp);
  return new Set(
    asked.filter((question) => (hasFollowUps ? isFollowUp(question) : isOpen(question, answers))).map(({ id }) => id),
  );
}

const isOpen = ({ id }: FlowQuestion, answers: Answers): boolean => !answers.has(id);
