import { Trans } from '@lingui/react/macro';
import { Cloud, CloudAlert, CloudCheck, CloudOff } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import type { SaveState } from '../answers/answer-queue.ts';

interface SaveStatusProps {
  readonly state: SaveState;
  readonly isUploading: boolean;
  readonly isOnline: boolean;
  /** Before the first answer there is nothing to be saved. */
  readonly hasAnswers: boolean;
}

export function SaveStatus(props: SaveStatusProps) {
  return (
    <p role="status" className="type-small inline-flex flex-none items-center gap-1.5 font-medium text-secondary">
      <Words {...props} />
    </p>
  );
}

function Words({ state, isUploading, isOnline, hasAnswers }: SaveStatusProps) {
  if (!isOnline || state === 'offline') {
    return (
      <>
        <Icon icon={CloudOff} size={16} />
        <Trans>Offline</Trans>
      </>
    );
  }
  if (state === 'refused' || state === 'closed') {
    return (
      <>
        <Icon icon={CloudAlert} size={16} className="text-danger-icon" />
        <Trans>Not saved</Trans>
      </>
    );
  }
  if (state === 'saving' || isUploading) {
    return (
      <>
        <Icon icon={Cloud} size={16} />
        <Trans>Saving</Trans>
      </>
    );
  }
  if (!hasAnswers) return null;
  return (
    <>
      <Icon icon={CloudCheck} size={16} className="text-success-icon" />
      <Trans>Saved</Trans>
    </>
  );
}
