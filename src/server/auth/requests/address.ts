import { emailKey, emailProblem } from '#domain/customer/email-address.ts';
import { AuthError, invalid } from './auth-error.ts';

const e164 = /^\+?[1-9]\d{1,14}$/;

/** An e-mail address as we keep it: lower case. @throws AuthError 400 */
export function emailOf(text: string): string {
  const email = emailKey(text);
  if (emailProblem(email)) throw invalid('Unable to validate email address: invalid format');
  return email;
}

/** @throws AuthError 400 */
export function phoneOf(text: string): string {
  if (!e164.test(text)) throw invalid('Invalid phone number format (E.164 required)');
  return text.replace('+', '');
}

/** The one address of a request that may name an e-mail or a phone. There is no carrier for SMS yet. @throws AuthError 400 */
export function requiredEmail(
  fields: { email: string | undefined; phone: string | undefined },
  missing: string,
): string {
  const { email, phone } = fields;
  if (email && phone) throw invalid('Only an email address or phone number should be provided');
  if (phone) {
    phoneOf(phone);
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  if (!email) throw invalid(missing);
  return emailOf(email);
}
