import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorText } from '#web/api/error-text.ts';
import {
  type QuestionChange,
  useDeleteQuestion,
  useReorderQuestions,
  useRestoreQuestion,
  useUpdateQuestion,
} from '#web/api/questions.ts';
import type { Question, Quote } from '#web/api/quote-types.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { groupQuestions, movedOrder, orderAfterDrop } from './group-questions.ts';

/** A change that is not saved; the card shows what the server has. */
export interface QuestionProblem {
  readonly questionId: string;
  readonly change: QuestionChange;
  /** `conflict`: somebody else changed the question meanwhile. */
  readonly kind: 'conflict' | 'failed';
  readonly message: string;
}

export interface QuestionEditing {
  readonly problems: readonly QuestionProblem[];
  readonly change: (question: Question, change: QuestionChange) => void;
  readonly dismiss: (problem: QuestionProblem) => void;
  /** Saves the kept change over what the question holds now. */
  readonly insist: (problem: QuestionProblem) => void;
  readonly remove: (question: Question) => void;
  readonly move: (question: Question, by: -1 | 1) => void;
  readonly drop: (questionId: string, overId: string) => void;
  /** What was just moved where, to be read out. */
  readonly announcement: string;
}

/** Saves each change by itself and keeps what could not be saved beside what is. */
export function useQuestionEditing(quote: Quote): QuestionEditing {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [announcement, setAnnouncement] = useState('');
  const [problems, setProblems] = useState<readonly QuestionProblem[]>([]);
  const update = useUpdateQuestion(quote.id);
  const remove = useDeleteQuestion(quote.id);
  const restore = useRestoreQuestion(quote.id);
  const reorder = useReorderQuestions(quote.id);

  const failed = (title: string) => (error: unknown) => {
    showToast({ level: 'error', title, text: errorText(error) });
  };
  const dismiss = (problem: QuestionProblem) => setProblems((all) => all.filter((known) => known !== problem));
  const save = (questionId: string, change: QuestionChange) => {
    update.mutateAsync({ qid: questionId, change }).catch((error: unknown) => {
      const isStale = error instanceof ApiError && error.code === 'stale_revision';
      const message = isStale ? t`Somebody else changed this meanwhile.` : errorText(error);
      setProblems((all) => [...all, { questionId, change, kind: isStale ? 'conflict' : 'failed', message }]);
    });
  };
  const saveOrder = (order: string[] | null) => {
    if (order) reorder.mutateAsync(order).catch(failed(t`The new order was not saved`));
  };
  return {
    announcement,
    problems,
    dismiss,
    change: (question, change) => save(question.id, change),
    insist: (problem) => {
      dismiss(problem);
      save(problem.questionId, problem.change);
    },
    remove: (question) => {
      setProblems((all) => all.filter(({ questionId }) => questionId !== question.id));
      const undo = () => {
        restore.mutateAsync(question).catch(failed(t`The question could not be brought back`));
      };
      remove.mutateAsync(question.id).catch(failed(t`The question was not deleted`));
      showToast({
        title: t`Question deleted`,
        text: question.prompt,
        action: { label: t`Undo`, altText: t`Bring the question back as it was`, run: undo },
      });
    },
    move: (question, by) => {
      const order = movedOrder(groupQuestions(quote), question.id, by);
      if (order) setAnnouncement(by < 0 ? t`Moved up: ${question.prompt}` : t`Moved down: ${question.prompt}`);
      saveOrder(order);
    },
    drop: (questionId, overId) => saveOrder(orderAfterDrop(groupQuestions(quote), questionId, overId)),
  };
}
