import { Trans, useLingui } from '@lingui/react/macro';
import { useErrorText } from '#web/api/error-text.ts';
import { useDeleteQuote } from '#web/api/quotes.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { MenuQuote } from './use-quote-steps.ts';

interface DeleteQuoteDialogProps {
  readonly quote: MenuQuote;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Nothing brings a deleted quote back, so this is asked; the archive is the other way out. */
export function DeleteQuoteDialog({ quote, onClose, onDeleted }: DeleteQuoteDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const deletion = useDeleteQuote();
  const remove = () =>
    // A promise, not a callback of the call: the row is gone with the next list.
    void deletion.mutateAsync(quote.id).then(
      () => {
        showToast({ title: t`Deleted “${quote.title}”` });
        onClose();
        onDeleted?.();
      },
      // The notice below says it.
      () => undefined,
    );
  return (
    <Dialog
      isOpen
      isModalDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t`Delete “${quote.title}”?`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Keep</Trans>
          </Button>
          <Button variant="danger" pending={deletion.isPending} onClick={remove}>
            <Trans>Delete for good</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          <Trans>The quote goes with its answers, photos and messages. This cannot be undone.</Trans>
        </p>
        {quote.status === 'draft' || quote.status === 'failed' ? null : (
          <p className="text-secondary">
            <Trans>A link that the customer holds then says that you withdrew it.</Trans>
          </p>
        )}
        {deletion.error ? (
          <Notice level="error" isLive title={t`The quote was not deleted`}>
            {errorText(deletion.error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  );
}
