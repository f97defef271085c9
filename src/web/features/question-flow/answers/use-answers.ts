import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { type Answers, type GivenResponse, givenResponses } from '#domain/question/branching.ts';
import type { Call } from '#web/api/call-types.ts';
import { newKey } from '#web/api/new-key.ts';
import { type CustomerQuote, savedAnswers } from '../customer-quote.ts';
import { AnswerQueue, nothingQueued, type OutgoingAnswer, type QueueSnapshot } from './answer-queue.ts';
import { answerStorage } from './answer-storage.ts';
import { sendAnswers } from './send-answers.ts';

export interface AnswersInHand {
  /** What the person sees, sent or not. */
  readonly answers: Answers;
  readonly queue: QueueSnapshot;
  /** The latest value, for updates that do not come from what is on screen. */
  readonly latest: () => Answers;
  /** Null: what stands in the field is no answer (yet). */
  readonly change: (questionId: string, value: object | null) => void;
  readonly putOff: (questionId: string, status: 'deferred' | 'skipped') => void;
  /** True once the server has everything. */
  readonly flush: () => Promise<boolean>;
}

interface AnswersOptions {
  readonly quote: CustomerQuote;
  readonly token: string;
  readonly call: Call;
}

/** What goes out, as it is read here: nothing where the question was taken out meanwhile. */
function asGiven({ questions }: CustomerQuote, answer: OutgoingAnswer): GivenResponse[] {
  const { question_id: questionId } = answer;
  const given = 'value' in answer ? { value: answer.value, status: 'completed' as const } : { ...answer, value: null };
  return givenResponses(questions, [{ ...given, questionId }]);
}

/** The answers on screen, and their way to the server. */
export function useAnswers({ quote, token, call }: AnswersOptions): AnswersInHand {
  const [answers, setAnswers] = useState(() => savedAnswers(quote));
  const current = useRef(answers);
  const [queue] = useState(
    () => new AnswerQueue({ send: sendAnswers(call, token), storage: answerStorage(token), newKey }),
  );
  const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot, () => nothingQueued);

  const show = useCallback((given: readonly GivenResponse[]): void => {
    current.current = new Map([...current.current, ...given.map((answer) => [answer.questionId, answer] as const)]);
    setAnswers(current.current);
  }, []);

  const send = useCallback(
    (answer: OutgoingAnswer): void => {
      show(asGiven(quote, answer));
      // A provider who looks on answers nothing.
      if (!quote.is_preview) queue.put(answer);
    },
    [queue, show, quote],
  );

  useKeptAnswers({ quote, queue, show });
  useWhatIsStillAsked({ quote, queue, snapshot, show });

  const change = useCallback(
    (questionId: string, value: object | null): void => {
      if (value) {
        send({ question_id: questionId, value: { ...value } });
        return;
      }
      show([{ questionId, answer: null, status: 'active' }]);
      queue.drop(questionId);
    },
    [send, show, queue],
  );
  return {
    answers,
    queue: snapshot,
    latest: () => current.current,
    change,
    putOff: (questionId, status) => send({ question_id: questionId, status }),
    flush: () => queue.flush(),
  };
}

/** Takes up what an earlier visit left, and sends whenever there is a chance or the page may go away. */
function useKeptAnswers({ quote, queue, show }: Omit<StillAsked, 'snapshot'>): void {
  const opened = useRef(quote);
  useEffect(() => {
    show(queue.restore().flatMap((answer) => asGiven(opened.current, answer)));
    const flush = () => void queue.flush();
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
      queue.stop();
    };
  }, [queue, show]);
}

interface StillAsked {
  readonly quote: CustomerQuote;
  readonly queue: AnswerQueue;
  readonly snapshot: QueueSnapshot;
  readonly show: (given: readonly GivenResponse[]) => void;
}

/** What was taken out while the page was open leaves it: the questions are loaded again, and the answers follow them. */
function useWhatIsStillAsked({ quote, queue, snapshot, show }: StillAsked): void {
  const { revalidate, state } = useRevalidator();
  const isGoing = useNavigation().state !== 'idle';
  const { removed, refused } = snapshot;
  const outOfDate = removed.size + refused.size;
  const asked = useRef({ outOfDate: 0, quote });
  useEffect(() => {
    if (outOfDate === 0 || isGoing || state !== 'idle') return;
    // A step to another question, which loads nothing, breaks off what is being loaded.
    const isThere = asked.current.outOfDate === outOfDate && asked.current.quote !== quote;
    if (isThere) return;
    asked.current = { outOfDate, quote };
    void revalidate();
  }, [outOfDate, quote, isGoing, state, revalidate]);

  const latest = useRef(snapshot);
  latest.current = snapshot;
  useEffect(() => {
    const saved = savedAnswers(quote);
    // The choice is gone from the list, so it cannot stay chosen.
    show([...latest.current.removed.keys()].flatMap((id) => saved.get(id) ?? []));
    const asked = new Set(quote.questions.map(({ id }) => id));
    for (const id of latest.current.refused.keys()) if (!asked.has(id)) queue.drop(id);
  }, [quote, queue, show]);
}
