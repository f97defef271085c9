import { Navigate } from 'react-router';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';
import { SettingsList } from '#web/features/settings/settings-nav.tsx';
import { pathTo } from '#web/paths.ts';
import { tableQuery, useMediaQuery } from '#web/provider-kit/use-media-query.ts';

/** Beside the list of sections there is always one open. */
export default function SettingsIndexPage() {
  const isDesk = useMediaQuery(tableQuery);
  return isDesk ? (
    <Navigate to={pathTo('settingsBusiness')} replace />
  ) : (
    <SettingsFrame>
      <SettingsList />
    </SettingsFrame>
  );
}
