import { useLingui } from '@lingui/react/macro';
import { LanguageForm } from '#web/features/settings/language-form.tsx';

export default function LanguageSettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Languages`}</title>
      <LanguageForm />
    </>
  );
}
