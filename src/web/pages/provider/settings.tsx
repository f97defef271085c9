import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#web/api/settings.ts';
import { AiForm } from '#web/features/ai-settings/ai-form.tsx';
import { QuotesForm } from '#web/features/business-settings/quotes-form.tsx';
import { TaxSection } from '#web/features/business-settings/tax-section.tsx';
import { ThemeCustomizer } from '#web/features/theme-customizer/theme-customizer.tsx';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { PageHead } from '#web/provider-kit/page-head.tsx';
import { SetupColumn } from '#web/provider-kit/setup-column.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

export default function SettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Settings`}
        text={<Trans>Your business, the defaults for new quotes, and how drafts are made.</Trans>}
      />
      <SetupColumn>
        <Sections />
        <ThemeCustomizer />
      </SetupColumn>
    </>
  );
}

function Sections() {
  const { t } = useLingui();
  const settings = useQuery(settingsQuery);
  if (settings.data)
    return (
      <>
        <TaxSection
          title={<Trans>Business and tax</Trans>}
          saveLabel={<Trans>Save business and tax</Trans>}
          onSaved={() => {
            showToast({ level: 'success', title: t`Settings saved` });
          }}
        />
        <QuotesForm settings={settings.data} />
        <AiForm settings={settings.data.ai} />
      </>
    );
  if (settings.isError || settings.isPaused)
    return <LoadFailure title={t`Your settings could not be loaded`} query={settings} />;
  return <SkeletonRows count={4} label={t`Loading your settings`} rowClassName="h-28" />;
}
