import type { z } from 'zod';
import type { listCountries } from '#contract/tax.ts';
import type { Locale } from '#domain/locale.ts';
import { type Countries, type Country, textFor } from '#domain/provider/country.ts';
import { usualRates } from '#server/providers/tax-identity.ts';

type Listed = z.input<(typeof listCountries)['response']>;

/** The countries a provider can be in, by their names in the reader's language. */
export function presentCountries(countries: Countries, locale: Locale): Listed {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.entries(countries)
    .map(([code, country]) => presentCountry({ code, name: names.of(code) ?? code }, country, locale))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

function presentCountry(
  { code, name }: { readonly code: string; readonly name: string },
  country: Country,
  locale: Locale,
): Listed[number] {
  const { number, company_number } = country;
  return {
    country: code,
    name,
    currency: country.currency ?? null,
    year: country.year,
    source: country.source,
    tax_name: textFor(country.tax, locale) ?? '',
    by_place: country.by_place ?? false,
    rates: usualRates(country, locale),
    number: { name: textFor(number.name, locale) ?? '', example: number.example },
    company_number: company_number
      ? { name: textFor(company_number.name, locale) ?? '', on_quotes: company_number.on_quotes }
      : null,
    unregistered_note: textFor(country.unregistered, locale),
  };
}
