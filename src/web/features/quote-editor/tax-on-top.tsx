import { Trans } from '@lingui/react/macro';
import type { Quote } from '#web/api/quote-types.ts';
import { useProviderTax } from '#web/provider-kit/use-provider-tax.ts';
import { Money } from '#web/ui/money.tsx';
import { taxOf } from './totals-words.ts';

/** What comes on top of the net that a business reads first. */
export function TaxOnTop({ quote: { totals, currency } }: { readonly quote: Pick<Quote, 'totals' | 'currency'> }) {
  const { name } = useProviderTax();
  return (
    <Trans>
      plus <Money minor={taxOf(totals)} currency={currency} /> {name},{' '}
      <Money minor={totals.total_minor} currency={currency} /> in all
    </Trans>
  );
}
