import { randomBytes } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { Currency } from '#domain/currency.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { Problem } from '#domain/problem.ts';
import { type Countries, currencyOf, type WhereFrom } from '#domain/provider/country.ts';
import { displayName, type ProviderType } from '#domain/provider/profile.ts';
import { databaseErrorOf, type Executor } from '#server/db/connection.ts';
import type { PostalAddress } from '#server/db/schema/provider.ts';
import { findProviderOfUser, insertProvider, isSlugTaken, type ProviderRow, updateProvider } from './provider-store.ts';
import { guessIdentity } from './tax-identity.ts';

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
export async function createProfile(
  db: Executor,
  countries: Countries,
  userId: string,
  input: ProfileInput,
): Promise<ProviderRow> {
  const taken = new Problem('already_exists', msg`You already have a provider profile.`);
  const existing = await findProviderOfUser(db, userId);
  // Begun by the basic form, finished by the full one.
  if (existing && isBegun(existing))
    return updateProvider(
      { db, providerId: existing.id, actor: { kind: 'provider', userId } },
      { ...columnsOf(input), ...newGuess(existing, input, countries) },
    );
  if (existing) throw taken;
  try {
    return await insertWithSlug(db, userId, input, countries);
  } catch (error) {
    if (databaseErrorOf(error)?.code === uniqueViolation) throw taken;
    throw error;
  }
}

function isBegun({ email, phoneNumber, address }: ProviderRow): boolean {
  return email === null && phoneNumber === null && address === null;
}

/** Two firms of one name may sign up at the same moment: whoever comes second gets another slug. */
async function insertWithSlug(
  db: Executor,
  userId: string,
  input: ProfileInput,
  countries: Countries,
): Promise<ProviderRow> {
  const locale = input.locale ?? defaultLocale;
  const identity = guessIdentity(whereFrom(input, locale), countries);
  const currency = input.currency ?? currencyOf(countries[identity.taxCountry]);
  const values = { ...columnsOf(input), ...identity, providerType: input.provider_type, locale, currency };
  const plain = slugOf(displayName(input));
  const slug = (await isSlugTaken(db, plain)) ? withSuffix(plain) : plain;
  try {
    return await insertOwned(db, userId, { ...values, slug });
  } catch (error) {
    const refusal = databaseErrorOf(error);
    if (refusal?.code !== uniqueViolation || !refusal.constraint?.includes('slug')) throw error;
    return insertOwned(db, userId, { ...values, slug: withSuffix(plain) });
  }
}

async function insertOwned(
  db: Executor,
  userId: string,
  values: Parameters<typeof insertProvider>[1],
): Promise<ProviderRow> {
  return db.transaction((tx) => insertProvider(tx, values, userId));
}

function whereFrom({ address, phone_number }: ProfileChange, locale: Locale): WhereFrom {
  return { country: address?.country, phone: phone_number, locale };
}

/** Until the provider has been asked, the country follows what they write about themselves. */
export function newGuess(before: ProviderRow, input: ProfileChange, countries: Countries) {
  if (before.taxConfirmedAt) return {};
  const known = { address: before.address, phone_number: before.phoneNumber, ...input };
  const guess = guessIdentity(whereFrom(known, input.locale ?? before.locale), countries);
  return guess.taxCountry === before.taxCountry ? {} : guess;
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
