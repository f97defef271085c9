import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { markProfile } from '#web/app/person-marks.ts';
import { currentSession } from '#web/app/session.ts';
import { ProfileSection } from '#web/features/provider-setup/profile-section.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { SetupColumn } from '#web/provider-kit/setup-column.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

export const clientLoader = async () => ({ email: (await currentSession())?.user.email });

export default function ProfilePage() {
  const { t } = useLingui();
  const { email } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead title={t`Profile`} text={<Trans>What customers see on your quotes.</Trans>} />
      <SetupColumn>
        <ProfileSection
          email={email}
          saveLabel={<Trans>Save profile</Trans>}
          onSaved={async (provider) => {
            await markProfile(provider);
            showToast({ level: 'success', title: t`Profile saved` });
          }}
        />
      </SetupColumn>
    </>
  );
}
