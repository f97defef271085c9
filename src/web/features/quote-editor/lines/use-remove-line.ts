import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '#web/api/error-text.ts';
import { useDeleteLine, useRestoreLine } from '#web/api/line-items.ts';
import type { LineItem } from '#web/api/quote-types.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';

/** Deletes at once and offers the way back, instead of asking first. */
export function useRemoveLine(quoteId: string): (line: LineItem) => void {
  const { t } = useLingui();
  const errorText = useErrorText();
  const deletion = useDeleteLine(quoteId);
  const restoring = useRestoreLine(quoteId);
  const failed = (title: string) => (error: unknown) => {
    showToast({ level: 'error', title, text: errorText(error) });
  };
  return (line) => {
    const undo = () => {
      restoring.mutateAsync(line).catch(failed(t`The line could not be brought back`));
    };
    deletion.mutateAsync(line).catch(failed(t`The line was not deleted`));
    // Offered before the server has answered: both wait in one row, so the way back comes after the way there.
    showToast({
      title: t`Deleted “${line.description}”`,
      action: { label: t`Undo`, altText: t`Bring the line back as it was`, run: undo },
    });
  };
}
