import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '#web/api/error-text.ts';
import {
  type OwnQuestion,
  type StandardLine,
  useDeleteOwnQuestion,
  useDeleteStandardLine,
  useSaveOwnQuestion,
  useSaveStandardLine,
} from '#web/api/own-work.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

function useFailed(): (title: string) => (error: unknown) => void {
  const errorText = useErrorText();
  return (title) => (error) => {
    showToast({ level: 'error', title, text: errorText(error) });
  };
}

/** Deletes at once and offers the way back, instead of asking first. */
export function useDeleteQuestionWithUndo(serviceTypeId: string): (question: OwnQuestion) => void {
  const { t } = useLingui();
  const failed = useFailed();
  const remove = useDeleteOwnQuestion(serviceTypeId);
  const save = useSaveOwnQuestion(serviceTypeId);
  return (question) => {
    const { id: _, ...body } = question;
    const undo = () => {
      save.mutateAsync({ body }).catch(failed(t`The question could not be brought back`));
    };
    remove.mutateAsync(question).catch(failed(t`The question was not deleted`));
    showToast({
      title: t`Question deleted`,
      text: question.prompt,
      action: { label: t`Undo`, altText: t`Bring the question back as it was`, run: undo },
    });
  };
}

/** The same for a standard line. */
export function useDeleteLineWithUndo(serviceTypeId: string): (line: StandardLine) => void {
  const { t } = useLingui();
  const failed = useFailed();
  const remove = useDeleteStandardLine(serviceTypeId);
  const save = useSaveStandardLine(serviceTypeId);
  return (line) => {
    const { id: _, ...body } = line;
    const undo = () => {
      save.mutateAsync({ body }).catch(failed(t`The line could not be brought back`));
    };
    remove.mutateAsync(line).catch(failed(t`The line was not deleted`));
    showToast({
      title: t`Line deleted`,
      text: line.description,
      action: { label: t`Undo`, altText: t`Bring the line back as it was`, run: undo },
    });
  };
}
