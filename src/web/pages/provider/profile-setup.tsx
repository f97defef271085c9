import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { useSaveProfessions } from '#web/api/services.ts';
import { markProfile } from '#web/app/person-marks.ts';
import { currentSession } from '#web/app/session.ts';
import { ProfileSection } from '#web/features/provider-setup/profile-section.tsx';
import { SetupSteps } from '#web/features/provider-setup/setup-steps.tsx';
import { TradesCard } from '#web/features/trades/trades-card.tsx';
import { pathTo } from '#web/paths.ts';
import { PageHead } from '#web/provider-kit/page-head.tsx';

export const clientLoader = async () => ({ email: (await currentSession())?.user.email });

export default function ProfileSetupPage() {
  const { t } = useLingui();
  const { email } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const [trades, setTrades] = useState<ReadonlySet<string>>(new Set());
  const saveTrades = useSaveProfessions();
  return (
    <>
      <SetupSteps current="profile" />
      <PageHead
        title={t`Tell customers who you are`}
        text={<Trans>Customers see this on every quote you send.</Trans>}
      />
      <ProfileSection
        email={email}
        saveLabel={<Trans>Save and go on</Trans>}
        more={<TradesCard chosen={trades} onChange={setTrades} />}
        onSaved={async (provider) => {
          // The services step goes on without them as well.
          if (trades.size > 0) await saveTrades.mutateAsync([...trades]).catch(() => undefined);
          await markProfile(provider);
          await navigate(pathTo('taxSetup'));
        }}
      />
    </>
  );
}
