import { Trans, useLingui } from '@lingui/react/macro';
import { PricingSection } from '#web/features/pricing-rules/pricing-section.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { SetupColumn } from '#web/provider-kit/setup-column.tsx';

export default function PricingPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Pricing rules`} text={<Trans>What you charge. We price new quotes with it.</Trans>} />
      <SetupColumn>
        <PricingSection />
      </SetupColumn>
    </>
  );
}
