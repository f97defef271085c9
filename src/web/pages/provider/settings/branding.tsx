import { useLingui } from '@lingui/react/macro';
import { BrandingForm } from '#web/features/settings/branding-form.tsx';
import { LoadedSettings } from '#web/features/settings/loaded-settings.tsx';

export default function BrandingSettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Branding`}</title>
      <LoadedSettings>{(settings) => <BrandingForm settings={settings} />}</LoadedSettings>
    </>
  );
}
