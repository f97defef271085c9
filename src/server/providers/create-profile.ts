import { randomBytes } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { Currency } from '#domain/currency.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import { displayName, type ProviderType } from '#domain/provider/profile.ts';
import { databaseErrorOf, type Executor } from '#server/db/connection.ts';
import type { PostalAddress } from '#server/db/schema/provider.ts';
import { findProviderOfUser, insertProvider, isSlugTaken, type ProviderRow, updateProvider } from './provider-store.ts';

export interface ProfileInput {
  readonly provider_type: ProviderType;
  readonly business_name?: string | null | undefined;
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone_number?: string | null | undefined;
  readonly address?: Partial<{ [Field in keyof PostalAddress]: string | null | undefined }> | null | undefined;
  readonly currency?: Currency | undefined;
  readonly locale?: Locale | undefined;
}

/** What was given of a profile; what was not stays as it is. */
export type ProfileChange = { readonly [Field in keyof ProfileInput]?: ProfileInput[Field] | undefined };

const uniqueViolation = '23505';

/** Creates the provider and makes the signed-in person its owner. @throws Problem already_exists */
export async function createProfile(db: Executor, userId: string, input: ProfileInput): Promise<ProviderRow> {
  const taken = new Problem('already_exists', msg`You already have a provider profile.`);
  const existing = await findProviderOfUser(db, userId);
  // Begun by the basic form, finished by the full one.
  if (existing && isBegun(existing))
    return updateProvider({ db, providerId: existing.id, actor: { kind: 'provider', userId } }, columnsOf(input));
  if (existing) throw taken;
  try {
    return await insertWithSlug(db, userId, input);
  } catch (error) {
    if (databaseErrorOf(error)?.code === uniqueViolation) throw taken;
    throw error;
  }
}

function isBegun({ email, phoneNumber, address }: ProviderRow): boolean {
  return email === null && phoneNumber === null && address === null;
}

/** Two firms of one name may sign up at the same moment: whoever comes second gets another slug. */
async function insertWithSlug(db: Executor, userId: string, input: ProfileInput): Promise<ProviderRow> {
  const plain = slugOf(displayName(input));
  const slug = (await isSlugTaken(db, plain)) ? withSuffix(plain) : plain;
  try {
    return await insertOwned(db, userId, input, slug);
  } catch (error) {
    const refusal = databaseErrorOf(error);
    if (refusal?.code !== uniqueViolation || !refusal.constraint?.includes('slug')) throw error;
    return insertOwned(db, userId, input, withSuffix(plain));
  }
}

async function insertOwned(db: Executor, userId: string, input: ProfileInput, slug: string): Promise<ProviderRow> {
  const locale = input.locale ?? defaultLocale;
  const currency = input.currency ?? currencyOf(locale);
  const values = {
    ...columnsOf(input),
    providerType: input.provider_type,
    slug,
    locale,
    currency,
    defaultTaxRate: usualTaxRate[currency],
  };
  return db.transaction((tx) => insertProvider(tx, values, userId));
}

export function columnsOf(input: ProfileChange) {
  const { address } = input;
  return {
    ...(input.provider_type === undefined ? {} : { providerType: input.provider_type }),
    ...(input.business_name === undefined ? {} : { businessName: input.business_name || null }),
    ...(input.first_name === undefined ? {} : { firstName: input.first_name || null }),
    ...(input.last_name === undefined ? {} : { lastName: input.last_name || null }),
    ...(input.email === undefined ? {} : { email: input.email || null }),
    ...(input.phone_number === undefined ? {} : { phoneNumber: input.phone_number || null }),
    ...(address === undefined
      ? {}
      : { address: address?.formatted_address ? { ...address, formatted_address: address.formatted_address } : null }),
    ...(input.currency === undefined ? {} : { currency: input.currency }),
    ...(input.locale === undefined ? {} : { locale: input.locale }),
  };
}

/** Standard rates of value added or sales tax where a country has one; elsewhere the provider sets it. */
const usualTaxRate: Record<Currency, number> = {
  GBP: 20,
  EUR: 21,
  USD: 0,
  JPY: 10,
  AUD: 10,
  CAD: 5,
  CHF: 8.1,
  CNY: 9,
  SEK: 25,
  NZD: 15,
};

const regionCurrency: Record<string, Currency> = { GB: 'GBP', US: 'USD', AU: 'AUD', CA: 'CAD', CH: 'CHF', SE: 'SEK' };

function currencyOf(locale: Locale): Currency {
  return regionCurrency[locale.slice(3)] ?? 'EUR';
}

function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 50) || 'provider';
}

const withSuffix = (slug: string): string => `${slug}-${randomBytes(3).toString('hex')}`;
