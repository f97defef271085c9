import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { SetupSteps } from '#web/features/provider-setup/setup-steps.tsx';
import { ServicesSection } from '#web/features/services-picker/services-section.tsx';
import { pathTo } from '#web/paths.ts';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export default function ServicesSetupPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <>
      <SetupSteps current="services" />
      <PageHead
        title={t`What do you offer?`}
        text={<Trans>Requests are matched with these. Where the questions are ready, a quote takes minutes.</Trans>}
      />
      <ServicesSection
        saveLabel={<Trans>Save and go on</Trans>}
        aside={
          <ButtonLink to={pathTo('pricingSetup')} variant="ghost">
            <Trans>Skip for now</Trans>
          </ButtonLink>
        }
        onSaved={() => navigate(pathTo('pricingSetup'))}
      />
    </>
  );
}
