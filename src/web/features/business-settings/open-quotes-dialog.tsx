import { Plural, useLingui } from '@lingui/react/macro';
import { useErrorText } from '#web/api/error-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface OpenQuotesDialogProps {
  /** How many quotes under way charge tax otherwise; none, and nothing is asked. */
  readonly count: number;
  readonly isFollowing: boolean;
  readonly failure: Error | null;
  readonly finish: (isFollowing: boolean) => Promise<void>;
}

/** What was sent stays as it is; what is still being written may follow. */
export function OpenQuotesDialog({ count, isFollowing, failure, finish }: OpenQuotesDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <Dialog
      isOpen={count > 0}
      isModalDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) void finish(false);
      }}
      title={<Plural value={count} one="Change one open quote too?" other="Change # open quotes too?" />}
      description={
        <Plural
          value={count}
          one="It was begun with other tax settings. Quotes that were sent or finalized stay as they are."
          other="They were begun with other tax settings. Quotes that were sent or finalized stay as they are."
        />
      }
      footer={
        <>
          <Button onClick={() => void finish(false)}>
            <Plural value={count} one="Leave it as it is" other="Leave them as they are" />
          </Button>
          <Button variant="primary" pending={isFollowing} onClick={() => void finish(true)}>
            <Plural value={count} one="Change it" other="Change them" />
          </Button>
        </>
      }
    >
      {failure ? (
        <Notice level="error" isLive title={t`The open quotes were not changed`}>
          {errorText(failure)}
        </Notice>
      ) : null}
    </Dialog>
  );
}
