import type { z } from 'zod';
import type { provider } from '#contract/providers.ts';
import type { Countries } from '#domain/provider/country.ts';
import { profileProblems } from '#domain/provider/profile.ts';
import { presentTime } from '#server/http/present-time.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { listOwnProfessions } from '#server/services/profession-store.ts';
import { listSelections } from '#server/services/service-store.ts';
import { logoUrl } from './logo-url.ts';
import type { ProviderRow } from './provider-store.ts';
import { taxName } from './tax-identity.ts';

export async function presentProvider(
  scope: ProviderScope,
  row: ProviderRow,
  countries: Countries,
): Promise<z.input<typeof provider>> {
  const wire = {
    provider_type: row.providerType,
    business_name: row.businessName,
    first_name: row.firstName,
    last_name: row.lastName,
    email: row.email,
    phone_number: row.phoneNumber,
    address: row.address,
  };
  return {
    id: row.id,
    slug: row.slug,
    ...wire,
    logo_url: logoUrl(row),
    currency: row.currency,
    locale: row.locale,
    tax: {
      country: row.taxCountry,
      is_registered: row.isTaxRegistered,
      is_confirmed: row.taxConfirmedAt !== null,
      name: taxName(row, scope.locale ?? row.locale, countries),
      rates: row.taxRates,
    },
    prices_include_tax: row.pricesIncludeTax,
    services: await listSelections(scope),
    service_product_url: row.serviceProductUrl,
    profession_ids: await listOwnProfessions(scope),
    is_profile_complete: Object.keys(profileProblems(wire)).length === 0,
    created_at: presentTime(row.createdAt),
    updated_at: presentTime(row.updatedAt),
  };
}
