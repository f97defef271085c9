import { type Locale, locales, matchLocale } from '#domain/locale.ts';
import { type Own, type ReadPaste, readPaste, type Said } from '#domain/paste/read-paste.ts';
import { recogniseLanguage } from '#domain/paste/recognise-language.ts';
import type { CustomerRow } from '#server/customers/customer-store.ts';
import { findKnownCustomer } from '#server/customers/known-customer.ts';
import { countryOfNumbers, type FoundPhone, findPhones, isSamePhone } from '#server/customers/phone-number.ts';
import type { InstalledPlaybooks } from '#server/playbooks/installed-playbooks.ts';
import { type ProviderRow, senderName } from '#server/providers/provider-store.ts';
import type { ProviderScope } from '#server/scope/scope.ts';

/** What a pasted request says of whoever wrote it, beside what it asks for. */
export interface RequestRead extends Pick<ReadPaste, 'body' | 'name' | 'email' | 'address'> {
  readonly phone: Said<FoundPhone> | null;
  readonly locale: Locale | null;
  /** Who has the mail or telephone already. */
  readonly known: CustomerRow | null;
}

/** The provider, whose own name, mail and telephone are no customer's. */
export function ownOf(provider: ProviderRow): Own {
  const names = [senderName(provider), provider.firstName ?? '', provider.lastName ?? ''].filter((name) => name !== '');
  return { names, email: provider.email };
}

function phoneOf({ phoneTexts }: ReadPaste, provider: ProviderRow): Said<FoundPhone> | null {
  const country = countryOfNumbers(provider);
  const isOwn = ({ text }: FoundPhone) =>
    provider.phoneNumber !== null && isSamePhone(text, provider.phoneNumber, country);
  const all = phoneTexts.flatMap((text) => findPhones(text, country)).filter((phone) => !isOwn(phone));
  const [best] = all;
  if (!best) return null;
  // The first texts are what stands in a signature or a form; where nothing does, one number alone is the writer's.
  const isOnly = all.every(({ text }) => isSamePhone(text, best.text, country));
  const isSigned = findPhones(phoneTexts[0] ?? '', country).some(({ text }) => text === best.text);
  return { value: best, isSure: isOnly || isSigned };
}

/** One of our locales for a language: the provider's own, else of the country that telephone or address tell. */
export function localeFor(
  language: string,
  provider: ProviderRow,
  countries: readonly (string | null | undefined)[],
): Locale {
  const regions = [provider.locale.slice(3), ...countries];
  const wanted = regions.map((region) => `${language}-${region}`);
  const fits = wanted.find((tag) => locales.some((locale) => locale === tag));
  return fits ? matchLocale([fits]) : matchLocale([language]);
}

/** Reads a pasted request. Writes nothing. */
export async function readRequest(
  scope: ProviderScope,
  { provider, playbooks }: { readonly provider: ProviderRow; readonly playbooks: InstalledPlaybooks },
  description: string,
): Promise<RequestRead> {
  const paste = readPaste(description, ownOf(provider));
  const phone = phoneOf(paste, provider);
  const language = recogniseLanguage(paste.body || description, playbooks.all);
  const { name, email, address, body } = paste;
  const contact = { name: name?.value ?? '', email: email?.value ?? null, phone: phone?.value.text ?? null };
  return {
    body,
    name,
    email,
    address,
    phone,
    locale: language === null ? null : localeFor(language, provider, [address?.value.country, phone?.value.country]),
    known: await findKnownCustomer(scope, provider, contact),
  };
}
