import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { ServicesSection } from '#web/features/services-picker/services-section.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

export default function ServicesPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageHead title={t`Services`} text={<Trans>What you offer. Requests are matched with these.</Trans>} />
      <ServicesSection
        hasServicePages
        withTrades={search.has('trades')}
        saveLabel={<Trans>Save services</Trans>}
        onSaved={() => {
          showToast({ level: 'success', title: t`Services saved` });
        }}
      />
    </>
  );
}
