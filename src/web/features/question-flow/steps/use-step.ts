import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Answers } from '#domain/question/branching.ts';
import { type CustomerQuote, type FlowQuestion, stepsOf } from '../customer-quote.ts';
import { firstOpen, isFollowUpRound, questionsOfRound } from './question-round.ts';

export interface Step {
  readonly question: FlowQuestion;
  readonly index: number;
  readonly steps: readonly FlowQuestion[];
  readonly previous: FlowQuestion | null;
  readonly next: FlowQuestion | null;
  /** Came from the overview to change one answer, and goes back there. */
  readonly isChange: boolean;
  /** One of the questions that came up after the first answers were handed in. */
  readonly isFollowUp: boolean;
}

/** The step that the address names, else the first that was open when the page was, else the first. */
export function useStep(quote: CustomerQuote, answers: Answers): Step | null {
  const [search] = useSearchParams();
  // Kept, or the page would move on by itself as soon as the question is answered.
  const [openId] = useState(() => firstOpen(quote)?.id);
  const [ofOpening] = useState(() => questionsOfRound(quote));
  const round = new Set([...ofOpening, ...questionsOfRound(quote)]);
  const shown = stepsOf(quote, answers);
  const find = (id: string | null | undefined) => shown.find((step) => step.id === id);
  const position = useRef(0);
  // One that was taken out while it was on show is followed by the next.
  const question =
    find(search.get('q')) ?? find(openId) ?? shown.find((step) => step.position >= position.current) ?? shown.at(-1);
  if (!question) return null;
  position.current = question.position;
  const ofRound = shown.filter(({ id }) => round.has(id));
  // An answer of an earlier round that is changed from the overview stands among all of them.
  const steps = ofRound.includes(question) ? ofRound : shown;
  const index = steps.indexOf(question);
  return {
    question,
    index,
    steps,
    previous: steps[index - 1] ?? null,
    next: steps[index + 1] ?? null,
    isChange: search.get('then') === 'review',
    isFollowUp: isFollowUpRound(quote) && steps === ofRound,
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
