import { useLingui } from '@lingui/react/macro';
import { LoadedSettings } from '#web/features/settings/loaded-settings.tsx';
import { NotificationsForm } from '#web/features/settings/notifications-form.tsx';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';

export default function NotificationSettingsPage() {
  const { t } = useLingui();
  return (
    <SettingsFrame>
      <title>{t`Notifications`}</title>
      <LoadedSettings>{(settings) => <NotificationsForm settings={settings} />}</LoadedSettings>
    </SettingsFrame>
  );
}
