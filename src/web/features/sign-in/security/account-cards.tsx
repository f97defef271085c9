import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { accountUserQuery } from '#web/api/account.ts';
import { signOut } from '#web/app/session.ts';
import { loginPath } from '#web/paths.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { CredentialsCard } from './credentials-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { LinkedAccountsCard } from './linked-accounts-card.tsx';
import { SecondStepCard } from './second-step-card.tsx';

export function AccountCards() {
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
