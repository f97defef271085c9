import { Trans } from '@lingui/react/macro';
import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { useSavingCount } from '#web/api/line-items.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useOnline } from '#web/ui/use-online.ts';

interface SavedStateProps {
  readonly quoteId: string;
  /** Values that could not be saved and wait for a decision. */
  readonly unsavedCount: number;
}

/** Whether what is on the page is on the server. */
export function SavedState({ quoteId, unsavedCount }: SavedStateProps) {
  const saving = useSavingCount(quoteId);
  const isOnline = useOnline();
  return (
    <span aria-live="polite" className="type-small inline-flex items-center gap-1.5 text-secondary">
      <StateWords isWaiting={saving > 0 && !isOnline} isSaving={saving > 0} isUnsaved={unsavedCount > 0} />
    </span>
  );
}

function StateWords({ isWaiting, isSaving, isUnsaved }: Record<'isWaiting' | 'isSaving' | 'isUnsaved', boolean>) {
  if (isWaiting) {
    return (
      <>
        <Icon icon={CloudOff} size={16} />
        <Trans>Saved once you are back online</Trans>
      </>
    );
  }
  if (isSaving) {
    return (
      <>
        <Icon icon={CloudUpload} size={16} />
        <Trans>Saving</Trans>
      </>
    );
  }
  if (isUnsaved) {
    return (
      <span className="inline-flex items-center gap-1.5 font-medium text-danger">
        <Icon icon={CircleAlert} size={16} className="text-danger-icon" />
        <Trans>Not all changes are saved</Trans>
      </span>
    );
  }
  return (
    <>
      <Icon icon={CloudCheck} size={16} />
      <Trans>All changes saved</Trans>
    </>
  );
}
