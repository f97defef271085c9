import type { Currency } from '#domain/currency.ts';
import type { Locale } from '#domain/locale.ts';
import { currencyOf } from '#domain/provider/country.ts';
import { defaultRate, type TaxIdentity } from '#domain/provider/tax-identity.ts';
import type { QuoteDetail } from '#domain/quote/detail.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { priceBasisOf } from '#server/pricing/price-basis.ts';
import { logoUrl } from '#server/providers/logo-url.ts';
import type { ProviderRow } from '#server/providers/provider-store.ts';
import { guessIdentity, taxName } from '#server/providers/tax-identity.ts';
import { type Parties, providerParty } from '#server/quotes/parties.ts';

/** Who a sample quote is from. */
export interface Seller {
  readonly party: Parties['provider'];
  readonly logoUrl: string | null;
  readonly primaryColor: string | null;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly chargesTax: boolean;
  readonly pricesIncludeTax: boolean;
  readonly taxRate: number;
  readonly detail: QuoteDetail;
  readonly basis: ReturnType<typeof priceBasisOf>;
  readonly terms: string | null;
  readonly validDays: number;
  readonly depositPercent: number | null;
  readonly guarantee: string | null;
}

/** The provider as the customers of a new quote see them. */
export function sellerOf(row: ProviderRow, { countries }: Pick<AppDeps, 'countries'>): Seller {
  const { locale, currency, isTaxRegistered: chargesTax, pricesIncludeTax } = row;
  return {
    party: providerParty(row, { locale, chargesTax }, countries),
    logoUrl: logoUrl(row),
    primaryColor: row.primaryColor,
    locale,
    currency,
    chargesTax,
    pricesIncludeTax,
    taxRate: defaultRate(row.taxRates),
    detail: row.quoteDetail,
    basis: priceBasisOf(row),
    terms: row.quoteTerms,
    validDays: row.validDays,
    depositPercent: row.depositPercent,
    guarantee: row.guarantee,
  };
}

/** A firm that is plainly made up, at home where the reader is. */
export function exampleSeller(locale: Locale, { countries }: Pick<AppDeps, 'countries'>): Seller {
  const { taxCountry, taxRates } = guessIdentity({ locale }, countries);
  const nothing = { number: null, note: null, company_number: null, company_number_name: null };
  const tax = { is_registered: true, name: taxName({ taxCountry }, locale, countries), number_name: '', ...nothing };
  return {
    party: {
      name: 'Hale & Sons',
      person: 'Tom Hale',
      phoneNumber: null,
      email: null,
      address: null,
      taxCountry,
      tax,
    },
    logoUrl: null,
    primaryColor: null,
    locale,
    currency: currencyOf(countries[taxCountry]),
    chargesTax: true,
    pricesIncludeTax: false,
    taxRate: defaultRate(taxRates satisfies TaxIdentity['rates']),
    detail: 'lines',
    basis: { country: taxCountry, hourMinor: null, markupPercent: null },
    terms: null,
    validDays: 30,
    depositPercent: null,
    guarantee: null,
  };
}
