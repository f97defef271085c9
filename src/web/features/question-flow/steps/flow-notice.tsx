import { Trans } from '@lingui/react/macro';
import { CloudOff } from 'lucide-react';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SaveState } from '../answers/answer-queue.ts';

interface FlowNoticeProps {
  readonly state: SaveState;
  readonly isOnline: boolean;
}

/** What stands between the answers and the server, in words. */
export function FlowNotice({ state, isOnline }: FlowNoticeProps) {
  if (state === 'closed') {
    return (
      <Notice
        isLive
        level="warning"
        className="mx-5 mt-3"
        action={
          <a className="font-semibold underline underline-offset-3" href=".">
            <Trans>Show where it stands</Trans>
          </a>
        }
      >
        <Trans>These questions are closed now, so your last change was not kept.</Trans>
      </Notice>
    );
  }
  if (isOnline && state !== 'offline') return null;
  return (
    <p className="type-small mt-3 flex items-center justify-center gap-2 bg-calm-strong px-5 py-2 font-medium text-calm">
      <Icon icon={CloudOff} size={16} />
      <span className="text-balance">
        <Trans>Offline. Your answers are kept on this phone and will be sent.</Trans>
      </span>
    </p>
  );
}
