import { getCountries } from 'libphonenumber-js';
import { formatAddress } from 'localized-address-format';
import type { RowFields } from '#domain/customer/import/row-values.ts';
import { locales } from '#domain/locale.ts';
import { fold } from '#domain/text/fold.ts';

export type AddressWriter = (parts: Pick<RowFields, 'street' | 'postcode' | 'city' | 'country'>) => string;

let codesByName: ReadonlyMap<string, string> | undefined;

/** The code of a country that was written as a code, or by its name in one of our languages. */
function countryCode(text: string): string | undefined {
  codesByName ??= new Map(
    locales.flatMap((locale) => {
      const names = new Intl.DisplayNames([locale], { type: 'region' });
      return getCountries().map((code) => [fold(names.of(code) ?? code), code] as const);
    }),
  );
  const code = text.toUpperCase();
  return getCountries().find((one) => one === code) ?? codesByName.get(fold(text));
}

/** Writes addresses the way their country does; the country itself only where it is not the provider's. */
export function addressWriter(home: string): AddressWriter {
  return ({ street, postcode, city, country }) => {
    const code = country ? (countryCode(country) ?? home) : home;
    const lines = formatAddress({
      postalCountry: code,
      addressLines: street ? street.split(/\r?\n/) : [],
      ...(postcode && { postalCode: postcode }),
      ...(city && { locality: city }),
    });
    const isAbroad = country !== undefined && countryCode(country) !== home;
    return [...lines, ...(isAbroad ? [country] : [])].join('\n');
  };
}
