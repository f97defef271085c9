import { useLingui } from '@lingui/react/macro';
import { AiForm } from '#web/features/ai-settings/ai-form.tsx';
import { LoadedSettings } from '#web/features/settings/loaded-settings.tsx';

export default function EngineSettingsPage() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Help with reading requests`}</title>
      <LoadedSettings>{(settings) => <AiForm settings={settings.ai} />}</LoadedSettings>
    </>
  );
}
