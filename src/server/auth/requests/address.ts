import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { emailKey, emailProblem } from '#domain/customer/email-address.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError, invalid } from './auth-error.ts';

/** Where a user can be reached and by what they sign in. A phone stands as its digits, with the country's code and no plus. */
export type Address = { readonly email: string } | { readonly phone: string };

interface AddressFields {
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

const e164 = /^\+?[1-9]\d{1,14}$/;

/** An e-mail address as we keep it: lower case. @throws AuthError 400 */
export function emailOf(text: string): string {
  const email = emailKey(text);
  if (emailProblem(email)) throw invalid('Unable to validate email address: invalid format');
  return email;
}

/** Of a length that the country has; whether anybody answers there, only a code can tell. @throws AuthError 400 */
export function phoneOf(text: string): string {
  const number = e164.test(text) ? parsePhoneNumberFromString(`+${text.replace('+', '')}`) : undefined;
  if (!number?.isPossible()) throw invalid('Invalid phone number format (E.164 required)');
  return number.number.slice(1);
}

/** The one address that a request names, whether or not phones sign in here. @throws AuthError 400 */
export function addressOf({ email, phone }: AddressFields, words: { both: string; missing: string }): Address {
  if (email && phone) throw invalid(words.both);
  if (phone) return { phone: phoneOf(phone) };
  if (!email) throw invalid(words.missing);
  return { email: emailOf(email) };
}

/** The one address that a message is asked to. @throws AuthError 400 */
export function requiredAddress(auth: AuthContext, fields: AddressFields, missing: string): Address {
  const both = 'Only an email address or phone number should be provided';
  const address = addressOf(fields, { both, missing });
  if ('phone' in address) requirePhones(auth);
  return address;
}

/** @throws AuthError 400 where phones do not sign in */
export function requirePhones({ settings }: Pick<AuthContext, 'settings'>): void {
  if (!settings.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
}

export const textOf = (address: Address): string => ('email' in address ? address.email : address.phone);
