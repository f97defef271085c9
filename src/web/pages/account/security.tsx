import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { SetupColumn } from '#web/provider-kit/setup-column.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** Nobody comes here often, and what changes a sign-in is no small part of it: it comes by itself. */
const AccountCards = onDemand(
  async () => (await import('#web/features/sign-in/security/account-cards.tsx')).AccountCards,
);

export default function SecurityPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Sign-in and security`} text={<Trans>How you get in, and how nobody else does.</Trans>} />
      <SetupColumn>
        <AccountCards waiting={<SkeletonRows count={4} label={t`Loading your account`} rowClassName="h-28" />} />
      </SetupColumn>
    </>
  );
}
