import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Settings, settingsQuery } from '#web/api/settings.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** A section once the settings are there. */
export function LoadedSettings({ children }: { readonly children: (settings: Settings) => ReactNode }) {
  const { t } = useLingui();
  const settings = useQuery(settingsQuery);
  if (settings.data) return children(settings.data);
  if (settings.isError || settings.isPaused)
    return <LoadFailure title={t`Your settings could not be loaded`} query={settings} />;
  return <SkeletonRows count={3} label={t`Loading your settings`} rowClassName="h-28" />;
}
