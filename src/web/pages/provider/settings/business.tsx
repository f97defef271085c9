import { Trans, useLingui } from '@lingui/react/macro';
import { TaxSection } from '#web/features/business-settings/tax-section.tsx';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

export default function BusinessSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame>
      <title>{t`Business and tax`}</title>
      <TaxSection
        title={<Trans>Business and tax</Trans>}
        saveLabel={<Trans>Save business and tax</Trans>}
        onSaved={() => {
          showToast({ level: 'success', title: t`Settings saved` });
        }}
      />
    </SettingsFrame>
  );
}
