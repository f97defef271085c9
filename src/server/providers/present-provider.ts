import type { z } from 'zod';
import type { provider } from '#contract/providers.ts';
import { profileProblems } from '#domain/provider/profile.ts';
import { presentTime } from '#server/http/present-time.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { listSelections } from '#server/services/service-store.ts';
import { logoUrl } from './logo-url.ts';
import type { ProviderRow } from './provider-store.ts';

export async function presentProvider(scope: ProviderScope, row: ProviderRow): Promise<z.input<typeof provider>> {
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
    default_tax_rate: row.defaultTaxRate,
    prices_include_tax: row.pricesIncludeTax,
    services: await listSelections(scope),
    profession_ids: [],
    is_profile_complete: Object.keys(profileProblems(wire)).length === 0,
    created_at: presentTime(row.createdAt),
    updated_at: presentTime(row.updatedAt),
  };
}
