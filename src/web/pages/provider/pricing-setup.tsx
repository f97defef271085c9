import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { priceRulesQuery } from '#web/api/pricing-rules.ts';
import { settingsQuery } from '#web/api/settings.ts';
import { PricingSection } from '#web/features/pricing-rules/pricing-section.tsx';
import { SetupSteps } from '#web/features/provider-setup/setup-steps.tsx';
import { pathTo } from '#web/paths.ts';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export default function PricingSetupPage() {
  const { t } = useLingui();
  const { data: rules = [] } = useQuery(priceRulesQuery);
  const { data: settings } = useQuery(settingsQuery);
  const hasPrices = rules.length > 0 || (settings?.pricing.hour_minor ?? null) !== null;
  return (
    <>
      <SetupSteps current="pricing" />
      <PageHead
        title={t`What do you charge?`}
        text={<Trans>Two numbers price every job. Prices of your own can follow later.</Trans>}
      />
      <PricingSection />
      <footer className="mt-6 flex justify-end border-t border-default pt-4">
        {hasPrices ? (
          <ButtonLink to={pathTo('quoteCreate')} variant="primary">
            <Trans>Start the first quote</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to={pathTo('quoteCreate')} variant="ghost">
            <Trans>Skip for now</Trans>
          </ButtonLink>
        )}
      </footer>
    </>
  );
}
