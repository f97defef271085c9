import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { accountUserQuery } from '#web/api/account.ts';
import { signOut } from '#web/app/session.ts';
import { CredentialsCard } from '#web/features/sign-in/security/credentials-card.tsx';
import { DeleteAccountCard } from '#web/features/sign-in/security/delete-account-card.tsx';
import { DevicesCard } from '#web/features/sign-in/security/devices-card.tsx';
import { LinkedAccountsCard } from '#web/features/sign-in/security/linked-accounts-card.tsx';
import { SecondStepCard } from '#web/features/sign-in/security/second-step-card.tsx';
import { loginPath } from '#web/paths.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { SetupColumn } from '#web/provider-kit/setup-column.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

export default function SecurityPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Sign-in and security`} text={<Trans>How you get in, and how nobody else does.</Trans>} />
      <SetupColumn>
        <Cards />
      </SetupColumn>
    </>
  );
}

function Cards() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const user = useQuery(accountUserQuery);
  const leave = async (scope: 'local' | 'global') => {
    await signOut(scope);
    await navigate(loginPath());
  };
  if (user.data)
    return (
      <>
        <CredentialsCard user={user.data} />
        <SecondStepCard user={user.data} />
        <LinkedAccountsCard user={user.data} />
        <DevicesCard onLeave={leave} />
        <DeleteAccountCard
          onDeleted={() => navigate(loginPath(), { replace: true, state: { isAccountDeleted: true } })}
        />
      </>
    );
  if (user.isError || user.isPaused) return <LoadFailure title={t`Your account could not be loaded`} query={user} />;
  return <SkeletonRows count={4} label={t`Loading your account`} rowClassName="h-28" />;
}
