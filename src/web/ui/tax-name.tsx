import { Trans } from '@lingui/react/macro';
import type { Locale } from '#domain/locale.ts';

/** What the tax on a sale is called where the customer is. */
export function TaxName({ locale }: { readonly locale: Locale }) {
  switch (locale) {
    case 'en-AU':
      return <Trans>GST</Trans>;
    case 'en-US':
    case 'en-CA':
    case 'fr-CA':
      return <Trans>tax</Trans>;
    default:
      return <Trans>VAT</Trans>;
  }
}
