import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { isComplete } from '#domain/question/completeness.ts';
import { type AnswerErrorCode, answerError } from '../answers/answer-error.ts';
import type { AnswersInHand } from '../answers/use-answers.ts';
import type { FlowMedia } from '../uploads/use-flow-media.ts';
import type { WaitingFor } from './leaving-notice.tsx';
import { openPrefill } from './open-prefill.ts';
import { skipStatus } from './skip-words.tsx';
import { type Step, useStepMoves } from './use-step.ts';

interface FlowMovesOptions {
  readonly step: Step | null;
  readonly inHand: AnswersInHand;
  readonly media: FlowMedia;
  readonly reviewPath: string;
  readonly refused: { readonly questionId: string; readonly code: AnswerErrorCode } | null;
}

interface FlowMoves {
  readonly error: AnswerErrorCode | null;
  readonly waitingFor: WaitingFor;
  readonly isLeaving: boolean;
  readonly continueOn: () => void;
  readonly skip: () => void;
  readonly goBack: () => void;
}

/** Where the buttons lead, and what has to be right first. */
export function useFlowMoves({ step, inHand, media, reviewPath, refused }: FlowMovesOptions): FlowMoves {
  const moves = useStepMoves(step);
  const [tried, setTried] = useState(refused);
  const leave = useLeaving({ inHand, media, reviewPath });
  const question = step?.question;
  const given = question && inHand.answers.get(question.id);
  const isUploading = media.uploads.some((upload) => upload.questionId === question?.id);
  const isSettled = given?.status === 'deferred' || given?.status === 'skipped' || isUploading;
  const prefill = question ? openPrefill(question, inHand.answers) : null;
  const wrong = question && !isSettled ? answerError(question, given?.answer ?? prefill) : null;

  const goOn = (): void => {
    setTried(null);
    void inHand.flush();
    if (step?.next && !step.isChange) moves.goTo(step.next);
    else leave.start();
  };
  return {
    // Shown once they tried to go on, and gone as soon as it is right.
    error: question && wrong && tried?.questionId === question.id ? wrong : null,
    waitingFor: leave.waitingFor,
    isLeaving: leave.isLeaving,
    continueOn: () => {
      if (!question) return;
      if (wrong) {
        flushSync(() => setTried({ questionId: question.id, code: wrong }));
        showWhatIsWrong(question.id);
        return;
      }
      // Going on with what is on show says that it is right.
      if (prefill) inHand.change(question.id, prefill.value);
      // Left out on purpose: the server hears of it, so that it is not asked again, and an answer taken back does not stay there.
      const isOpen = !given || given.status === 'active';
      const isLeftOut = !prefill && isOpen && !isUploading && !isComplete(question, given?.answer ?? null);
      if (isLeftOut) inHand.putOff(question.id, 'skipped');
      goOn();
    },
    skip: () => {
      if (!question) return;
      inHand.putOff(question.id, skipStatus(question));
      goOn();
    },
    goBack: moves.goBack,
  };
}

/** The first field that is not right gets the focus, and the sentence that says so is in sight with it. */
function showWhatIsWrong(questionId: string): void {
  const fields = [...document.querySelectorAll<HTMLElement>('main :is(input, textarea, select):not([type=hidden])')];
  // A slider keeps fields of its own that nobody sees.
  const seen = fields.filter((each) => each.checkVisibility());
  (seen.find((each) => each.matches('[aria-invalid]')) ?? seen[0])?.focus();
  document.getElementById(`error-${questionId}`)?.scrollIntoView({ block: 'nearest' });
}

/** The overview shows what the server has, so everything has to be there before it opens. */
function useLeaving({ inHand, media, reviewPath }: Pick<FlowMovesOptions, 'inHand' | 'media' | 'reviewPath'>) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const { state } = inHand.queue;
  const isUploading = media.uploads.length > 0;
  const isReady = isLeaving && !isUploading && state === 'saved';

  useEffect(() => {
    if (isReady) void navigate(reviewPath);
  }, [isReady, navigate, reviewPath]);

  const waitingFor: WaitingFor =
    state === 'refused' ? 'refused' : state === 'offline' ? 'network' : isUploading ? 'uploads' : null;
  return {
    isLeaving: isLeaving && waitingFor === null,
    waitingFor: isLeaving ? waitingFor : null,
    start: () => setLeaving(true),
  };
}
