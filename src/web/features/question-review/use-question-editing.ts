import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { useErrorText } from '#web/api/error-text.ts';
import {
  type NewQuestion,
  type QuestionChange,
  useCreateQuestion,
  useDeleteQuestion,
  useReorderQuestions,
  useUpdateQuestion,
} from '#web/api/questions.ts';
import type { Question, Quote } from '#web/api/quote-types.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { groupQuestions, movedOrder } from './group-questions.ts';

export interface QuestionEditing {
  readonly change: (question: Question, change: QuestionChange) => void;
  readonly remove: (question: Question) => void;
  readonly move: (question: Question, by: -1 | 1) => void;
  /** What was just moved where, to be read out. */
  readonly announcement: string;
}

const copyOf = ({
  component_id,
  type,
  prompt,
  help,
  config,
  role,
  importance,
  match_mode,
  urgency,
  required,
}: Question): NewQuestion => ({
  component_id,
  type,
  prompt,
  help,
  config,
  role,
  importance,
  match_mode,
  urgency,
  required,
});

/** Saves each change by itself; what fails goes back to the server's state and offers to be tried again. */
export function useQuestionEditing(quote: Quote): QuestionEditing {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [announcement, setAnnouncement] = useState('');
  const update = useUpdateQuestion(quote.id);
  const remove = useDeleteQuestion(quote.id);
  const reorder = useReorderQuestions(quote.id);
  const create = useCreateQuestion(quote.id);

  const failed = (error: unknown, again?: () => void) => {
    const isStale = error instanceof ApiError && error.code === 'stale_revision';
    showToast({
      level: 'error',
      title: isStale ? t`Somebody else changed this question meanwhile` : t`The change was not saved`,
      text: isStale ? t`You see their version now.` : errorText(error),
      ...(again && {
        action: { label: isStale ? t`Use mine` : t`Retry`, altText: t`Make the change again`, run: again },
      }),
    });
  };
  const change = (question: Question, what: QuestionChange) => {
    update
      .mutateAsync({ qid: question.id, change: what })
      .catch((error) => failed(error, () => change(question, what)));
  };
  return {
    announcement,
    change,
    remove: (question) => {
      const undo = () => create.mutateAsync(copyOf(question)).catch((error) => failed(error));
      remove
        .mutateAsync(question.id)
        .then(() =>
          showToast({
            title: t`Question deleted`,
            text: question.prompt,
            action: { label: t`Undo`, altText: t`Add the question again`, run: () => void undo() },
          }),
        )
        .catch((error) => failed(error));
    },
    move: (question, by) => {
      const order = movedOrder(groupQuestions(quote), question.id, by);
      if (!order) return;
      setAnnouncement(by < 0 ? t`Moved up: ${question.prompt}` : t`Moved down: ${question.prompt}`);
      reorder.mutateAsync(order).catch((error) => failed(error));
    },
  };
}
