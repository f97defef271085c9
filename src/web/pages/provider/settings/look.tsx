import { useLingui } from '@lingui/react/macro';
import { ThemeCustomizer } from '#web/features/theme-customizer/theme-customizer.tsx';

export default function LookSettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Look of the app`}</title>
      <ThemeCustomizer />
    </>
  );
}
