import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { TaxSection } from '#web/features/business-settings/tax-section.tsx';
import { SetupSteps } from '#web/features/provider-setup/setup-steps.tsx';
import { pathTo } from '#web/paths.ts';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export default function TaxSetupPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <>
      <SetupSteps current="tax" />
      <PageHead
        title={t`Do you charge tax?`}
        text={<Trans>We set your quotes up with this. You can change it later in the settings.</Trans>}
      />
      <TaxSection
        title={<Trans>Business and tax</Trans>}
        saveLabel={<Trans>Save and go on</Trans>}
        aside={
          <ButtonLink to={pathTo('servicesSetup')} variant="ghost">
            <Trans>Skip for now</Trans>
          </ButtonLink>
        }
        onSaved={() => navigate(pathTo('servicesSetup'))}
      />
    </>
  );
}
