import { Trans, useLingui } from '@lingui/react/macro';
import type { QuoteLink } from '#web/api/quote-types.ts';
import { CopyButton } from '#web/provider-kit/copy-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface SharedLinkDialogProps {
  readonly link: QuoteLink;
  readonly onClose: () => void;
}

/** The questions are on their way, or here is their link. */
export function SharedLinkDialog({ link, onClose }: SharedLinkDialogProps) {
  const { t } = useLingui();
  const isMailed = link.channel === 'email';
  const recipient = link.recipient ?? '';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={isMailed ? t`The questions are on their way` : t`Ready to share`}
      description={
        isMailed
          ? t`Mailed to ${recipient}. The same link can be shared by hand.`
          : t`Whoever has this link can answer the questions.`
      }
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className="flex flex-wrap items-end gap-2">
        <Field label={t`Link`} className="flex-1 basis-48">
          <TextInput size="desk" readOnly value={link.url} onFocus={({ target }) => target.select()} />
        </Field>
        <CopyButton text={link.url}>
          <Trans>Copy</Trans>
        </CopyButton>
      </div>
    </Dialog>
  );
}
