import { Trans, useLingui } from '@lingui/react/macro';
import { TestPricing } from '#web/features/test-pricing/test-pricing.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';

export default function TestPricingPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Try your prices`}
        text={<Trans>Type a request and see how it would be priced. Nothing is kept and nobody is told.</Trans>}
      />
      <TestPricing />
    </>
  );
}
