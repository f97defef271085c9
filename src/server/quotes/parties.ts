import type { z } from 'zod';
import type { shownTaxIdentity } from '#contract/tax.ts';
import type { CustomerKind } from '#domain/customer/kind.ts';
import type { Countries } from '#domain/provider/country.ts';
import { type CustomerRow, findCustomer } from '#server/customers/customer-store.ts';
import { findProvider, type ProviderRow, senderName } from '#server/providers/provider-store.ts';
import { shownIdentity } from '#server/providers/tax-identity.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import type { QuoteRow } from './quote-store.ts';

/** Both sides of a quote as its customer reads them. A version keeps them: what either is called later changes nothing sent. */
export interface Parties {
  readonly provider: {
    readonly name: string;
    readonly person: string | null;
    readonly phoneNumber: string | null;
    readonly email: string | null;
    readonly address: string | null;
    readonly taxCountry: string;
    readonly tax: z.input<typeof shownTaxIdentity>;
  };
  /** Null for a quote whose customer was erased. */
  readonly customer: { readonly name: string; readonly address: string | null; readonly kind: CustomerKind } | null;
}

/** The parties as they are called now. */
export async function findParties(scope: ProviderScope, quote: QuoteRow, countries: Countries): Promise<Parties> {
  const [provider, customer] = await Promise.all([
    findProvider(scope),
    quote.customerId ? findCustomer(scope, quote.customerId) : null,
  ]);
  return { provider: providerParty(provider, quote, countries), customer: customer && customerParty(customer) };
}

export function providerParty(
  row: ProviderRow,
  quote: Pick<QuoteRow, 'locale' | 'chargesTax'>,
  countries: Countries,
): Parties['provider'] {
  return {
    name: senderName(row),
    person: [row.firstName, row.lastName].filter(Boolean).join(' ') || null,
    phoneNumber: row.phoneNumber,
    email: row.email,
    address: row.address?.formatted_address ?? null,
    taxCountry: row.taxCountry,
    tax: shownIdentity(row, quote, countries),
  };
}

const customerParty = ({ name, address, kind }: CustomerRow) => ({ name, address, kind });
