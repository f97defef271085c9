import { useLingui } from '@lingui/react/macro';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';
import { ThemeCustomizer } from '#web/features/theme-customizer/theme-customizer.tsx';

export default function LookSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame>
      <title>{t`Look of the app`}</title>
      <ThemeCustomizer />
    </SettingsFrame>
  );
}
