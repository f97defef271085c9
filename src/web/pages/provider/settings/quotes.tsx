import { useLingui } from '@lingui/react/macro';
import { QuotesForm } from '#web/features/business-settings/quotes-form.tsx';
import { LoadedSettings } from '#web/features/settings/loaded-settings.tsx';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';

export default function QuoteSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame>
      <title>{t`Quotes`}</title>
      <LoadedSettings>{(settings) => <QuotesForm settings={settings} />}</LoadedSettings>
    </SettingsFrame>
  );
}
