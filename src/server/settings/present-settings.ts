import type { z } from 'zod';
import type { providerSettings } from '#contract/settings.ts';
import { presentAiSettings } from '#server/ai/change-settings.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { presentTime } from '#server/http/present-time.ts';
import { findProvider } from '#server/providers/provider-store.ts';
import { countDiffering } from '#server/quotes/follow-identity.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

export async function presentSettings(scope: ProviderScope, deps: AppDeps): Promise<z.input<typeof providerSettings>> {
  const row = await findProvider(scope);
  return {
    ai: await presentAiSettings(scope, deps),
    tax: {
      country: row.taxCountry,
      is_registered: row.isTaxRegistered,
      number: row.taxNumber,
      note: row.taxNote,
      company_number: row.companyNumber,
      rates: row.taxRates,
      confirmed_at: presentTime(row.taxConfirmedAt),
    },
    quotes: {
      detail: row.quoteDetail,
      valid_days: row.validDays,
      terms: row.quoteTerms,
      message: row.quoteMessage,
      number_format: row.numberFormat,
      deposit_percent: row.depositPercent,
      guarantee: row.guarantee,
      prices_include_tax: row.pricesIncludeTax,
      next_number: row.lastQuoteNumber + 1,
    },
    pricing: { hour_minor: row.hourMinor, materials_markup_percent: row.materialsMarkupPercent },
    branding: { primary_color: row.primaryColor },
    reminders: {},
    notifications: {
      message: !row.mutedNews.includes('message'),
      accepted: !row.mutedNews.includes('accepted'),
      rejected: !row.mutedNews.includes('rejected'),
      changes: !row.mutedNews.includes('changes'),
    },
    links: { service_product_url: row.serviceProductUrl },
    open_quotes_that_differ: await countDiffering(scope, row),
  };
}
