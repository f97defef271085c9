import type { Currency } from '../currency.ts';
import { type Locale, languageOf, locales } from '../locale.ts';
import { fold } from '../text/fold.ts';

/** Which of a country's rates, the usual one first. */
export const rateKinds = ['standard', 'intermediate', 'reduced', 'super_reduced', 'zero'] as const;
export type RateKind = (typeof rateKinds)[number];

/** Two-letter language → text, the country's own language first. */
type Texts = Readonly<Record<string, string>>;

/** What a country says about tax, as `playbooks/catalogue/countries.yaml` has it. */
export interface Country {
  /** Beside the names that every language has for it. */
  readonly known_as?: readonly string[];
  readonly calling_code: string;
  /** The usual one, where the product has it. */
  readonly currency?: Currency;
  readonly year: number;
  readonly source: string;
  readonly tax: Texts;
  /** The rate depends on where the work is done: the provider names it. */
  readonly by_place?: boolean;
  /** Percent. */
  readonly rates: Readonly<Partial<Record<RateKind, number>>>;
  readonly number: { readonly name: Texts; readonly form: string; readonly example: string };
  readonly company_number?: { readonly name: Texts; readonly on_quotes: boolean };
  /** What somebody who is not registered has to write under a quote; without it nothing. */
  readonly unregistered?: Texts;
}

/** By ISO 3166 code. */
export type Countries = Readonly<Record<string, Country>>;

/** In the reader's language where there is such a text, else in the country's own. */
export function textFor(texts: Texts | undefined, locale: Locale): string | null {
  return texts?.[languageOf(locale)] ?? Object.values(texts ?? {})[0] ?? null;
}

/** The country's usual currency; the euro where the product has not got it. */
export function currencyOf(country: Country | undefined): Currency {
  return country?.currency ?? 'EUR';
}

export interface WhereFrom {
  readonly country?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly locale: Locale;
}

/** The country somebody is in, from what they wrote: the address, else the phone's prefix, else the language they read. */
export function guessCountry({ country, phone, locale }: WhereFrom, countries: Countries): string {
  const region = locale.slice(3);
  return countryNamed(country ?? '', countries) ?? countryOfPhone(phone ?? '', region, countries) ?? region;
}

function countryNamed(written: string, countries: Countries): string | undefined {
  const code = written.trim().toUpperCase();
  if (Object.hasOwn(countries, code)) return code;
  const name = fold(written).trim();
  return name ? Object.keys(countries).find((one) => namesOf(one, countries[one]).has(name)) : undefined;
}

const knownNames = new Map<string, ReadonlySet<string>>();
const languages = [...new Set(locales.map(languageOf))];

function namesOf(code: string, country: Country | undefined): ReadonlySet<string> {
  const key = `${code} ${country?.known_as?.join() ?? ''}`;
  const known = knownNames.get(key);
  if (known) return known;
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code);
  const folded = new Set([...names, ...(country?.known_as ?? [])].map(fold));
  knownNames.set(key, folded);
  return folded;
}

/** Of countries that share a prefix the reader's own, else the first. */
function countryOfPhone(phone: string, region: string, countries: Countries): string | undefined {
  const international = /^\s*(?:\+|00)\s*([\d\s().-]+)/.exec(phone)?.[1]?.replace(/\D/g, '');
  if (!international) return undefined;
  const fitting = Object.entries(countries).filter(([, { calling_code }]) => international.startsWith(calling_code));
  const longest = Math.max(0, ...fitting.map(([, { calling_code }]) => calling_code.length));
  const codes = fitting.filter(([, { calling_code }]) => calling_code.length === longest).map(([code]) => code);
  return codes.find((code) => code === region) ?? codes[0];
}
