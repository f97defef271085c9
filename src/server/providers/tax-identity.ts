import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { shownTaxIdentity } from '#contract/tax.ts';
import type { Locale } from '#domain/locale.ts';
import type { Sentence } from '#domain/problem.ts';
import {
  type Countries,
  type Country,
  guessCountry,
  type RateKind,
  rateKinds,
  textFor,
  type WhereFrom,
} from '#domain/provider/country.ts';
import type { TaxIdentity, TaxRate } from '#domain/provider/tax-identity.ts';
import { say } from '#server/i18n.ts';
import type { ProviderRow } from './provider-store.ts';

const labels: Record<RateKind, Sentence> = {
  standard: msg`Standard rate`,
  intermediate: msg`Intermediate rate`,
  reduced: msg`Reduced rate`,
  super_reduced: msg`Lowest rate`,
  zero: msg`Zero rate`,
};

/** A country's rates as a provider's list begins, with the standard one as the usual. */
export function usualRates(country: Country | undefined, locale: Locale): TaxRate[] {
  return rateKinds.flatMap((kind) => {
    const percent = country?.rates[kind];
    return percent === undefined
      ? []
      : [{ id: kind, label: say(locale, labels[kind]), percent, is_default: kind === 'standard' }];
  });
}

/** Who somebody probably is for the tax office, until they have been asked. */
export function guessIdentity(where: WhereFrom, countries: Countries) {
  const taxCountry = guessCountry(where, countries);
  return { taxCountry, isTaxRegistered: true, taxRates: usualRates(countries[taxCountry], where.locale) };
}

export function identityOf(row: ProviderRow): TaxIdentity {
  return {
    country: row.taxCountry,
    isRegistered: row.isTaxRegistered,
    number: row.taxNumber,
    note: row.taxNote,
    companyNumber: row.companyNumber,
    rates: row.taxRates,
  };
}

/** What the tax is called where the provider is, for a reader of the locale. */
export function taxName(row: Pick<ProviderRow, 'taxCountry'>, locale: Locale, countries: Countries): string {
  return textFor(countries[row.taxCountry]?.tax, locale) ?? say(locale, msg`tax`);
}

/**
 * The identity as the customer of a quote reads it: the number of somebody registered, the sentence of somebody who is not,
 * unless the quote charges tax all the same because it was begun before.
 */
export function shownIdentity(
  row: ProviderRow,
  { locale, chargesTax }: { readonly locale: Locale; readonly chargesTax: boolean },
  countries: Countries,
): z.input<typeof shownTaxIdentity> {
  const country = countries[row.taxCountry];
  return {
    is_registered: row.isTaxRegistered,
    name: taxName(row, locale, countries),
    number: row.isTaxRegistered ? row.taxNumber : null,
    number_name: textFor(country?.number.name, locale) ?? say(locale, msg`Tax number`),
    note: row.isTaxRegistered || chargesTax ? null : (row.taxNote ?? textFor(country?.unregistered, locale)),
    company_number: row.companyNumber,
    company_number_name: row.companyNumber
      ? (textFor(country?.company_number?.name, locale) ?? say(locale, msg`Company number`))
      : null,
  };
}
