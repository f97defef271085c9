import { useLingui } from '@lingui/react/macro';
import { type Provider, useProfileCheck } from '#web/api/provider.ts';

type ProviderTax = Pick<Provider['tax'], 'name' | 'is_registered' | 'rates'>;

/** What the provider's country calls the tax, and the rates that lines choose from. */
export function useProviderTax(): ProviderTax {
  const { t } = useLingui();
  const { data } = useProfileCheck();
  return data?.provider?.tax ?? { name: t`tax`, is_registered: true, rates: [] };
}
