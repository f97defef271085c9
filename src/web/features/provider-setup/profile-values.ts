import type { Currency } from '#domain/currency.ts';
import { defaultLocale, type Locale, matchLocale } from '#domain/locale.ts';
import type { ProviderType } from '#domain/provider/profile.ts';
import type { ProfileBody, Provider } from '#web/api/provider.ts';

export const addressLines = ['line1', 'line2', 'city', 'region', 'postal_code', 'country'] as const;
export type AddressLine = (typeof addressLines)[number];

/** The form's fields by the wire's names, so that the server's `errors` find their field. */
export interface ProfileValues {
  provider_type: ProviderType;
  business_name: string;
  first_name: string;
  last_name: string;
  email: string;
  phone_number: string;
  address: Record<AddressLine | 'formatted_address', string>;
  currency: Currency;
  locale: Locale;
}

const currencyOfCountry: Readonly<Record<string, Currency>> = {
  GB: 'GBP',
  US: 'USD',
  MX: 'USD',
  AR: 'USD',
  BR: 'USD',
  AU: 'AUD',
  CA: 'CAD',
  CH: 'CHF',
  SE: 'SEK',
};
const euroCountries = new Set(['ES', 'PT', 'FR', 'BE', 'DE', 'AT', 'IT', 'NL', 'FI', 'PL', 'DK', 'NO']);

/** The likeliest of our currencies where a locale is at home. */
export function likelyCurrency(locale: Locale): Currency {
  const country = locale.slice(3);
  return currencyOfCountry[country] ?? (euroCountries.has(country) ? 'EUR' : 'GBP');
}

export function profileValues(
  provider: Provider | null,
  known: { readonly email?: string | undefined; readonly languages: readonly string[] },
): ProfileValues {
  const locale = provider?.locale ?? (known.languages.length > 0 ? matchLocale(known.languages) : defaultLocale);
  const line = (name: AddressLine | 'formatted_address') => provider?.address?.[name] ?? '';
  return {
    provider_type: provider?.provider_type ?? 'business',
    business_name: provider?.business_name ?? '',
    first_name: provider?.first_name ?? '',
    last_name: provider?.last_name ?? '',
    email: provider?.email ?? known.email ?? '',
    phone_number: provider?.phone_number ?? '',
    address: {
      formatted_address: line('formatted_address'),
      line1: line('line1'),
      line2: line('line2'),
      city: line('city'),
      region: line('region'),
      postal_code: line('postal_code'),
      country: line('country'),
    },
    currency: provider?.currency ?? likelyCurrency(locale),
    locale,
  };
}

const orNull = (text: string): string | null => text.trim() || null;

/** What is empty goes as null, so that clearing a field clears it. */
export function profileBody(values: ProfileValues): ProfileBody {
  const { address } = values;
  return {
    ...values,
    business_name: orNull(values.business_name),
    first_name: orNull(values.first_name),
    last_name: orNull(values.last_name),
    email: orNull(values.email),
    phone_number: orNull(values.phone_number),
    address: {
      formatted_address: orNull(address.formatted_address),
      line1: orNull(address.line1),
      line2: orNull(address.line2),
      city: orNull(address.city),
      region: orNull(address.region),
      postal_code: orNull(address.postal_code),
      country: orNull(address.country),
    },
  };
}
