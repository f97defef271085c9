import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { currency, percent } from './fields.ts';

/** One of the rates that a provider's lines can have. */
export const taxRate = z
  .strictObject({
    id: z.string().trim().min(1).max(40),
    label: z.string().trim().max(60),
    percent,
    is_default: z.boolean(),
  })
  .meta({ id: 'TaxRate' });

/** A party's tax identity as a customer reads it. */
export const shownTaxIdentity = z
  .strictObject({
    is_registered: z.boolean(),
    /** What the tax is called, in the quote's language. */
    name: z.string(),
    number: z.string().nullable(),
    number_name: z.string(),
    /** The sentence of somebody who is not registered. */
    note: z.string().nullable(),
    company_number: z.string().nullable(),
    company_number_name: z.string().nullable(),
  })
  .meta({ id: 'TaxIdentity' });

export const listCountries = endpoint({
  method: 'GET',
  path: '/provider/tax-countries',
  caller: 'provider',
  summary:
    'What each country says about tax: its rates of a year, what tax and numbers are called, the sentence it wants',
  response: z.array(
    z.strictObject({
      country: z.string(),
      /** In the reader's language. */
      name: z.string(),
      currency: currency.nullable(),
      year: z.int(),
      source: z.string(),
      tax_name: z.string(),
      /** The rate depends on where the work is done: the provider names it. */
      by_place: z.boolean(),
      rates: z.array(taxRate),
      number: z.strictObject({ name: z.string(), example: z.string() }),
      company_number: z.strictObject({ name: z.string(), on_quotes: z.boolean() }).nullable(),
      /** The sentence under a quote of somebody who is not registered; null where the country wants none. */
      unregistered_note: z.string().nullable(),
    }),
  ),
});
