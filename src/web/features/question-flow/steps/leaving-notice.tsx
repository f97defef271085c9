import { Trans } from '@lingui/react/macro';
import { Notice } from '#web/ui/notice.tsx';

/** What the overview has to wait for. */
export type WaitingFor = 'uploads' | 'network' | 'refused' | null;

export function LeavingNotice({ reason }: { readonly reason: WaitingFor }) {
  if (!reason) return null;
  return (
    <Notice isLive level="warning" className="mt-5">
      {reason === 'uploads' ? (
        <Trans>Your photos are still on their way. Keep this page open; it goes on by itself.</Trans>
      ) : reason === 'network' ? (
        <Trans>
          There is no connection right now. Your answers are kept here, and the page goes on as soon as it is back.
        </Trans>
      ) : (
        <Trans>One of your answers could not be saved. Please look through the questions again.</Trans>
      )}
    </Notice>
  );
}
