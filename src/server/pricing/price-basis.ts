import type { PriceBasis } from '#domain/estimate/pricing/starter-price.ts';
import type { ProviderRow } from '#server/providers/provider-store.ts';

/** Where a provider works, and their own two numbers. The hour is in their currency and says nothing in another. */
export function priceBasisOf(provider: ProviderRow, currency = provider.currency): PriceBasis {
  return {
    country: provider.taxCountry,
    hourMinor: currency === provider.currency ? provider.hourMinor : null,
    markupPercent: provider.materialsMarkupPercent,
  };
}
