import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useProfileCheck } from '#web/api/provider.ts';
import { PricingSection } from '#web/features/pricing-rules/pricing-section.tsx';
import { pathTo } from '#web/paths.ts';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { SetupColumn } from '#web/provider-kit/setup-column.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

// A list is imported once in a while.
const PriceImportDialog = onDemand(
  async () => (await import('#web/features/price-import/price-import-dialog.tsx')).PriceImportDialog,
);

export default function PricingPage() {
  const { t } = useLingui();
  const { data: check } = useProfileCheck();
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHead
        title={t`Pricing rules`}
        text={<Trans>What you charge. We price new quotes with it.</Trans>}
        actions={
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={pathTo('pricingV2')}>
              <Trans>By service</Trans>
            </ButtonLink>
            <ButtonLink to={pathTo('testPricing')}>
              <Trans>Try on a request</Trans>
            </ButtonLink>
            <Button onClick={() => setImporting(true)}>
              <Icon icon={Upload} size={16} />
              <Trans>Import</Trans>
            </Button>
          </div>
        }
      />
      <SetupColumn>
        <PricingSection />
      </SetupColumn>
      {isImporting && check?.provider ? (
        <PriceImportDialog
          currency={check.provider.currency}
          onClose={() => setImporting(false)}
          onImported={({ counts }) => {
            setImporting(false);
            const count = counts.created + counts.updated;
            showToast({
              level: 'success',
              title: <Plural value={count} one="# price imported" other="# prices imported" />,
            });
          }}
        />
      ) : null}
    </>
  );
}
