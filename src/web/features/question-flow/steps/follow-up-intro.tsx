import { Trans } from '@lingui/react/macro';
import { Notice } from '#web/ui/notice.tsx';

/** Why there are questions again, before the first of them. */
export function FollowUpIntro({ who }: { readonly who: string }) {
  return (
    <Notice className="mb-5">
      <Trans>Thank you for your answers. {who} needs to know a little more before the price is right.</Trans>
    </Notice>
  );
}
