import { Trans, useLingui } from '@lingui/react/macro';
import { PricingSection } from '#web/features/pricing-rules/pricing-section.tsx';
import { pathTo } from '#web/paths.ts';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { ButtonLink } from '#web/ui/button.tsx';

export default function PricingByServicePage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Prices by service`}
        text={<Trans>Write a price, and see at once what an everyday job comes to.</Trans>}
        actions={
          <ButtonLink to={pathTo('testPricing')}>
            <Trans>Try on a request</Trans>
          </ButtonLink>
        }
      />
      <div className="max-w-6xl">
        <PricingSection isByService />
      </div>
    </>
  );
}
