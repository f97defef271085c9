import { useLingui } from '@lingui/react/macro';
import { QuotesForm } from '#web/features/business-settings/quotes-form.tsx';
import { LoadedSettings } from '#web/features/settings/loaded-settings.tsx';

export default function QuoteSettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Quotes`}</title>
      <LoadedSettings>{(settings) => <QuotesForm settings={settings} />}</LoadedSettings>
    </>
  );
}
