import { useLingui } from '@lingui/react/macro';
import { LanguageForm } from '#web/features/settings/language-form.tsx';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';

export default function LanguageSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame>
      <title>{t`Languages`}</title>
      <LanguageForm />
    </SettingsFrame>
  );
}
