import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '#web/api/settings.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AiForm } from './ai-form.tsx';

export function AiSection() {
  const { t } = useLingui();
  const settings = useQuery(settingsQuery);
  if (settings.data) return <AiForm settings={settings.data.ai} />;
  if (settings.isError || settings.isPaused)
    return <LoadFailure title={t`Your settings could not be loaded`} query={settings} />;
  return <SkeletonRows count={2} label={t`Loading your settings`} rowClassName="h-28 max-w-2xl" />;
}
