import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Answers } from '#domain/question/branching.ts';
import { nextQuestion } from '#domain/question/next-question.ts';
import { type CustomerQuote, type FlowQuestion, flowQuestions, savedAnswers, stepsOf } from '../customer-quote.ts';

export interface Step {
  readonly question: FlowQuestion;
  readonly index: number;
  readonly steps: readonly FlowQuestion[];
  readonly previous: FlowQuestion | null;
  readonly next: FlowQuestion | null;
  /** Came from the overview to change one answer, and goes back there. */
  readonly isChange: boolean;
}

/** The first question that is open; null once every one is answered or skipped. */
export function firstOpen(quote: CustomerQuote): FlowQuestion | null {
  return nextQuestion(flowQuestions(quote), savedAnswers(quote));
}

/** The step that the address names, else the first that was open when the page was, else the first. */
export function useStep(quote: CustomerQuote, answers: Answers): Step | null {
  const [search] = useSearchParams();
  // Kept, or the page would move on by itself as soon as the question is answered.
  const [openId] = useState(() => firstOpen(quote)?.id);
  const steps = stepsOf(quote, answers);
  const find = (id: string | null | undefined) => steps.find((step) => step.id === id);
  const question = find(search.get('q')) ?? find(openId) ?? steps[0];
  if (!question) return null;
  const index = steps.indexOf(question);
  return {
    question,
    index,
    steps,
    previous: steps[index - 1] ?? null,
    next: steps[index + 1] ?? null,
    isChange: search.get('then') === 'review',
  };
}

/** Steps are entries of the history: the browser's back and the page's own take the same way. */
export function useStepMoves(step: Step | null) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const cameFrom: unknown = state?.from;
  return {
    goTo: (question: FlowQuestion) => navigate(`?q=${question.id}`, { state: { from: step?.question.id } }),
    goBack: () => {
      if (!step?.previous) return;
      if (cameFrom === step.previous.id) navigate(-1);
      else navigate(`?q=${step.previous.id}`);
    },
  };
}

/** Each new step starts at its question, for eyes and for screen readers. The first is left as the page opened. */
export function useFocusOnStep(questionId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(questionId);
  useEffect(() => {
    if (shown.current === questionId) return;
    shown.current = questionId;
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [questionId]);
  return heading;
}
