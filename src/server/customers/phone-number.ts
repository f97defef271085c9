import {
  type CountryCode,
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { digitsOf } from '#domain/customer/contact.ts';
import type { ProviderRow } from '#server/providers/provider-store.ts';

/** Where numbers without a country's code are at home: the provider's address, else the language's. */
export function countryOfNumbers({ address, locale }: Pick<ProviderRow, 'address' | 'locale'>): CountryCode {
  const country = address?.country?.trim().toUpperCase() ?? '';
  if (isSupportedCountry(country)) return country;
  const region = locale.slice(3);
  return isSupportedCountry(region) ? region : 'GB';
}

const isInternational = (text: string): boolean => /^\s*(?:\+|00|\(\+)/.test(text);

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

interface Written {
  /** With the country's code, as the default country reads it. */
  readonly whole: string;
  /** Without code and zeros. */
  readonly national: string;
  readonly isInternational: boolean;
}

function written(text: string, country: CountryCode): Written | null {
  const number = parsePhoneNumberFromString(text.replace(/^\s*00(?=[1-9])/, '+'), country);
  if (!number) return null;
  const national = withoutZeros(number.nationalNumber);
  return { whole: number.number, national, isInternational: isInternational(text) };
}

/** Whether two texts are one telephone number, in whatever spacing, national or international. */
export function isSamePhone(one: string, other: string, country: CountryCode): boolean {
  return phoneReader(country).isSame(one, other);
}

/** For many numbers, each of which is read once. */
export function phoneReader(country: CountryCode) {
  const known = new Map<string, Written | null>();
  const read = (text: string): Written | null => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const number = written(text, country);
    known.set(text, number);
    return number;
  };
  return {
    /** The same for whatever may be one number. */
    keyOf: (text: string): string => read(text)?.national ?? withoutZeros(digitsOf(text)),
    isSame: (one: string, other: string): boolean => {
      const [a, b] = [read(one), read(other)];
      if (!a || !b) return digitsOf(one) !== '' && digitsOf(one) === digitsOf(other);
      // Where only one has a country's code, the other may be at home in that country.
      return a.whole === b.whole || (a.isInternational !== b.isInternational && a.national === b.national);
    },
  };
}

/** A number as its country writes it, abroad with the country's code; what is no whole number stays as it was written. */
export function formatPhone(text: string, home: CountryCode): string {
  const number = parsePhoneNumberFromString(text.replace(/^\s*00(?=[1-9])/, '+'), home);
  if (!number?.isValid()) return text;
  return number.country === home ? number.formatNational() : number.formatInternational();
}

export interface FoundPhone {
  /** As it was written. */
  readonly text: string;
  readonly country: string | null;
}

/** The telephone numbers of a text that can be one, each once. */
export function findPhones(text: string, country: CountryCode): FoundPhone[] {
  const found = findPhoneNumbersInText(text, country).map(({ startsAt, endsAt, number }) => ({
    text: text.slice(startsAt, endsAt).trim(),
    country: number.country ?? null,
  }));
  return found.filter(({ text: phone }, at) => found.findIndex((one) => isSamePhone(one.text, phone, country)) === at);
}
