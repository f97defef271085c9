import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { countriesQuery, settingsQuery } from '#web/api/settings.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { TaxForm, type TaxFormProps } from './tax-form.tsx';

type TaxSectionProps = Omit<TaxFormProps, 'settings' | 'countries'>;

export function TaxSection(props: TaxSectionProps) {
  const { t } = useLingui();
  const settings = useQuery(settingsQuery);
  const countries = useQuery(countriesQuery);
  if (settings.data && countries.data)
    return <TaxForm {...props} settings={settings.data} countries={countries.data} />;
  const failed = [settings, countries].find((query) => !query.data && (query.isError || query.isPaused));
  if (failed) return <LoadFailure title={t`Your settings could not be loaded`} query={failed} />;
  return <SkeletonRows count={2} label={t`Loading your settings`} rowClassName="h-28" />;
}
