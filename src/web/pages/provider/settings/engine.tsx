import { useLingui } from '@lingui/react/macro';
import { AiForm } from '#web/features/ai-settings/ai-form.tsx';
import { LoadedSettings } from '#web/features/settings/loaded-settings.tsx';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';

export default function EngineSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame>
      <title>{t`Help with reading requests`}</title>
      <LoadedSettings>{(settings) => <AiForm settings={settings.ai} />}</LoadedSettings>
    </SettingsFrame>
  );
}
