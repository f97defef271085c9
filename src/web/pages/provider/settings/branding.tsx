import { useLingui } from '@lingui/react/macro';
import { BrandingForm } from '#web/features/settings/branding-form.tsx';
import { LoadedSettings } from '#web/features/settings/loaded-settings.tsx';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';

export default function BrandingSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame>
      <title>{t`Branding`}</title>
      <LoadedSettings>{(settings) => <BrandingForm settings={settings} />}</LoadedSettings>
    </SettingsFrame>
  );
}
